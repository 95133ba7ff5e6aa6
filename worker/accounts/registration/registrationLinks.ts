import type { PlanId } from '../../../contract/plans'
import { PLANS } from '../../../contract/plans'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { newId, newPublishableKey, randomText } from '../../platform/ids'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { alreadyRegistered, registrationLinkInvalid, registrationLinkUsed } from '../errors'
import { takeAttempt } from '../guard/takeAttempt'
import {
  findUsableRegistrationLink,
  hasRegistered,
  insertRegistrationLink,
  registrationLinkIsNew,
  upsertUnregisteredCustomer,
} from '../store'
import { registrationMail } from './registrationMail'

const DAY_MS = 24 * 60 * 60 * 1000
const LINK_LIFETIME_MS = 7 * DAY_MS

/**
 * A customer on trial without a payment, and the link that completes the registration. Throws 409 for an address that has an account, or a
 * purchase that waits for whoever reads its mail.
 */
export async function startTestRegistration(
  ctx: Context,
  { email, planType }: { email: string; planType: PlanId },
): Promise<string> {
  if (email === ctx.settings.OPERATOR_EMAIL) throw alreadyRegistered()
  const [customer] = await upsertUnregisteredCustomer(ctx, {
    id: newId('customer'),
    email,
    apiKey: newPublishableKey(),
    planType,
    trialEndsAt: ctx.now() + PLANS[planType].trialDays * DAY_MS,
  })
  if (!customer) throw alreadyRegistered()
  return issueRegistrationLink(ctx, { customerId: customer.id, email, planType })
}

type Purchase = { customerId: string; email: string; planType: PlanId }

/** A further link that completes the registration. The first that is used ends all. */
async function issueRegistrationLink(ctx: Context, purchase: Purchase): Promise<string> {
  const { row, url } = await newLink(ctx, purchase, { id: newId('link') })
  await insertRegistrationLink(ctx, row)
  return url
}

/**
 * The link on the page that follows a purchase: one and the same at every look, so it follows from the page's own secret. Undefined once it
 * has run out.
 */
export async function registrationLinkOfPurchase(
  ctx: Context,
  { sessionId, boughtAt, ...purchase }: Purchase & { sessionId: string; boughtAt: number },
): Promise<string | undefined> {
  if (boughtAt + LINK_LIFETIME_MS <= ctx.now()) return undefined
  const token = await sha256(`registration of ${sessionId}`)
  const { row, url } = await newLink(ctx, purchase, { id: `lnk_${sessionId}`, token, from: boughtAt })
  await insertRegistrationLink(ctx, row)
  return url
}

/**
 * Writes a link and mails it. `cause` names what it is owed for: a second call for the same changes nothing and answers undefined.
 */
export async function sendRegistrationLink(
  ctx: Context,
  { cause, ...purchase }: Purchase & { cause?: string },
): Promise<string | undefined> {
  const { row, url } = await newLink(ctx, purchase, { id: cause ? `lnk_${cause}` : newId('link') })
  const mail = { kind: 'mail.send', payload: registrationMail({ ...purchase, url }) } as const
  const [, written] = await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, mail, registrationLinkIsNew(ctx, row.id)),
    insertRegistrationLink(ctx, row),
  ])
  wakeOutbox(ctx)
  return written.length > 0 ? url : undefined
}

async function newLink(
  ctx: Context,
  { customerId, email, planType }: Purchase,
  { id, token = randomText(40), from = ctx.now() }: { id: string; token?: string; from?: number },
) {
  const url = new URL('/register', ctx.origin)
  url.search = new URLSearchParams({ token, email }).toString()
  const times = { createdAt: ctx.now(), expiresAt: from + LINK_LIFETIME_MS }
  return { row: { id, customerId, token: await sha256(token), planType, ...times }, url: url.href }
}

/**
 * The purchase behind a link. Looking doesn't use it up, so a mail scanner may follow it. What is counted are wrong ones: nobody guesses a link,
 * and others' tries must not keep out whoever has it. Throws 404 and 429.
 */
export async function verifyRegistrationLink(ctx: Context, { token, email }: { token: string; email: string }) {
  const tokenHash = await sha256(token)
  const link = await findUsableRegistrationLink(ctx, tokenHash)
  // An address typed at a checkout proves nothing, and the operator's account is made by the seed alone.
  if (link?.email === email && email !== ctx.settings.OPERATOR_EMAIL) return link
  await takeAttempt(ctx, 'registration-address', ctx.client?.address ?? '')
  await takeAttempt(ctx, 'registration-account', email)
  throw (await hasRegistered(ctx, { tokenHash, email })) ? registrationLinkUsed() : registrationLinkInvalid()
}
