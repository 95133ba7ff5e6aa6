import { setTimeout as pause } from 'node:timers/promises'

/** Long work that offers to be put aside every few milliseconds. */
export type Steps<T> = Generator<void, T>

const AT_ONCE_MS = 12

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Rests as long as it works, so that whoever else is served by this isolate is not held up by what a stranger wrote. */
export async function gently<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const from = Date.now()
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value
      if (Date.now() - from >= AT_ONCE_MS) break
    }
    await pause(Date.now() - from)
  }
}
