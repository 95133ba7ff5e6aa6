import { DAY_MS } from '../../../contract/durations'
import type { PlanId } from '../../../contract/plans'
import { PLANS } from '../../../contract/plans'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { newId, newPublishableKey, randomText } from '../../platform/ids'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { alreadyRegistered, isInTeam, registrationLinkInvalid, registrationLinkUsed } from '../errors'
import { takeAttempt } from '../guard/takeAttempt'
import { findPersonByEmail } from '../people/store'
import { upsertUnregisteredCustomer } from '../store'
import { registrationMail } from './registrationMail'
import { findUsableRegistrationLink, hasRegistered, insertRegistrationLink, registrationLinkIsNew } from './store'

const LINK_LIFETIME_MS = 7 * DAY_MS

/**
 * Creates a trial customer without payment and answers their registration link. Throws 409 for an email that has an account or a purchase
 * waiting for it.
 */
export async function startTestRegistration(
  ctx: Context,
  { email, planType }: { email: string; planType: PlanId },
): Promise<string> {
  if (email === ctx.settings.OPERATOR_EMAIL || (await findPersonByEmail(ctx, email))) throw alreadyRegistered()
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

/** Creates one more link that completes the registration. The first one used invalidates the others. */
async function issueRegistrationLink(ctx: Context, purchase: Purchase): Promise<string> {
  const { row, url } = await newLink(ctx, purchase, { id: newId('link') })
  await insertRegistrationLink(ctx, row)
  return url
}

/**
 * The registration link shown after a purchase. Its token is derived from the checkout session's id, so that every visit to the page shows
 * the same one. Undefined once it has expired.
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
 * Stores a link and mails it; answers its address. `cause` identifies what it is sent for: a second call for the same one does nothing and
 * answers undefined.
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
 * The purchase behind a link. Reading doesn't use it up, so mail scanners may follow it. Only wrong links count as attempts: nobody guesses
 * a valid one, and attempts by others must not lock its owner out. Throws 404, 409 and 429.
 */
export async function verifyRegistrationLink(ctx: Context, { token, email }: { token: string; email: string }) {
  const tokenHash = await sha256(token)
  const link = await findUsableRegistrationLink(ctx, tokenHash)
  // An email typed at a checkout isn't verified, so the operator's account is only ever created by the seed.
  if (link?.email === email && email !== ctx.settings.OPERATOR_EMAIL) {
    if (await findPersonByEmail(ctx, email)) throw isInTeam()
    return link
  }
  await takeAttempt(ctx, 'registration-address', ctx.client?.address ?? '')
  await takeAttempt(ctx, 'registration-account', email)
  throw (await hasRegistered(ctx, { tokenHash, email })) ? registrationLinkUsed() : registrationLinkInvalid()
}
