import type { Event as GraphEvent } from '@microsoft/microsoft-graph-types'
import * as z from 'zod/mini'
import { badRequest, graphError, notFound } from './errors.ts'
import { wholeEvent } from './view.ts'
import { type Account, type Calendar, change, etagOf, newGuid, newItemId, type StoredEvent } from './world.ts'

const wall = z.strictObject({ dateTime: z.string(), timeZone: z.string() })
const address = z.strictObject({ name: z.optional(z.string()), address: z.string() })

/** The writable properties of Graph's event that are known here; any other is refused, as there. */
const properties = {
  subject: z.optional(z.string()),
  body: z.optional(z.strictObject({ contentType: z.enum(['text', 'html']), content: z.string() })),
  start: z.optional(wall),
  end: z.optional(wall),
  location: z.optional(z.object({ displayName: z.string() })),
  attendees: z.optional(
    z.array(z.strictObject({ emailAddress: address, type: z.enum(['required', 'optional', 'resource']) })),
  ),
  isAllDay: z.optional(z.boolean()),
  showAs: z.optional(z.enum(['free', 'tentative', 'busy', 'oof', 'workingElsewhere', 'unknown'])),
  transactionId: z.optional(z.string()),
  responseRequested: z.optional(z.boolean()),
  allowNewTimeProposals: z.optional(z.boolean()),
  isReminderOn: z.optional(z.boolean()),
  categories: z.optional(z.array(z.string())),
  singleValueExtendedProperties: z.optional(z.array(z.strictObject({ id: z.string(), value: z.string() }))),
  recurrence: z.optional(
    z.strictObject({
      pattern: z.object({ type: z.enum(['daily', 'weekly']), interval: z.number() }),
      range: z.object({
        type: z.enum(['endDate', 'noEnd', 'numbered']),
        startDate: z.string(),
        endDate: z._default(z.nullable(z.string()), null),
        numberOfOccurrences: z._default(z.number(), 0),
      }),
    }),
  ),
} satisfies Partial<Record<keyof GraphEvent, z.ZodMiniType>>
const written = z.strictObject(properties)

function read(body: unknown): z.infer<typeof written> {
  const parsed = written.safeParse(body)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' }
  throw badRequest(`The request body isn't a valid microsoft.graph.event: ${path.join('.')} ${message}`)
}

/** `POST …/calendars/{id}/events`. */
export function createEvent(account: Account, calendar: Calendar, body: unknown): object {
  const { subject = '', start, end, transactionId, singleValueExtendedProperties = [], ...rest } = read(body)
  if (!calendar.canEdit)
    throw graphError(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.')
  if (!start || !end)
    throw graphError(400, 'ErrorPropertyValidationFailure', 'At least one property failed validation.')
  const existing = transactionId && account.transactions.get(transactionId)
  if (existing)
    throw graphError(
      400,
      'ErrorDuplicateTransactionId',
      "Your request can't be completed. The TransactionId specified in the request has already been used to create a different event.",
      { '@event.existingEventId': existing },
    )
  const id = newItemId()
  const { isAllDay = false, showAs = 'busy', recurrence = null, ...others } = rest
  const event: StoredEvent = {
    id,
    iCalUId: `040000008200E00074C5B7101A82E008${newGuid().replaceAll('-', '').toUpperCase()}`,
    changeKey: '',
    calendarId: calendar.id,
    subject,
    start,
    end,
    isAllDay,
    isCancelled: false,
    showAs,
    response: 'organizer',
    recurrence: recurrence,
    transactionId: transactionId ?? null,
    properties: singleValueExtendedProperties,
    rest: others,
  }
  if (transactionId) account.transactions.set(transactionId, id)
  change(account, calendar.id, id, event)
  tellAttendees(account, event, 'invited')
  return wholeEvent(account, eventOf(account, id))
}

/** `PATCH /me/events/{id}`. */
export function updateEvent(account: Account, id: string, body: unknown, ifMatch: string | undefined): object {
  const event = eventOf(account, id)
  checkEtag(event, ifMatch)
  const { transactionId, singleValueExtendedProperties, ...given } = read(body)
  if (transactionId !== undefined) throw badRequest("The property 'transactionId' can't be changed.")
  const { subject, start, end, isAllDay, showAs, recurrence, ...rest } = given
  const next: StoredEvent = {
    ...event,
    subject: subject ?? event.subject,
    start: start ?? event.start,
    end: end ?? event.end,
    isAllDay: isAllDay ?? event.isAllDay,
    showAs: showAs ?? event.showAs,
    properties: singleValueExtendedProperties ?? event.properties,
    rest: { ...event.rest, ...rest },
  }
  if (recurrence) next.recurrence = recurrence
  change(account, event.calendarId, id, next)
  tellAttendees(account, next, 'updated')
  return wholeEvent(account, eventOf(account, id))
}

/** `DELETE /me/events/{id}`. */
export function deleteEvent(account: Account, id: string, ifMatch: string | undefined): void {
  const event = eventOf(account, id)
  checkEtag(event, ifMatch)
  change(account, event.calendarId, id, null)
  tellAttendees(account, event, 'canceled')
}

export function eventOf(account: Account, id: string): StoredEvent {
  const event = account.events.get(id)
  if (!event) throw notFound()
  return event
}

/** `GET …/events?$filter=singleValueExtendedProperties/Any(ep: ep/id eq '…' and ep/value eq '…')`: the one filter known here. */
export function filterEvents(account: Account, calendarId: string, query: URLSearchParams): object[] {
  const all = [...account.events.values()].filter((event) => event.calendarId === calendarId)
  const filter = query.get('$filter')
  const [, id, value] =
    /^singleValueExtendedProperties\/Any\(ep: ep\/id eq '([^']+)' and ep\/value eq '([^']*)'\)$/.exec(filter ?? '') ??
    []
  if (filter && id === undefined) throw badRequest(`Invalid filter clause: ${filter}`)
  const found = filter
    ? all.filter(({ properties }) =>
        // By name exactly, by value in either case.
        properties.some((one) => one.id === id && one.value.toLowerCase() === value?.toLowerCase()),
      )
    : all
  return found.map((event) => wholeEvent(account, event, query))
}

function checkEtag(event: StoredEvent, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== etagOf(event))
    throw graphError(
      412,
      'ErrorIrresolvableConflict',
      'The send or update operation could not be performed because the change key passed in the request does not match the current change key for the item.',
    )
}

const attendeesOf = z.object({ attendees: z.array(z.object({ emailAddress: z.object({ address: z.string() }) })) })

/** Exchange mails attendees by itself; no parameter keeps it from that. */
function tellAttendees(account: Account, event: StoredEvent, kind: Account['invitations'][number]['kind']): void {
  const { data } = attendeesOf.safeParse(event.rest)
  for (const { emailAddress } of data?.attendees ?? [])
    account.invitations.push({ kind, to: emailAddress.address, eventId: event.id })
}
