import type { CalendarChoice, CalendarConnection, SyncedProvider } from '../../../contract/outsideCalendars'
import { assertEntitled } from '../../billing'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { connectionsChanged, listConnections } from './connections'
import { calendarUnknown, notConnected, notWritable } from './errors'
import { findConnections, updateConnection } from './store'
import { tellCalendarItsSourcesNow } from './tellCalendarItsSources'

/**
 * Which calendars keep times from being offered, and the one that bookings go into. There is one for a business: choosing it here ends it at
 * another provider; `writeTo: null` leaves theirs. Throws 403, 404, 409, 422.
 */
export async function chooseCalendars(
  ctx: OwnerContext,
  businessId: string,
  provider: SyncedProvider,
  { calendarIds, writeTo }: CalendarChoice,
): Promise<CalendarConnection[]> {
  const { id, customerId } = await ownBusiness(ctx, businessId)
  await assertEntitled(ctx, 'calendarSync')
  const rows = await findConnections(ctx, id)
  const row = rows.find((one) => one.provider === provider)
  if (!row) throw notConnected()
  const isKnown = (calendarId: string) => row.calendars.some((one) => one.id === calendarId)
  if (!calendarIds.every(isKnown)) throw calendarUnknown('calendarIds')
  if (writeTo !== null && !isKnown(writeTo)) throw calendarUnknown('writeTo')
  if (row.calendars.some((one) => one.id === writeTo && !one.mayWrite)) throw notWritable()
  const calendars = row.calendars.map((one) => ({
    ...one,
    isChosen: calendarIds.includes(one.id),
    isWritten: one.id === writeTo,
  }))
  const others = rows.filter((one) => one !== row && writeTo !== null && one.calendars.some((each) => each.isWritten))
  await ctx.tenants.batch([
    updateConnection(ctx, { businessId: id, provider }, { calendars }),
    ...others.map((one) =>
      updateConnection(ctx, one, { calendars: one.calendars.map((each) => ({ ...each, isWritten: false })) }),
    ),
    connectionsChanged(ctx, { businessId: id, customerId }),
  ])
  wakeOutbox(ctx)
  await tellCalendarItsSourcesNow(ctx, { businessId: id })
  return listConnections(ctx, id)
}
