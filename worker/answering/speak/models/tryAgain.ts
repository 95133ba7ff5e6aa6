import { errorText } from '../../../errorText'
import { beginTrial, close, endTrial, trialOf } from './circuit'
import type { ChatTurn, Model } from './model'
import { withTimeLimit } from './withTimeLimit'

/** Within seconds, and all within the 30 s that work may go on after an answer. The next visitor begins it anew. */
const PAUSES_MS = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000]

/** Asks a failed model again what it failed on, until it answers. Runs behind an answer that has left; never throws. */
export async function tryAgain(model: Model, businessId: string, limitMs: number): Promise<void> {
  if (!beginTrial(model.endpoint, businessId)) return
  for (const pause of PAUSES_MS) {
    await scheduler.wait(pause)
    const messages = trialOf(model.endpoint, businessId)
    if (!messages) return
    if (await answers(model, messages, limitMs)) return close(model.endpoint, businessId)
  }
  endTrial(model.endpoint, businessId)
}

async function answers(model: Model, messages: ChatTurn[], limitMs: number): Promise<boolean> {
  const pieces = withTimeLimit((stop) => model.stream(messages, stop), limitMs)
  try {
    for (let step = await pieces.next(); !step.done; step = await pieces.next());
    return true
  } catch (error) {
    console.warn(JSON.stringify({ event: 'model.still-failing', endpoint: model.endpoint, error: errorText(error) }))
    return false
  }
}
