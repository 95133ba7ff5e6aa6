import type { TranscriptMessage } from '../../inbox'
import type { Context } from '../../platform/context'
import { usageRow } from '../../usage'
import type { ChatSessionRow } from './store'

/**
 * One row for the conversation where it counts, one for the visitor's messages and one for the tokens of the replies since the last time D1 said that it
 * had them.
 */
export function sessionUsageRows(ctx: Context, session: ChatSessionRow, messages: TranscriptMessage[], tokens: number) {
  const counted = session.recorded_seq
  const questions = messages.filter(({ seq, type }) => seq > counted && type === 'user')
  const row = (eventType: string, idSuffix: string, at: number, quantity: number, resourceUsed = 'chat') =>
    usageRow(ctx, {
      // What is sent again after a failure starts at the same place and so has the same id.
      id: `use_${session.conversation_id}_${idSuffix}`,
      customerId: session.customer_id,
      eventType,
      resourceUsed,
      quantity,
      metadata: { businessId: session.business_id },
      timestamp: at,
    })
  return [
    ...(session.quota && !session.uncounted ? [row('conversation', 'conversation', session.created_at, 1)] : []),
    ...questions.slice(0, 1).map(({ createdAt }) => row('message', `messages_${counted}`, createdAt, questions.length)),
    ...(tokens > 0
      ? [row('tokens', `tokens_${counted}`, messages.at(-1)?.createdAt ?? ctx.now(), tokens, 'model')]
      : []),
  ]
}
