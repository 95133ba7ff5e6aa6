import type { BookingRow } from '../store'
import type { NewEvent } from './CalendarProvider'

type Where = { businessId: string; calendarId: string; timeZone: string }

/**
 * A booking as an event. Google shows it to its guest, and Outlook mails it to them, whose address nobody has confirmed: nothing that a
 * visitor typed is in it, or anybody could send mail of their own wording from the owner's mailbox.
 */
export const eventOf = (booking: BookingRow, { businessId, calendarId, timeZone }: Where): NewEvent => ({
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
