import type { Context } from '../../platform/context'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { meansTheSame, questionMeaningOf, rarityAmong } from './meaning'
import {
  deleteLeastAskedQuestions,
  deleteOldClosedQuestions,
  deleteRepeatedAskings,
  findSortableQuestions,
  findUnsortedAskings,
  insertQuestion,
  recountAskings,
  sortAsking,
} from './store'

/** Kept questions per business. No owner answers more, and each new asking is compared with all of them. */
const OPEN_MAX = 500
const CLOSED_MAX = 500
/** How long a new answer may take to reach every visitor. Askings in that time still belong to the answered question. */
const ON_ITS_WAY_MS = 5 * 60_000

/**
 * Groups new askings by meaning into questions. A new question's id is derived from its first asking, so that two parallel runs come to the
 * same result.
 */
export async function sortAskings(
  ctx: Context,
  { businessId, customerId }: { businessId: string; customerId: string },
): Promise<void> {
  for (let unsorted = await findUnsortedAskings(ctx, businessId); unsorted.length > 0; ) {
    const sortable = await findSortableQuestions(ctx, businessId, ctx.now() - ON_ITS_WAY_MS, OPEN_MAX + CLOSED_MAX)
    const known = sortable.map(({ question, ...row }) => ({ ...row, meaning: questionMeaningOf(question) }))
    const rarity = rarityAmong(known.map(({ meaning }) => meaning))
    for (const asking of unsorted) {
      const meaning = questionMeaningOf(asking.question)
      const found = known.find(
        (one) =>
          (asking.reason === 'unknown' || one.state !== 'answered') && meansTheSame(one.meaning, meaning, rarity),
      )
      const id = found?.id ?? `qst_${asking.id.replace(/^msg_/, '')}`
      const sorted = [sortAsking(ctx, asking.id, id), recountAskings(ctx, id)] as const
      if (found) {
        await ctx.tenants.batch([...sorted, deleteRepeatedAskings(ctx, asking, id)])
        continue
      }
      known.unshift({ id, state: 'open', meaning })
      await ctx.tenants.batch([
        insertQuestion(ctx, asking, id),
        ...sorted,
        outboxRow(ctx, ctx.tenants, { kind: 'questions.mail', payload: { businessId, customerId } }),
      ])
    }
    await ctx.tenants.batch([
      deleteLeastAskedQuestions(ctx, businessId, OPEN_MAX),
      deleteOldClosedQuestions(ctx, businessId, CLOSED_MAX),
    ])
    unsorted = await findUnsortedAskings(ctx, businessId)
  }
  wakeOutbox(ctx)
}
