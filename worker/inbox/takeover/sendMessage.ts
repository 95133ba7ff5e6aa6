import type { ChatMessage } from '../../../contract/chat'
import type { OwnerContext } from '../../platform/context'
import { isNotOwed, outboxRowIf } from '../../platform/outbox/writeOutbox'
import { heldByAnother } from '../errors'
import { messageView } from '../transcriptMessage'
import { type ConversationInput, findConversation } from './findConversation'
import { personOf } from './personOf'

/** A visitor with the panel open reads it at once; whoever has left is mailed after this, by the schedule. */
const MAIL_AFTER_MS = 60_000

/** A person's message to the visitor. The same `messageId` again is the same message. Throws 404, and 409 unless this person answers. */
export async function sendMessage(
  ctx: OwnerContext,
  { content, messageId, ...input }: ConversationInput & { content: string; messageId?: string | undefined },
): Promise<ChatMessage> {
  const { session, businessName, head } = await findConversation(ctx, input)
  const person = await personOf(ctx, businessName)
  const result = await session.addPersonMessage(head.id, { id: messageId && `msg_${messageId}`, content, person })
  if (result.state === 'held') throw heldByAnother(result.by?.name)
  const payload = { businessId: head.businessId, conversationId: head.id, sessionId: head.sessionId }
  await outboxRowIf(
    ctx,
    ctx.tenants,
    { kind: 'reply.mail', payload },
    isNotOwed('reply.mail', 'conversationId', head.id),
    ctx.now() + MAIL_AFTER_MS,
  )
  return messageView(result.message)
}

/** Shows the visitor that the person who answers is writing. Throws 404. */
export async function showTyping(ctx: OwnerContext, input: ConversationInput): Promise<void> {
  const { session, businessName, head } = await findConversation(ctx, input)
  await session.personTyping(head.id, await personOf(ctx, businessName))
}
