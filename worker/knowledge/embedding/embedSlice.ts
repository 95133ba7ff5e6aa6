import * as z from 'zod/mini'
import type { Context } from '../../platform/context'
import { retryOnce } from '../../platform/durableObjects'
import { log } from '../../platform/log/log'
import { knowledge } from '../knowledgeObject'
import { embed, embedderOf, statementText } from './embed'

/** So long a Worker goes on with one business before others have their turn. */
const SLICE_MS = 15_000

export const embedMessage = z.object({ businessId: z.string(), wants: z.literal('vectors') })

/** Has some of a version's statements embedded. The Worker does the waiting, and each batch is kept before the next is asked for. */
export async function embedSlice(ctx: Context, { businessId }: z.infer<typeof embedMessage>): Promise<void> {
  const ai = embedderOf(ctx)
  if (!ai) return
  const until = ctx.now() + SLICE_MS
  try {
    let texts = await knowledge(ctx, businessId).keepVectors([])
    while (texts.length > 0 && ctx.now() < until) {
      const said = texts.map(({ statement }) => statementText(statement))
      const vectors = await embed(ai, said)
      const embedded = vectors.flatMap((vector, at) => (texts[at] ? [{ digest: texts[at].digest, vector }] : []))
      texts = await retryOnce(() => knowledge(ctx, businessId).keepVectors(embedded))
    }
  } catch (error) {
    // Until the object's alarm calls again, the version is searched by its words alone.
    log.error('knowledge.not-embedded', { businessId, error })
  }
}
