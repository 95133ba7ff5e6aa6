import { loadProfile } from '../../businesses'
import { recordMailedReply } from '../../leads'
import { chatSession } from '../../platform/chatSessionObject'
import type { Context } from '../../platform/context'
import { deliverMail } from '../../platform/mail/deliverMail'
import { layOutMail } from '../../platform/mail/layout'
import type { PayloadOf } from '../../platform/outbox/message'
import { replyWords } from './replyWords'

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
  const { name, facts } = await loadProfile(ctx, businessId)
  const { email, language = 'en', replies, lastSeq } = unseen
  const author = replies.at(-1)?.author ?? name
  const words = replyWords[language]
  const heading = words.heading({ author: author === name ? undefined : author, name })
  const mail = layOutMail({
    to: email,
    language,
    replyTo: facts.emails[0],
    subject: heading,
    heading,
    lines: [words.why({ name, email }), words.notYou],
    facts: replies.map(({ content }) => ({ label: author, value: content })),
  })
  await deliverMail(ctx, mail, rowId)
  await recordMailedReply(ctx, { id: rowId, businessId, conversationId, author })
  await session.setSeen(conversationId, lastSeq)
}
