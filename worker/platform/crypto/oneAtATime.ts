/** Longer than any hash takes. A request that is cut off while it has the turn loses it after this. */
const LEASE_MS = 1_000
const ASK_AGAIN_MS = 10
/** Others are let through between two hashes, since each of them holds up the whole isolate. */
const BREATH_MS = 3

let takenUntil = 0

/**
 * Runs heavy work when no other is running in this isolate. Waiting is by the clock and not by promises: one made in another request never
 * settles when that request is cut off.
 */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  while (Date.now() < takenUntil) await scheduler.wait(ASK_AGAIN_MS)
  takenUntil = Date.now() + LEASE_MS
  try {
    return await work()
  } finally {
    await scheduler.wait(BREATH_MS)
    takenUntil = 0
  }
}
