const FIRST_MS = 2_000
const LONGEST_MS = 60_000

/** Milliseconds until the next try: 2 s, 4 s, 8 s … up to a minute. */
export const sessionRetryDelay = (failures: number): number => Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)
