import { DAY_MS } from '../../../contract/durations'
import { ownerEmail } from '../../accounts'
import { loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { outboxRow, outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { newAnswerLinks } from './answerLinks'
import { openQuestionsMail } from './mails'
import {
  findQuestionMailTime,
  findUnmailedQuestions,
  noQuestionMailSince,
  setQuestionsMailed,
  upsertQuestionMail,
} from './store'

const SHOWN = 5

type OfBusiness = { businessId: string; customerId: string }

/**
 * Mails the owner their new open questions: the first one soon, later ones once a day. What only visitors asked whose lead was mailed since
 * isn't among them: it stands in that mail.
 */
export async function mailOpenQuestions(ctx: Context, { businessId, customerId }: OfBusiness): Promise<void> {
  const open = await findUnmailedQuestions(ctx, businessId)
  if (open.length === 0) return
  const lastMail = await findQuestionMailTime(ctx, businessId)
  if (lastMail !== undefined && lastMail + DAY_MS > ctx.now())
    return mailLater(ctx, { businessId, customerId }, lastMail)
  const [to, profile] = await Promise.all([ownerEmail(ctx, customerId), loadProfile(ctx, businessId)])
  if (!to) return
  const { linked: asked, rows } = await newAnswerLinks(ctx, open.slice(0, SHOWN))
  const mail = openQuestionsMail(ctx, {
    customerId,
    to,
    businessName: profile.name,
    asked,
    more: open.length - asked.length,
  })
  const isDue = noQuestionMailSince(ctx, businessId, ctx.now() - DAY_MS)
  await ctx.tenants.batch([
    outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload: mail }, isDue),
    ...rows,
    setQuestionsMailed(
      ctx,
      businessId,
      open.map(({ id }) => id),
      isDue,
    ),
    upsertQuestionMail(ctx, businessId, ctx.now() - DAY_MS),
  ])
  wakeOutbox(ctx)
}

// Several rows may wait: the first one mails all open questions, the others find nothing to do.
const mailLater = async (ctx: Context, payload: OfBusiness, lastMail: number): Promise<void> => {
  await outboxRow(ctx, ctx.tenants, { kind: 'questions.mail', payload }, lastMail + DAY_MS)
}
