import { meaningOf, meansTheSame } from '../../answering/question/meaning'
import type { Context } from '../../context'
import { outboxRow, wakeOutbox } from '../../outbox/writeOutbox'
import { findSortable, findUnsorted, forgetOldest, insertQuestion, recount, sortAsking } from './store'

/** Nobody answers more; and each asking is compared with all of them. */
const QUESTIONS_MAX = 500

/**
 * Puts each asking to those that mean the same. A new question's id is made from its first asking: two that sort at once come to the same
 * end.
 */
export async function sortAskings(
  ctx: Context,
  { businessId, customerId }: { businessId: string; customerId: string },
): Promise<void> {
  for (let unsorted = await findUnsorted(ctx, businessId); unsorted.length > 0; ) {
    const known = (await findSortable(ctx, businessId, QUESTIONS_MAX)).map(({ id, question }) => ({
      id,
      meaning: meaningOf(question),
    }))
    for (const asking of unsorted) {
      const meaning = meaningOf(asking.question)
      const found = known.find((one) => meansTheSame(one.meaning, meaning))
      const id = found?.id ?? `qst_${asking.id.replace(/^msg_/, '')}`
      const sorted = [sortAsking(ctx, asking.id, id), recount(ctx, id)] as const
      if (found) {
        await ctx.tenants.batch(sorted)
        continue
      }
      known.unshift({ id, meaning })
      await ctx.tenants.batch([
        insertQuestion(ctx, asking, id),
        ...sorted,
        outboxRow(ctx, ctx.tenants, { kind: 'questions.mail', payload: { businessId, customerId } }),
      ])
    }
    await forgetOldest(ctx, businessId, QUESTIONS_MAX)
    unsorted = await findUnsorted(ctx, businessId)
  }
  wakeOutbox(ctx)
}
