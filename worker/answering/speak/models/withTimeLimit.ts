import { within } from '../../../platform/within'
import { ModelFailed } from './model'

/** A whole reply may take this many times the limit of one pause: a model that still trickles then is as good as silent. */
const WHOLE_REPLY_LIMITS = 2

/**
 * The same stream. It throws `ModelFailed` after a silence of `limitMs`, before the first piece or between two, and when the whole takes
 * too long. A source that ignores `stop` is left behind; nothing waits for it.
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
      const step = await within(limitMs, pieces.next(), () => new ModelFailed('silent'))
      if (step.done) return step.value
      if (whole.aborted) throw new ModelFailed('silent')
      yield step.value
    }
  } catch (error) {
    throw error instanceof ModelFailed ? error : new ModelFailed('dropped', { cause: error })
  } finally {
    stop.abort()
    // Not awaited: the source may be waiting for a byte that never comes.
    pieces.return(0).catch(() => undefined)
  }
}
