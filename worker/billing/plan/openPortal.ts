import { BILLING_PATH } from '../../../contract/billing'
import { notSignedIn } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { idempotencyKey } from '../idempotencyKey'
import { findCustomer } from '../store'
import { expectList, expectObject, requireStripe } from '../stripeClient'
import { stripeCustomerOf } from '../stripeCustomer'

/** Where an owner sees their invoices and changes their card. Throws 409 where payment isn't set up. */
export async function openPortal(ctx: OwnerContext): Promise<string> {
  const stripe = requireStripe(ctx)
  const customer = await findCustomer(ctx, ctx.actor.customerId)
  if (!customer) throw notSignedIn()
  const session = await stripe.billingPortal.sessions.create(
    {
      customer: await stripeCustomerOf(ctx, customer),
      return_url: `${ctx.origin}${BILLING_PATH}`,
      ...(await configuration(ctx)),
    },
    { idempotencyKey: await idempotencyKey('portal', customer.id, crypto.randomUUID()) },
  )
  return expectObject(session, 'billing_portal.session').url
}

/** The one that `npm run setup:stripe` made; without it the account's own default. */
async function configuration(ctx: OwnerContext): Promise<{ configuration?: string }> {
  const configurations = await requireStripe(ctx).billingPortal.configurations.list({ active: true, limit: 100 })
  const ours = expectList(configurations).find(({ metadata }) => metadata?.app === 'deskbell')
  return ours ? { configuration: ours.id } : {}
}
