import { loadProfile } from '../../businesses/loadProfile'
import type { Context } from '../../context'
import type { PayloadOf } from '../../outbox/message'
import { outboxRowIf, wakeOutbox } from '../../outbox/writeOutbox'
import { answerMail } from '../mail/mails'
import { visitorsOf } from './answerQuestion'
import { isUntold, setTold } from './store'

/** Mails the answer, once, to those who asked and left an address. */
export async function tellVisitors(
  ctx: Context,
  { businessId, questionId, question, answer }: PayloadOf<'question.answered'>,
): Promise<void> {
  const { name: businessName } = await loadProfile(ctx, businessId)
  for (const { email, conversationIds } of await visitorsOf(ctx, { id: questionId, businessId })) {
    const payload = answerMail({ to: email, businessName, question, answer })
    await ctx.tenants.batch([
      outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload }, isUntold(ctx, questionId, conversationIds)),
      setTold(ctx, questionId, conversationIds),
    ])
  }
  wakeOutbox(ctx)
}
