import { loadProfile } from '../../businesses'
import { recordMailedReply } from '../../leads'
import { chatSession } from '../../platform/chatSessionObject'
import type { Context } from '../../platform/context'
import { deliverMail } from '../../platform/mail/deliverMail'
import { layOutMail } from '../../platform/mail/layout'
import type { PayloadOf } from '../../platform/outbox/message'

/**
 * Handles `reply.mail`: mails what a person wrote to a visitor who had left by then and had given an address. Like every mail to a visitor
 * it has none of their own words in it, since anybody can type any address.
 */
export async function mailUnseenReplies(
  ctx: Context,
  { businessId, conversationId, sessionId }: PayloadOf<'reply.mail'>,
  rowId: string,
): Promise<void> {
  const session = chatSession(ctx, businessId, sessionId)
  const unseen = await session.unseenReplies(conversationId)
  if (!unseen) return
  const { name: businessName } = await loadProfile(ctx, businessId)
  const { email, replies, lastSeq } = unseen
  const author = replies.at(-1)?.author ?? businessName
  const heading = author === businessName ? `${businessName} wrote back` : `${author} at ${businessName} wrote back`
  const mail = layOutMail({
    to: email,
    subject: heading,
    heading,
    lines: [
      `You left the address ${email} in the chat on ${businessName}’s website. This reply came in after you closed it.`,
      'If that wasn’t you, there’s nothing to do.',
    ],
    facts: replies.map(({ content }) => ({ label: author, value: content })),
  })
  await deliverMail(ctx, mail, rowId)
  await recordMailedReply(ctx, { id: rowId, businessId, conversationId, author })
  await session.setSeen(conversationId, lastSeq)
}
