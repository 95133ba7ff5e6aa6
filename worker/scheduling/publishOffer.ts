import { type CalendarSettings, calendarSettings } from '../../contract/scheduling'
import type { BookingOffer } from '../../contract/slots'
import { type BusinessRow, publishOwed, updateBusiness } from '../businesses'
import type { Context } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { bookingOfferOf } from './bookingOfferOf'
import { calendarOf } from './calendarObject'
import { serviceIdOf } from './calendly/serviceIds'
import { findConnection } from './sync/store'

/**
 * Has the published profile say what visitors can book: Calendly's event types where it is connected, else the own calendar's services. The zone
 * of a calendar just `saved` becomes the business's, so that its hours are told in the zone that its visits are booked in.
 */
export async function publishOffer(
  ctx: Context,
  business: Pick<BusinessRow, 'id' | 'country'>,
  saved?: CalendarSettings,
): Promise<void> {
  const { id, country } = business
  const settings = saved ?? (await calendarOf(ctx, id, country).settings())
  const booking = (await calendlyOffer(ctx, id)) ?? (settings && bookingOfferOf(calendarSettings.parse(settings)))
  const zone = saved && { timeZone: saved.timeZone }
  await ctx.tenants.batch([updateBusiness(ctx, id, { booking, ...zone }), publishOwed(ctx, id)])
  wakeOutbox(ctx)
}

async function calendlyOffer(ctx: Context, businessId: string): Promise<BookingOffer | undefined> {
  const connection = await findConnection(ctx, { businessId, provider: 'calendly' })
  const services = connection?.calendars.flatMap(({ id, name, minutes, isChosen }) =>
    isChosen && minutes ? [{ id: serviceIdOf(id), name, minutes, priceCents: null }] : [],
  )
  if (!connection || !services || services.length === 0) return undefined
  // Broken: no times can be promised until the owner connects it again.
  return { isOpen: connection.state === 'connected', provider: 'calendly', services }
}
