import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { instantOf } from '../../slots/wallTime'
import type { NewEvent, RemoteEvent, WrittenEvent } from '../CalendarProvider'

/** By the clock of UTC, which each call asks for. */
const moment = z.object({ dateTime: z.string() })

export const outlookEvent = z.object({
  id: z.string(),
  '@odata.etag': z.string(),
  iCalUId: z.optional(z.nullable(z.string())),
  transactionId: z.optional(z.nullable(z.string())),
  isAllDay: z.optional(z.nullable(z.boolean())),
  isCancelled: z.optional(z.nullable(z.boolean())),
  showAs: z.optional(z.nullable(z.string())),
  responseStatus: z.optional(z.nullable(z.object({ response: z.optional(z.nullable(z.string())) }))),
  start: moment,
  end: moment,
})
type OutlookEvent = z.infer<typeof outlookEvent>

/** What is read of an event: not what it is about, and not who comes. */
export const EVENT_FIELDS = 'id,iCalUId,transactionId,isAllDay,isCancelled,showAs,responseStatus,start,end'

/** Whoever works elsewhere can't be met here; only what is shown as free leaves a time to be booked. */
const isBusy = ({ isCancelled, showAs, responseStatus }: OutlookEvent): boolean =>
  !isCancelled && showAs !== 'free' && responseStatus?.response !== 'declined'

/** Whose bookings are ours, and whose days whole days are. */
export type Asking = { businessId: string; timeZone: string }

/**
 * A whole day is midnight to midnight whatever zone is asked for, and the mailbox's own can only be read with one more permission: it is
 * taken for a day of the business, in `timeZone`.
 */
export function remoteEventOf(event: OutlookEvent, { businessId, timeZone }: Asking): RemoteEvent {
  const at = ({ dateTime }: { dateTime: string }) =>
    event.isAllDay ? instantOf(Temporal.PlainDate.from(dateTime.slice(0, 10)), '00:00', timeZone) : instant(dateTime)
  const [start, end] = [at(event.start), at(event.end)]
  return {
    id: event.id,
    busy: isBusy(event) && start < end ? { start, end } : null,
    bookingId: bookingOf(event.transactionId ?? '', businessId),
  }
}

/** Outlook writes seven digits of a second, and no zone. */
const instant = (dateTime: string): number => Date.parse(`${dateTime.slice(0, 19)}Z`)

export const writtenEventOf = (event: OutlookEvent): WrittenEvent => ({
  eventId: event.id,
  etag: event['@odata.etag'],
  iCalUid: event.iCalUId ?? '',
  start: instant(event.start.dateTime),
  end: instant(event.end.dateTime),
})

const OURS = 'deskbell:'
/** Ids of a mailbox begin alike; by this end of them they differ. */
const TELLING = 32

/** Graph makes one event of a transaction, however often it is asked to. `instead`: of an event that was deleted. */
export const transactionOf = ({ businessId, bookingId }: NewEvent, instead?: string): string =>
  `${OURS}${businessId}/${bookingId}${instead ? `/${instead.slice(-TELLING)}` : ''}`

/** Null for another business's: it may use the same mailbox. */
function bookingOf(transaction: string, businessId: string): string | null {
  const mine = `${OURS}${businessId}/`
  return transaction.startsWith(mine) ? (transaction.slice(mine.length).split('/')[0] ?? null) : null
}

/** By which an event is found again: a named property of our own, in a set of its own. */
const BOOKING = 'String {9f3c1b52-6f0a-4a3e-8d55-1c7d2f0b6e41} Name deskbellBooking'

export const writtenFor = (bookingId: string): string =>
  `singleValueExtendedProperties/Any(ep: ep/id eq '${BOOKING}' and ep/value eq '${bookingId}')`

const wall = (at: number) => ({ dateTime: new Date(at).toISOString().slice(0, 19), timeZone: 'UTC' })

/** Outlook itself invites the guest and mails them what changes; nothing keeps it from that, but it need not ask for an answer. */
export const bodyOf = ({ bookingId, start, end, title, text, guest }: NewEvent) => ({
  subject: title,
  body: { contentType: 'text', content: text },
  start: wall(start),
  end: wall(end),
  showAs: 'busy',
  attendees: guest ? [{ emailAddress: { address: guest.email }, type: 'required' as const }] : [],
  responseRequested: false,
  allowNewTimeProposals: false,
  singleValueExtendedProperties: [{ id: BOOKING, value: bookingId }],
})
