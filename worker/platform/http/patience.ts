/** How long a server that isn't ours may take for the whole of its answer. */
export const PATIENCE_MS = 10_000
