import type Stripe from 'stripe'
import { isPlanId, PLANS, type PlanId } from '../../contract/plans'
import type { Context } from '../platform/context'
import { log } from '../platform/log/log'
import { paymentNotSetUp, unknownPrice } from './errors'
import { expectList, requireStripe } from './stripeClient'

/** The plan of a Stripe price: by its lookup key, or by its metadata once a newer price has taken the key over. */
export function planOfPrice(price: Stripe.Price): PlanId | undefined {
  return [price.lookup_key, price.metadata.plan].find(isPlanId)
}

const plansFor = ({ settings }: Context): PlanId[] =>
  settings.TEST_REGISTRATION === 'on'
    ? ['starter', 'business', 'enterprise', 'test']
    : ['starter', 'business', 'enterprise']

/**
 * The active Stripe price of a plan. Throws 409 unless its amount, currency and interval are the catalogue's, so that nobody is charged
 * another price than the page showed.
 */
export async function priceOfPlan(ctx: Context, id: PlanId): Promise<Stripe.Price> {
  const [price] = expectList(await requireStripe(ctx).prices.list({ lookup_keys: [id], active: true, limit: 1 }))
  const { priceCents, currency } = PLANS[id]
  const isRight =
    price?.unit_amount === priceCents && price.currency === currency && price.recurring?.interval === 'month'
  if (isRight) return price
  log.error('payment.price-wrong', { planId: id, priceId: price?.id, hint: 'npm run setup:stripe' })
  throw paymentNotSetUp()
}

/** The plan of a plan id or Stripe price id. Throws 422 for any other text. */
export async function planOfPriceId(ctx: Context, priceId: string): Promise<PlanId> {
  const plans = plansFor(ctx)
  const named = plans.find((id) => id === priceId)
  if (named) return named
  const prices = expectList(await requireStripe(ctx).prices.list({ lookup_keys: plans, active: true }))
  const plan = prices.find(({ id }) => id === priceId)?.lookup_key
  if (!isPlanId(plan)) throw unknownPrice()
  return plan
}
