import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { publishOffer } from '../publishOffer'
import { findConnection, updateConnection } from '../sync/store'
import { openAccount } from './account'
import { calendlyNotConnected, eventTypeUnknown } from './errors'
import { listEventTypes } from './listEventTypes'

/** Which event types visitors can book in the chat; those are read anew. Throws 404, 409, 422. */
export async function chooseEventTypes(ctx: OwnerContext, businessId: string, chosen: string[]): Promise<void> {
  const business = await ownBusiness(ctx, businessId)
  const { id } = business
  const key = { businessId: id, provider: 'calendly' } as const
  const row = await findConnection(ctx, key)
  if (!row) throw calendlyNotConnected()
  const account = await openAccount(ctx, id)
  const listed = account && (await listEventTypes(account.call, account.user))
  // Where Calendly can't be asked, what is known is picked from.
  const types = listed?.failed === undefined && listed ? listed.value : row.calendars
  if (!chosen.every((one) => types.some((type) => type.id === one))) throw eventTypeUnknown()
  const calendars = types.map((type) => ({ ...type, isChosen: chosen.includes(type.id) }))
  await updateConnection(ctx, key, { calendars })
  await publishOffer(ctx, business)
}
