import type { PlanId } from '../../contract/plans'
import { PLANS } from '../../contract/plans'
import type { Context } from '../context'
import { sha256 } from '../crypto/digest'
import { newId, newPublishableKey, randomText } from '../ids'
import { alreadyRegistered, registrationLinkInvalid } from './errors'
import { findUsableLink, insertLink, upsertUnregisteredCustomer } from './store'

const DAY_MS = 24 * 60 * 60 * 1000
const LINK_LIFETIME_MS = 7 * DAY_MS

/** A customer on trial without a payment, and the link that completes the registration. Throws 409 for an address that has an account. */
export async function startTestRegistration(
  ctx: Context,
  { email, planType }: { email: string; planType: PlanId },
): Promise<string> {
  const [customer] = await upsertUnregisteredCustomer(ctx, {
    id: newId('customer'),
    email,
    apiKey: newPublishableKey(),
    planType,
    trialEndsAt: ctx.now() + PLANS[planType].trialDays * DAY_MS,
  })
  if (!customer) throw alreadyRegistered()
  const token = randomText(40)
  await insertLink(ctx, {
    id: newId('link'),
    customerId: customer.id,
    token: await sha256(token),
    planType,
    expiresAt: ctx.now() + LINK_LIFETIME_MS,
    createdAt: ctx.now(),
  })
  const url = new URL('/register', ctx.origin)
  url.search = new URLSearchParams({ token, email }).toString()
  return url.href
}

/** The purchase behind a link. Looking doesn't use it up, so a mail scanner may follow it. Throws 404. */
export async function verifyRegistrationLink(ctx: Context, { token, email }: { token: string; email: string }) {
  const link = await findUsableLink(ctx, await sha256(token))
  if (!link || link.email !== email) throw registrationLinkInvalid()
  return link
}
