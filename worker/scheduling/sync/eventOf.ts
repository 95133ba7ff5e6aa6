import type { BookingRow } from '../store'
import type { NewEvent } from './CalendarProvider'

type EventPlace = { businessId: string; calendarId: string; timeZone: string }

/**
 * A booking as an event. Google and Outlook show or mail it to the guest, whose address nobody has confirmed. So it holds nothing that a
 * visitor typed: otherwise anybody could send their own words from the owner's mailbox. It is in English, as the owner's calendar is.
 */
export const eventOf = (booking: BookingRow, { businessId, calendarId, timeZone }: EventPlace): NewEvent => ({
  businessId,
  bookingId: booking.id,
  calendarId,
  start: booking.starts_at,
  end: booking.ends_at,
  timeZone,
  title: booking.service_name,
  text: [
    booking.staff_name && `With ${booking.staff_name}`,
    'The business can see the name, phone and notes in Deskbell.',
  ]
    .filter(Boolean)
    .join('\n'),
  guest: booking.email ? { email: booking.email } : null,
})
