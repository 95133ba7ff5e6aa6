/** In place of worker/platform/http/patience.ts, so that a test of silence is short. */
export const PATIENCE_MS = 3000
