import { ModelFailed } from './model'

/** A visitor reads three sentences in this time; a model that still trickles then is as good as silent. */
const WHOLE_REPLY_LIMITS = 2

/**
 * The same stream, ended by `ModelFailed` when it is silent for `limitMs`: before its first piece or between two. A source that ignores
 * `stop` is left behind; nothing waits for it.
 */
export async function* withTimeLimit(
  open: (stop: AbortSignal) => AsyncGenerator<string, number>,
  limitMs: number,
): AsyncGenerator<string, number> {
  const stop = new AbortController()
  const pieces = open(stop.signal)
  const whole = AbortSignal.timeout(limitMs * WHOLE_REPLY_LIMITS)
  try {
    for (;;) {
      const step = await within(pieces.next(), limitMs)
      if (step.done) return step.value
      if (whole.aborted) throw new ModelFailed('silent')
      yield step.value
    }
  } catch (error) {
    throw error instanceof ModelFailed ? error : new ModelFailed('dropped', { cause: error })
  } finally {
    stop.abort()
    // It may be waiting for a byte that never comes, and what it says afterwards concerns nobody.
    pieces.return(0).catch(() => undefined)
  }
}

async function within<T>(step: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new ModelFailed('silent')), limitMs)
  })
  try {
    return await Promise.race([step, silence])
  } finally {
    clearTimeout(timer)
  }
}
