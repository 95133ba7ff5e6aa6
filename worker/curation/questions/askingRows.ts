import type { AskedReason } from '../../../contract/curation'
import type { Context } from '../../platform/context'
import { isNotOwed, outboxRowIf } from '../../platform/outbox/writeOutbox'
import { asksSomething, questionMeaningOf } from './meaning'
import { insertAsking } from './store'
import { withoutDetails } from './withoutDetails'

type UnansweredQuestions = {
  businessId: string
  customerId: string
  conversationId: string
  /** See `askerHash`. */
  asker: string | null
  /** The business's country, by which phone numbers in the text are recognized. */
  country: string
  /** The visitor's name, if known. */
  name?: string | undefined
  /** `origin`: the origin of links in the owner's mail. */
  questions: { id: string; content: string; createdAt: number; origin: string }[]
  reason?: AskedReason
}

/**
 * Statements for a batch in the tenants' database: stores unanswered questions without the visitor's details, and owes their sorting.
 * Writing them again changes nothing. Follow the batch with `wakeOutbox`.
 */
export function askingRows(
  ctx: Context,
  { businessId, customerId, conversationId, asker, country, name, questions, reason = 'unknown' }: UnansweredQuestions,
) {
  const real = questions
    .map(({ content, ...asked }) => ({ ...asked, content: withoutDetails(content, { country, name }) }))
    .filter(({ content }) => asksSomething(questionMeaningOf(content)))
  const rows = real.map(({ id, content, createdAt }) =>
    insertAsking(ctx, {
      id,
      businessId,
      conversationId,
      asker: asker ?? conversationId,
      question: content,
      reason,
      askedAt: createdAt,
    }),
  )
  const owed = real
    .slice(0, 1)
    .map(({ origin }) =>
      outboxRowIf(
        { ...ctx, origin },
        ctx.tenants,
        { kind: 'questions.sort', payload: { businessId, customerId } },
        isNotOwed('questions.sort', 'businessId', businessId),
      ),
    )
  return [...rows, ...owed]
}
