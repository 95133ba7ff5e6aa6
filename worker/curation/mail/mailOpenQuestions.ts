import { ownerEmail } from '../../accounts'
import { loadProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { outboxRow, outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { openQuestionsMail } from './mails'
import {
  findQuestionMailTime,
  findUnmailedQuestions,
  insertAnswerLink,
  questionsNotMailedSince,
  setQuestionsMailed,
  upsertQuestionMail,
} from './store'

const DAY_MS = 24 * 60 * 60 * 1000
const LINK_LIFETIME_MS = 14 * DAY_MS
const SHOWN = 5

type OfBusiness = { businessId: string; customerId: string }

/** Mails the owner what is open and new: the first at once, what comes after it once a day. */
export async function mailOpenQuestions(ctx: Context, { businessId, customerId }: OfBusiness): Promise<void> {
  const open = await findUnmailedQuestions(ctx, businessId)
  if (open.length === 0) return
  const lastMail = await findQuestionMailTime(ctx, businessId)
  if (lastMail !== undefined && lastMail + DAY_MS > ctx.now())
    return mailLater(ctx, { businessId, customerId }, lastMail)
  const [to, profile] = await Promise.all([ownerEmail(ctx, customerId), loadProfile(ctx, businessId)])
  if (!to) return
  const asked = open.slice(0, SHOWN).map((question) => ({ ...question, token: randomText(40) }))
  const mail = openQuestionsMail(ctx, {
    customerId,
    to,
    businessName: profile.name,
    asked,
    more: open.length - asked.length,
  })
  const expiresAt = ctx.now() + LINK_LIFETIME_MS
  const links = await Promise.all(
    asked.map(async ({ id, token }) => ({ questionId: id, token: await sha256(token), expiresAt })),
  )
  const isDue = questionsNotMailedSince(ctx, businessId, ctx.now() - DAY_MS)
  await ctx.tenants.batch([
    outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload: mail }, isDue),
    ...links.map((link) => insertAnswerLink(ctx, link)),
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

// More than one may come to wait: the first mails all that is open then, and the others find nothing.
const mailLater = async (ctx: Context, payload: OfBusiness, lastMail: number): Promise<void> => {
  await outboxRow(ctx, ctx.tenants, { kind: 'questions.mail', payload }, lastMail + DAY_MS)
}
