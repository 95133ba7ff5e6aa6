/**
 * While somebody waits for a calendar: how long all calls may take together, one of them, so that another can be tried, and the pauses between
 * them. A file of its own: tests have others in its place (vitest.config.ts).
 */
export const WAITS = { allMs: 5000, callMs: 2000, pausesMs: [250, 500, 1000, 2000] }
