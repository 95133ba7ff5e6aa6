import type { AskedReason } from '../../../contract/curation'
import { meaningOf } from '../../answering/question/meaning'
import type { Context } from '../../context'
import { outboxRow } from '../../outbox/writeOutbox'
import { insertAsking } from './store'

type Asked = {
  businessId: string
  customerId: string
  conversationId: string
  /** `origin`: where links in the owner's mail lead. */
  questions: { id: string; content: string; createdAt: number; origin: string }[]
  reason?: AskedReason
}

/**
 * Statements for a batch of the tenants' side: the questions that were not answered, and that they are owed to their owner. Greetings and
 * games are nobody's to answer. Written again they change nothing. Follow the batch with `wakeOutbox`.
 */
export function askingRows(
  ctx: Context,
  { businessId, customerId, conversationId, questions, reason = 'unknown' }: Asked,
) {
  const real = questions.filter(({ content }) => meaningOf(content).isReal)
  const rows = real.map(({ id, content, createdAt }) =>
    insertAsking(ctx, { id, businessId, conversationId, question: content, reason, askedAt: createdAt }),
  )
  const owed = real
    .slice(0, 1)
    .map(({ origin }) =>
      outboxRow({ ...ctx, origin }, ctx.tenants, { kind: 'questions.sort', payload: { businessId, customerId } }),
    )
  return [...rows, ...owed]
}
