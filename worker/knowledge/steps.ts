import { setTimeout as pause } from 'node:timers/promises'
import { UnreadableFile } from './errors'

/** Long work that offers to be put aside every few milliseconds; functions that do such work are named for it, `readingPage`. */
export type Steps<T> = Generator<void, T>

const AT_ONCE_MS = 12
/** The platform's clock stands still while a Worker computes: there the steps are what is counted. */
const AT_ONCE_STEPS = 2_000
const LONGEST_MS = 15_000

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** One reading at a time in an isolate, so that the memory of several doesn't add up. A reading that died frees its turn at this time. */
let takenUntil = 0

/** Takes the steps a few milliseconds at a time and pauses as long after each, so that other requests are served. Throws `UnreadableFile` where that takes too long. */
export async function gently<T>(steps: Steps<T>): Promise<T> {
  while (Date.now() < takenUntil) await pause(AT_ONCE_MS)
  const until = Date.now() + LONGEST_MS
  takenUntil = until
  try {
    while (Date.now() < until) {
      const from = Date.now()
      for (let taken = 0; taken < AT_ONCE_STEPS && Date.now() - from < AT_ONCE_MS; taken++) {
        const step = steps.next()
        if (step.done) return step.value
      }
      await pause(Date.now() - from)
    }
    throw new UnreadableFile('This file takes too long to read.')
  } finally {
    if (takenUntil === until) takenUntil = 0
  }
}
