import type Stripe from 'stripe'
import { isPlanId, PLANS, type PlanId } from '../../contract/plans'
import type { Context } from '../platform/context'
import { log } from '../platform/log/log'
import { paymentNotSetUp, unknownPrice } from './errors'
import { expectList, requireStripe } from './stripeClient'

/** Which plan a price belongs to. A price that was replaced has handed its lookup key on, and is known by its metadata. */
export function planOfPrice(price: Stripe.Price): PlanId | undefined {
  return [price.lookup_key, price.metadata.plan].find(isPlanId)
}

const plansFor = ({ settings }: Context): PlanId[] =>
  settings.TEST_REGISTRATION === 'on'
    ? ['starter', 'business', 'enterprise', 'test']
    : ['starter', 'business', 'enterprise']

/**
 * The price that a plan is sold at. It must be what the catalogue says: a page that shows one price and a charge of another is the one
 * mistake that a customer doesn't forgive.
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

/** The plan behind what a page sent as a price: a plan's id, or the id of the price it is sold at. Throws 422 for any other. */
export async function planOfPriceId(ctx: Context, priceId: string): Promise<PlanId> {
  const plans = plansFor(ctx)
  const named = plans.find((id) => id === priceId)
  if (named) return named
  const prices = expectList(await requireStripe(ctx).prices.list({ lookup_keys: plans, active: true }))
  const plan = prices.find(({ id }) => id === priceId)?.lookup_key
  if (!isPlanId(plan)) throw unknownPrice()
  return plan
}
