/** The Worker that made a change records it itself; the object does it where that Worker died or D1 was down. */
const GRACE_MS = 5_000
/** A pending booking whose Worker has not come back by then is let go. */
const PENDING_MS = 60_000
const FIRST_MS = 2_000
const LONGEST_MS = 60_000

export type By = { id: string; name: string }

export const owedBy = (now: number, by?: By | null) => ({
  now,
  dueAt: now + GRACE_MS,
  by: by ? JSON.stringify(by) : null,
})
export const settledBy = (now: number): number => now + PENDING_MS
export const retryAt = (now: number, failures: number): number => now + Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)
