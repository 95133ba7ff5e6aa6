import type { BookingRow } from '../store'
import type { NewEvent } from './CalendarProvider'

type Where = { businessId: string; calendarId: string; timeZone: string }

/** A booking as an event. Its guest may read it, so it holds nothing but what they said themselves. */
export const eventOf = (booking: BookingRow, { businessId, calendarId, timeZone }: Where): NewEvent => ({
  businessId,
  bookingId: booking.id,
  calendarId,
  start: booking.starts_at,
  end: booking.ends_at,
  timeZone,
  title: `${booking.service_name}: ${booking.name}`,
  text: [booking.staff_name && `With ${booking.staff_name}`, booking.phone, booking.email, booking.notes]
    .filter(Boolean)
    .join('\n'),
  guest: booking.email ? { name: booking.name, email: booking.email } : null,
})
