/** Longer than any hash takes: if a request is cut off, its turn ends after this. */
const LEASE_MS = 1_000
const ASK_AGAIN_MS = 10
/** Pause between two hashes for other requests, since each hash blocks the isolate. */
const BREATH_MS = 3

let takenUntil = 0

/**
 * Runs CPU-heavy work while no other runs in this isolate. It polls the clock instead of awaiting a promise of another request, which never
 * settles if that request is cut off.
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
