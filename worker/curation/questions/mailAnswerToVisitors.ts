import { loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { answerMail } from '../mail/mails'
import { visitorsOf } from './answerQuestion'
import { isAskingUntold, setAskingsTold } from './store'

/** Handles `question.answered`: mails the answer, once, to the visitors who asked and left an address. */
export async function mailAnswerToVisitors(
  ctx: Context,
  { businessId, questionId, question, answer }: PayloadOf<'question.answered'>,
): Promise<void> {
  const profile = await loadProfile(ctx, businessId)
  for (const { email, language, conversationIds, askedAt } of await visitorsOf(ctx, { id: questionId, businessId })) {
    const payload = { ...answerMail(profile, { to: email, language, askedAt, question, answer }), businessId }
    await ctx.tenants.batch([
      outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload }, isAskingUntold(ctx, questionId, conversationIds)),
      setAskingsTold(ctx, questionId, conversationIds),
    ])
  }
  wakeOutbox(ctx)
}
