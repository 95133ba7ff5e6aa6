import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { publishOffer } from '../publishOffer'
import { endCalendly } from './endCalendly'

/** Ends it here; revoking the token is up to the owner, on Calendly. Bookings stay. Doing it again is no fault. Throws 404. */
export async function disconnectCalendly(ctx: OwnerContext, businessId: string): Promise<void> {
  const business = await ownBusiness(ctx, businessId)
  await endCalendly(ctx, business.id)
  await publishOffer(ctx, business)
}
