import type Stripe from 'stripe'
import { notSignedIn } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { accountIsGoing, noSubscription } from '../errors'
import { type BillingRow, findCustomer } from '../store'
import { expectObject, requireStripe } from '../stripeClient'
import { isLiveSubscription } from '../sync/subscriptionState'

type Own = { customer: BillingRow; subscription: Stripe.Subscription; item: Stripe.SubscriptionItem }

/** The signed-in owner's subscription as the provider has it now, if there is one to be changed. Throws 409, for an account that is going too. */
export async function ownSubscription(ctx: OwnerContext): Promise<Own> {
  const stripe = requireStripe(ctx)
  const customer = await findCustomer(ctx, ctx.actor.customerId)
  if (!customer) throw notSignedIn()
  if (customer.deleteAfter !== null) throw accountIsGoing()
  if (!customer.stripeSubscriptionId) throw noSubscription()
  const subscription = expectObject(await stripe.subscriptions.retrieve(customer.stripeSubscriptionId), 'subscription')
  const [item] = subscription.items.data
  if (!isLiveSubscription(subscription) || !item) throw noSubscription()
  return { customer, subscription, item }
}
