import { ownerEmail } from '../../accounts'
import type { FindAskedQuestions } from '../../leads'
import { newAnswerLinks } from './answerLinks'
import { answerAction, quoted } from './mails'
import { findQuestionsAskedIn } from './store'

/**
 * The open questions of a conversation, for the mail about its visitor. Only the account's owner gets links that answer without logging in.
 */
export const askedQuestions: FindAskedQuestions = async (ctx, { customerId, conversationId }) => {
  const [owner, open] = await Promise.all([
    ownerEmail(ctx, customerId),
    conversationId ? findQuestionsAskedIn(ctx, conversationId) : [],
  ])
  const { linked, rows } = await newAnswerLinks(ctx, open)
  const items = linked.map(({ question, token }) => ({
    text: `Your front desk wasn’t sure about this: ${quoted(question)}`,
    action: answerAction(ctx, token),
  }))
  return { itemsFor: ({ email }) => (email === owner ? items : []), rows }
}
