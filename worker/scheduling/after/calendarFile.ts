import { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import type { MailAttachment } from '../../platform/outbox/message'
import type { StoredBooking } from '../record/store/bookings'
import type { VisitRules } from './visitRules'

type Visit = { booking: StoredBooking; profile: BusinessProfile; rules: VisitRules; url: string }

/**
 * The booking for calendar apps (RFC 5545), as an invitation or, once canceled, its withdrawal (RFC 5546). The UID stays, so that a later
 * file changes the event of an earlier one; it is that of a connected calendar's event, which may mail its own invitation. Nothing in it was
 * written by the visitor.
 */
export function calendarFile(ctx: Context, { booking, profile, rules, url }: Visit): MailAttachment {
  const { hostname } = new URL(ctx.origin)
  const isCanceled = booking.status === 'canceled'
  const method = isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = new ICalCalendar({ prodId: { company: 'Deskbell', product: 'Bookings', language: 'EN' }, method })
  const event = calendar.createEvent({
    id: booking.eventUid ?? `${booking.id}@${hostname}`,
    sequence: booking.sequence,
    stamp: new Date(booking.updatedAt),
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${booking.serviceName}, ${profile.name}`,
    location: rules.address ?? null,
    url,
    organizer: { name: profile.name, email: ctx.settings.MAIL_FROM ?? `bookings@${hostname}` },
  })
  if (booking.email) {
    // Already agreed, so that no calendar app mails an answer to an address that nobody reads.
    const agreed = { rsvp: false, status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ }
    event.createAttendee({ email: booking.email, ...agreed })
  }
  return {
    fileName: 'booking.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: calendar.toString(),
  }
}
