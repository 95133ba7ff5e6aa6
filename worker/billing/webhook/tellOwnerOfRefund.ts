import type { Context } from '../../platform/context'
import { tellOnce } from '../../platform/notices/tellOnce'
import { refundMail } from '../mails'
import { findByStripeCustomer } from '../store'
import { expandableId, expectObject, requireStripe } from '../stripeClient'

/** A refund changes no plan, the provider keeps the subscription as it is; the owner is told once for each sum given back. */
export async function tellOwnerOfRefund(ctx: Context, chargeId: string): Promise<void> {
  const charge = expectObject(await requireStripe(ctx).charges.retrieve(chargeId), 'charge')
  const customer = await findByStripeCustomer(ctx, expandableId(charge.customer) ?? '')
  if (!customer || charge.amount_refunded === 0) return
  await tellOnce(ctx, {
    key: `refunded:${chargeId}:${charge.amount_refunded}`,
    customerId: customer.id,
    mail: refundMail(customer.email, charge.amount_refunded),
  })
}
