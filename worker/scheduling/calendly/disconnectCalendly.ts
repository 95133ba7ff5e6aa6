import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { publishOffer } from '../publishOffer'
import { forgetConnection } from '../sync/connections'
import { openAccount } from './account'
import { done } from './resources'
import { deleteAccount, findAccount } from './store'

/** Ends the webhooks and forgets the token; revoking it is up to the owner, on Calendly. Bookings stay. Throws 404. */
export async function disconnectCalendly(ctx: OwnerContext, businessId: string): Promise<void> {
  const business = await ownBusiness(ctx, businessId)
  const { id, customerId } = business
  const [account, kept] = await Promise.all([openAccount(ctx, id), findAccount(ctx, id)])
  if (kept?.hookId)
    await account?.call({ method: 'DELETE', path: `/webhook_subscriptions/${kept.hookId}`, answer: done })
  await deleteAccount(ctx, id)
  await forgetConnection(ctx, { businessId: id, provider: 'calendly', customerId })
  await publishOffer(ctx, business)
}
