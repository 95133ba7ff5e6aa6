import type { CalendarConnection } from '../../../contract/outsideCalendars'
import type { OwnerContext } from '../../platform/context'
import { listConnections } from '../sync/connections'

/** Throws 404. */
export async function readConnection(ctx: OwnerContext, businessId: string): Promise<CalendarConnection> {
  const all = await listConnections(ctx, businessId)
  return all.find(({ provider }) => provider === 'calendly') ?? { provider: 'calendly', state: 'off', calendars: [] }
}
