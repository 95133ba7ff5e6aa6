import { errorText } from '../../errorText'
import { close, giveUpTrying, isBroken } from './circuit'
import type { Model } from './model'
import { withTimeLimit } from './withTimeLimit'

/** Within seconds at first, and all within the 30 s that work may go on after an answer. The next visitor begins it again. */
const PAUSES_MS = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000]
const TRIAL = [{ role: 'user' as const, content: 'Answer with one word: ready' }]

/** Asks a failed model for a word until it gives one. Runs behind an answer that has left; never throws. */
export async function tryAgain(model: Model, businessId: string, limitMs: number): Promise<void> {
  for (const pause of PAUSES_MS) {
    await scheduler.wait(pause)
    if (!isBroken(model.endpoint, businessId)) return
    if (await answers(model, limitMs)) {
      close(model.endpoint)
      return
    }
  }
  giveUpTrying(model.endpoint, businessId)
}

async function answers(model: Model, limitMs: number): Promise<boolean> {
  const pieces = withTimeLimit((stop) => model.stream(TRIAL, stop), limitMs)
  try {
    const first = await pieces.next()
    await pieces.return(0)
    return !first.done
  } catch (error) {
    console.warn(JSON.stringify({ event: 'model.still-failing', endpoint: model.endpoint, error: errorText(error) }))
    return false
  }
}
