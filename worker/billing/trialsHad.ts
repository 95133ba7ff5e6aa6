import type Stripe from 'stripe'
import type { Context } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { findTrials, insertTrials } from './store'
import { expandableId } from './stripeClient'

/** Stripe's trial settings: without a card the trial pauses at its end, and nobody is charged. */
export const PAUSE_WITHOUT_CARD = { end_behavior: { missing_payment_method: 'pause' } } as const

/** One spelling for addresses that reach one mailbox: lower case, no tag after a plus, and no dots for Gmail. */
function normalizedEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const untagged = local.split('+')[0] ?? local
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`
}

type Identity = {
  emails: (string | null | undefined)[]
  stripeCustomerId?: string | null | undefined
  fingerprint?: string | null | undefined
}

const keysOf = ({ emails, stripeCustomerId, fingerprint }: Identity): Promise<string[]> =>
  Promise.all(
    [
      ...emails.filter((email) => !!email).map((email) => `email:${normalizedEmail(email ?? '')}`),
      ...(stripeCustomerId ? [`stripe:${stripeCustomerId}`] : []),
      ...(fingerprint ? [`card:${fingerprint}`] : []),
    ].map(sha256),
  )

/** Trials that this person has had, as far as is known before they pay. */
export const trialsOf = async (ctx: Context, identity: Identity) => findTrials(ctx, await keysOf(identity))

const fingerprintOf = ({ default_payment_method: method }: Stripe.Subscription): string | undefined =>
  typeof method === 'object' ? (method?.card?.fingerprint ?? undefined) : undefined

/** Claims the one trial of an email, a Stripe customer and a card for this subscription. False if one of them has had it. */
export async function claimTrial(
  ctx: Context,
  subscription: Stripe.Subscription,
  emails: Identity['emails'],
): Promise<boolean> {
  const keys = await keysOf({
    emails,
    stripeCustomerId: expandableId(subscription.customer),
    fingerprint: fingerprintOf(subscription),
  })
  await insertTrials(ctx, keys, subscription.id)
  const taken = await findTrials(ctx, keys)
  return taken.every(({ subscriptionId }) => subscriptionId === subscription.id)
}
