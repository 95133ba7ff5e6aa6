import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { within } from '../../platform/within'
import { embed, embedderOf, questionText } from './embed'

/** A visitor waits for the answer, not for this. */
const WITHIN_MS = 120
/** One visitor finds out for all others of this isolate. */
const REST_MS = 30_000

let restsUntil = 0

/** What a question means; none where that can't be had in time. */
export async function embedQuestion(ctx: Context, lookup: string): Promise<Int8Array | undefined> {
  const ai = embedderOf(ctx)
  if (!ai || ctx.now() < restsUntil) return undefined
  try {
    const [vector] = await within(WITHIN_MS, embed(ai, [questionText(lookup)]))
    return vector
  } catch (error) {
    restsUntil = ctx.now() + REST_MS
    log.error('knowledge.question-not-embedded', { error })
    return undefined
  }
}
