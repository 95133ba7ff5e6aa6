/** How long a server that isn't ours may take for the whole of its answer. A file of its own: tests put less in its place (vitest.config.ts). */
export const PATIENCE_MS = 10_000
