import * as z from 'zod/mini'
import { apiError, badRequest, conditionNotMet, deleted, duplicate, notFound } from './errors.ts'
import { occurrencesOf } from './occurrences.ts'
import { type Account, findEvent, keep, newEventId, type StoredEvent } from './world.ts'

const moment = z.object({
  date: z.optional(z.string()),
  dateTime: z.optional(z.string()),
  timeZone: z.optional(z.string()),
})
const given = z.looseObject({
  id: z.optional(z.string()),
  status: z.optional(z.enum(['confirmed', 'tentative', 'cancelled'])),
  transparency: z.optional(z.enum(['opaque', 'transparent'])),
  start: z.optional(moment),
  end: z.optional(moment),
  attendees: z.optional(
    z.array(
      z.object({
        email: z.string(),
        displayName: z._default(z.string(), ''),
        self: z._default(z.boolean(), false),
        responseStatus: z._default(z.string(), 'needsAction'),
      }),
    ),
  ),
  recurrence: z.optional(z.array(z.string())),
  extendedProperties: z.optional(z.object({ private: z.optional(z.record(z.string(), z.string())) })),
})

/** https://developers.google.com/workspace/calendar/api/v3/reference/events#id */
const EVENT_ID = /^[a-v0-9]{5,1024}$/

type Sent = { calendarId: string; body: unknown; sendUpdates?: string | null }

export function insertEvent(account: Account, { calendarId, body, sendUpdates }: Sent): StoredEvent {
  assertWritable(account, calendarId)
  const { id = newEventId(), start, end, ...rest } = parsed(body)
  if (!EVENT_ID.test(id)) throw badRequest('Invalid resource id value.', 'invalid')
  // The id of a deleted event stays taken.
  if (findEvent(account, calendarId, id)) throw duplicate()
  if (!start || !end) throw badRequest('Missing end time.', 'required')
  const fresh: StoredEvent = {
    id,
    calendarId,
    etag: '',
    iCalUID: `${id}@google.com`,
    status: 'confirmed',
    transparency: 'opaque',
    start,
    end,
    attendees: [],
    recurrence: [],
    extendedProperties: {},
    rest: {},
  }
  const event = merged(fresh, rest)
  occurrencesOf(account, event)
  mailGuests(account, event, 'invited', sendUpdates)
  return keep(account, event)
}

export function patchEvent(
  account: Account,
  id: string,
  { calendarId, body, sendUpdates, ifMatch }: Sent & { ifMatch?: string | undefined },
): StoredEvent {
  assertWritable(account, calendarId)
  const known = existing(account, calendarId, id, ifMatch)
  const event = merged(known, parsed(body))
  occurrencesOf(account, event)
  mailGuests(account, event, 'updated', sendUpdates)
  return keep(account, event)
}

export function deleteEvent(
  account: Account,
  id: string,
  { calendarId, sendUpdates, ifMatch }: Omit<Sent, 'body'> & { ifMatch?: string | undefined },
): void {
  assertWritable(account, calendarId)
  const known = existing(account, calendarId, id, ifMatch)
  if (known.status === 'cancelled') throw deleted()
  mailGuests(account, known, 'canceled', sendUpdates)
  keep(account, { ...known, status: 'cancelled' })
}

function existing(account: Account, calendarId: string, id: string, ifMatch: string | undefined): StoredEvent {
  const known = findEvent(account, calendarId, id)
  if (!known) throw notFound()
  if (ifMatch && ifMatch !== '*' && ifMatch !== known.etag) throw conditionNotMet()
  return known
}

function parsed(body: unknown): z.infer<typeof given> {
  const result = given.safeParse(body)
  if (!result.success) throw badRequest(`Invalid value for: ${result.error.issues[0]?.path.join('.')}`, 'invalid')
  return result.data
}

function merged(known: StoredEvent, change: z.infer<typeof given>): StoredEvent {
  const { id, status, transparency, start, end, attendees, recurrence, extendedProperties, ...rest } = change
  return {
    ...known,
    status: status ?? known.status,
    transparency: transparency ?? known.transparency,
    start: start ?? known.start,
    end: end ?? known.end,
    attendees: attendees ?? known.attendees,
    recurrence: recurrence ?? known.recurrence,
    extendedProperties: extendedProperties ?? known.extendedProperties,
    rest: { ...known.rest, ...rest },
  }
}

function assertWritable(account: Account, calendarId: string): void {
  const calendar = account.calendars.find(({ id }) => id === calendarId)
  if (!calendar) throw notFound()
  if (calendar.accessRole === 'reader')
    throw apiError(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.', {
      domain: 'calendar',
    })
}

function mailGuests(
  account: Account,
  { attendees }: StoredEvent,
  kind: Account['mails'][number]['kind'],
  sendUpdates: string | null | undefined,
): void {
  if (sendUpdates !== 'all') return
  for (const { email, self } of attendees) if (!self) account.mails.push({ kind, to: email })
}
