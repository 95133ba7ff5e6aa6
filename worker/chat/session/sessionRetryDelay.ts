const FIRST_MS = 2_000
const LONGEST_MS = 60_000

/** 2 s, 4 s, 8 s … a minute: soon enough that an owner hardly notices, and for as long as it takes. */
export const sessionRetryDelay = (failures: number): number => Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)
