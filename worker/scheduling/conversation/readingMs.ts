/**
 * So long a visitor who asked for a time may wait for a model to understand it. A file of its own: tests put more in its place
 * (vitest.config.ts).
 */
export const READING_MS = 2500
