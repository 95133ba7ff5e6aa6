import type Stripe from 'stripe'
import { type CustomerRow, findCustomer, notSignedIn } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { accountIsGoing, noSubscription } from '../errors'
import { expectObject, requireStripe } from '../stripeClient'
import { isLiveSubscription } from '../sync/subscriptionState'

type Own = { customer: CustomerRow; subscription: Stripe.Subscription; item: Stripe.SubscriptionItem }

/** The signed-in owner's subscription, read from Stripe. Throws 409 if there is none to change or the account is to be deleted. */
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
