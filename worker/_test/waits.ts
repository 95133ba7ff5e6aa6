/** In place of worker/scheduling/sync/waits.ts, so that a test of silence is short. */
export const WAITS = { allMs: 2000, callMs: 800 }
