import type { AskedReason } from '../../../contract/curation'
import type { Context } from '../../platform/context'
import { isNotOwed, outboxRowIf } from '../../platform/outbox/writeOutbox'
import { asksSomething, questionMeaningOf } from './meaning'
import { insertAsking } from './store'
import { withoutDetails } from './withoutDetails'

type Asked = {
  businessId: string
  customerId: string
  conversationId: string
  /** See `askerIn`. */
  asker: string | null
  /** Where the business is, by which its visitors' numbers are read. */
  country: string
  /** The visitor's, where it is known. */
  name?: string | undefined
  /** `origin`: where links in the owner's mail lead. */
  questions: { id: string; content: string; createdAt: number; origin: string }[]
  reason?: AskedReason
}

/**
 * Statements for a batch of the tenants' side: the questions that were not answered, without who asked them, and that they are owed to
 * their owner. Written again they change nothing. Follow the batch with `wakeOutbox`.
 */
export function askingRows(
  ctx: Context,
  { businessId, customerId, conversationId, asker, country, name, questions, reason = 'unknown' }: Asked,
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
