import { MINUTE_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { meansTheSame, questionMeaningOf, rarityAmong } from './meaning'
import {
  type AskingRow,
  deleteLeastAskedQuestions,
  deleteOldClosedQuestions,
  deleteRepeatedAskings,
  findSortableQuestions,
  findUnsortedAskings,
  insertQuestion,
  recountAskings,
  sortAll,
} from './store'

/** Kept questions per business. No owner answers more, and each new asking is compared with all of them. */
const OPEN_MAX = 500
const CLOSED_MAX = 500
/** How long a new answer may take to reach every visitor. Askings in that time still belong to the answered question. */
const ON_ITS_WAY_MS = 5 * MINUTE_MS

/** Whoever leaves their details meanwhile has the question told with them. */
const MAIL_DELAY_MS = 10 * MINUTE_MS

const questionIdOf = ({ id }: Pick<AskingRow, 'id'>): string => `qst_${id.replace(/^msg_/, '')}`

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
    const added: AskingRow[] = []
    const sorted = unsorted.map((asking) => {
      const meaning = questionMeaningOf(asking.question)
      const found = known.find(
        (one) =>
          (asking.reason === 'unknown' || one.state !== 'answered') && meansTheSame(one.meaning, meaning, rarity),
      )
      const id = found?.id ?? questionIdOf(asking)
      if (!found) {
        known.unshift({ id, state: 'open', meaning })
        added.push(asking)
      }
      return { id: asking.id, questionId: id }
    })
    const mail = { kind: 'questions.mail', payload: { businessId, customerId } } as const
    const touched = [...new Set(sorted.map(({ questionId }) => questionId))]
    // One batch for all of them: of a flood very many come at once.
    await ctx.tenants.batch([
      deleteOldClosedQuestions(ctx, businessId, CLOSED_MAX),
      ...added.map((asking) => insertQuestion(ctx, asking, questionIdOf(asking))),
      sortAll(ctx, sorted),
      recountAskings(ctx, touched),
      deleteRepeatedAskings(ctx, touched),
      deleteLeastAskedQuestions(ctx, businessId, OPEN_MAX),
      ...(added.length > 0 ? [outboxRow(ctx, ctx.tenants, mail, ctx.now() + MAIL_DELAY_MS)] : []),
    ])
    unsorted = await findUnsortedAskings(ctx, businessId)
  }
  wakeOutbox(ctx)
}
