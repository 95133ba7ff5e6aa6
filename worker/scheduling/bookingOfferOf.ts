import type { CalendarSettings } from '../../contract/scheduling'
import type { BookingOffer } from '../../contract/slots'

/** What the published profile says of a calendar: enough to choose a service without asking the calendar. */
export const bookingOfferOf = ({
  isOpen,
  hasWaitlist,
  isAtVisitors,
  services,
  timeZone,
}: CalendarSettings): BookingOffer => ({
  isOpen: isOpen && services.length > 0,
  provider: 'calendar',
  hasWaitlist,
  ...(isAtVisitors !== undefined && { isAtVisitors }),
  timeZone,
  services: services.flatMap(({ id, name, minutes, priceCents }) =>
    id ? [{ id, name, minutes, priceCents: priceCents ?? null }] : [],
  ),
})
