import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { instantOf } from '../../slots/wallTime'
import { iso } from '../../slotView'
import type { NewEvent, RemoteEvent, WrittenEvent } from '../CalendarProvider'

/** A whole day is a `date`, which begins and ends in the calendar's own zone. */
const moment = z.object({ dateTime: z.optional(z.string()), date: z.optional(z.string()) })

export const googleEvent = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  etag: z.optional(z.string()),
  iCalUID: z.optional(z.string()),
  transparency: z.optional(z.string()),
  recurringEventId: z.optional(z.string()),
  start: z.optional(moment),
  end: z.optional(moment),
  attendees: z.optional(z.array(z.object({ self: z.optional(z.boolean()), responseStatus: z.optional(z.string()) }))),
  extendedProperties: z.optional(z.object({ private: z.optional(z.record(z.string(), z.string())) })),
})
type GoogleEvent = z.infer<typeof googleEvent>
type Moment = z.infer<typeof moment>

/** What is read of an event: not what it is about, and not who comes. */
export const EVENT_FIELDS =
  'id,status,etag,iCalUID,transparency,recurringEventId,start,end,attendees(self,responseStatus),extendedProperties/private'

const BOOKING = 'deskbellBooking'

const isBusy = ({ status, transparency, attendees }: GoogleEvent): boolean =>
  status !== 'cancelled' &&
  transparency !== 'transparent' &&
  !attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined')

/** `timeZone` is the calendar's. */
export function remoteEventOf(event: GoogleEvent, timeZone: string, businessId: string): RemoteEvent {
  const start = instant(event.start, timeZone)
  const end = instant(event.end, timeZone)
  const isWholeSeries = event.status === 'cancelled' && !event.recurringEventId
  return {
    id: event.id,
    busy: isBusy(event) && start !== undefined && end !== undefined && start < end ? { start, end } : null,
    bookingId: bookingOf(event, businessId),
    ...(isWholeSeries && { seriesId: event.id }),
  }
}

/** Null for another business's. */
function bookingOf({ extendedProperties }: GoogleEvent, businessId: string): string | null {
  const [whose, bookingId = null] = extendedProperties?.private?.[BOOKING]?.split('/') ?? []
  return whose === businessId ? bookingId : null
}

function instant(at: Moment | undefined, timeZone: string): number | undefined {
  if (at?.dateTime) return Date.parse(at.dateTime)
  return at?.date ? instantOf(Temporal.PlainDate.from(at.date), '00:00', timeZone) : undefined
}

export const writtenEventOf = ({ id, etag = '', iCalUID, start, end }: GoogleEvent): WrittenEvent => ({
  eventId: id,
  etag,
  iCalUid: iCalUID ?? `${id}@google.com`,
  start: Date.parse(start?.dateTime ?? ''),
  end: Date.parse(end?.dateTime ?? ''),
})

/**
 * The event's id follows from the booking's, so that however often it is written there is one. Google wants base32hex, which hex is part
 * of. https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
 */
export const eventIdOf = (bookingId: string): string => `deskbell${new TextEncoder().encode(bookingId).toHex()}`

/** The guest has agreed by booking, and is mailed by us. */
export const bodyOf = ({ businessId, bookingId, start, end, timeZone, title, text, guest }: NewEvent) => ({
  // Moving what its owner deleted brings it back.
  status: 'confirmed',
  summary: title,
  description: text,
  start: { dateTime: iso(start), timeZone },
  end: { dateTime: iso(end), timeZone },
  attendees: [{ email: guest.email, displayName: guest.name, responseStatus: 'accepted' }],
  guestsCanInviteOthers: false,
  extendedProperties: { private: { [BOOKING]: `${businessId}/${bookingId}` } },
})
