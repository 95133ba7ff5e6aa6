import * as z from 'zod/mini'
import type { Settings } from '../../../platform/env'
import { overlaps } from '../../slots/spans'
import { iso } from '../../slotView'
import type { Answer, CalendarProvider, EventRef, Patience, WrittenEvent } from '../CalendarProvider'
import { mapped, patientFor } from '../CalendarProvider'
import { callProvider } from '../callProvider'
import { bodyOf, EVENT_FIELDS, eventIdOf, googleEvent, remoteEventOf, writtenEventOf } from './event'
import { failureOf } from './failures'

const PAGE = 2500
/** 25,000 events. A calendar with more is read up to there, and anew each time. */
const MOST_PAGES = 10
const WEEK_SECONDS = 7 * 24 * 60 * 60
const OVERDUE_MS = 10_000

const calendarList = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        summary: z.optional(z.string()),
        summaryOverride: z.optional(z.string()),
        primary: z.optional(z.boolean()),
        accessRole: z.string(),
      }),
    ),
  ),
})
const freeBusy = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      errors: z.optional(z.array(z.object({ reason: z.string() }))),
      busy: z.optional(z.array(z.object({ start: z.string(), end: z.string() }))),
    }),
  ),
})
const eventPage = z.object({
  timeZone: z.string(),
  items: z.optional(z.array(googleEvent)),
  nextPageToken: z.optional(z.string()),
  nextSyncToken: z.optional(z.string()),
})
const channel = z.object({ id: z.string(), resourceId: z.string(), expiration: z.string() })

/** Google's calendar API, version 3. https://developers.google.com/workspace/calendar/api/v3/reference */
export function googleCalendar(
  settings: Settings,
  accessToken: string,
  patience: Patience = patientFor(OVERDUE_MS),
): CalendarProvider {
  const base = `${(settings.GOOGLE_API_BASE ?? 'https://www.googleapis.com').replace(/\/$/, '')}/calendar/v3`

  function call<S extends z.core.$ZodType>(
    path: string,
    schema: S,
    { method = 'GET', query = {}, body, etag }: { method?: string; query?: Query; body?: object; etag?: string } = {},
  ): Promise<Answer<z.output<S>>> {
    const url = new URL(base + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const headers = {
      authorization: `Bearer ${accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(etag && { 'if-match': etag }),
    }
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return callProvider(url, request, { schema, patience, failureOf })
  }

  const eventsOf = (calendarId: string) => `/calendars/${encodeURIComponent(calendarId)}/events`
  const eventAt = ({ calendarId, bookingId, eventId }: EventRef) =>
    `${eventsOf(calendarId)}/${encodeURIComponent(eventId ?? eventIdOf(bookingId))}`

  /** All pages of a list of events. */
  async function listEvents({ businessId, calendarId }: { businessId: string; calendarId: string }, query: Query) {
    const events: z.infer<typeof googleEvent>[] = []
    let pageToken: string | undefined
    for (let page = 1; page <= MOST_PAGES; page++) {
      const answer = await call(eventsOf(calendarId), eventPage, {
        query: {
          singleEvents: 'true',
          maxResults: String(PAGE),
          fields: `timeZone,nextPageToken,nextSyncToken,items(${EVENT_FIELDS})`,
          ...query,
          ...(pageToken && { pageToken }),
        },
      })
      if (answer.failed !== undefined) return answer
      const { items = [], nextPageToken, nextSyncToken = '', timeZone } = answer.value
      events.push(...items)
      if (!nextPageToken || page === MOST_PAGES) {
        return { value: { events: events.map((event) => remoteEventOf(event, timeZone, businessId)), nextSyncToken } }
      }
      pageToken = nextPageToken
    }
    return { failed: 'unavailable' } as const
  }

  return {
    async listCalendars() {
      const answer = await call('/users/me/calendarList', calendarList, { query: { maxResults: '250' } })
      return mapped(answer, ({ items = [] }) => ({
        account: items.find(({ primary }) => primary)?.id ?? '',
        calendars: items.map(({ id, summary, summaryOverride, primary = false, accessRole }) => ({
          id,
          name: summaryOverride ?? summary ?? id,
          isPrimary: primary,
          mayWrite: accessRole === 'owner' || accessRole === 'writer',
        })),
      }))
    },

    async busy({ businessId, calendarIds, start, end, timeZone }) {
      const body = { timeMin: iso(start), timeMax: iso(end), timeZone, items: calendarIds.map((id) => ({ id })) }
      const answer = await call('/freeBusy', freeBusy, { method: 'POST', body })
      if (answer.failed !== undefined) return answer
      const calendars = Object.entries(answer.value.calendars)
      const [error] = calendars.flatMap(([, { errors = [] }]) => errors)
      if (error) return { failed: error.reason === 'notFound' ? 'not-found' : 'unavailable' }
      // Only a list of events tells ours from others'.
      const spans = []
      for (const [id] of calendars.filter(([, { busy = [] }]) => busy.length > 0)) {
        const listed = await listEvents({ businessId, calendarId: id }, { timeMin: iso(start), timeMax: iso(end) })
        if (listed.failed !== undefined) return listed
        for (const { busy, bookingId } of listed.value.events)
          if (busy && bookingId === null && overlaps(busy, { start, end })) spans.push(busy)
      }
      return { value: spans }
    },

    async changesSince({ businessId, calendarId, token, start, end }) {
      const query = token ? { syncToken: token } : { timeMin: iso(start), timeMax: iso(end) }
      return mapped(await listEvents({ businessId, calendarId }, query), ({ events, nextSyncToken }) => ({
        events,
        isWhole: !token,
        nextToken: nextSyncToken,
      }))
    },

    async watch({ calendarId, callbackUrl, secret }) {
      const body = {
        id: crypto.randomUUID(),
        type: 'web_hook',
        address: callbackUrl,
        token: secret,
        params: { ttl: String(WEEK_SECONDS) },
      }
      const answer = await call(`${eventsOf(calendarId)}/watch`, channel, { method: 'POST', body })
      return mapped(answer, ({ id, resourceId, expiration }) => ({
        channelId: id,
        resourceId,
        expiresAt: Number(expiration),
      }))
    },

    async stopWatch({ channelId, resourceId }) {
      const body = { id: channelId, resourceId }
      return mapped(await call('/channels/stop', z.unknown(), { method: 'POST', body }), () => null)
    },

    async insertEvent(event) {
      const body = { id: eventIdOf(event.bookingId), ...bodyOf(event) }
      const options = { method: 'POST', query: { sendUpdates: 'none' }, body }
      return mapped(await call(eventsOf(event.calendarId), googleEvent, options), writtenEventOf)
    },

    async findEvent(ref): Promise<Answer<WrittenEvent>> {
      const answer = await call(eventAt(ref), googleEvent, { query: { fields: EVENT_FIELDS } })
      if (answer.failed === undefined && answer.value.status === 'cancelled') return { failed: 'gone' }
      return mapped(answer, writtenEventOf)
    },

    async updateEvent(event) {
      const options = { method: 'PATCH', query: { sendUpdates: 'none' }, body: bodyOf(event), etag: event.etag }
      return mapped(await call(eventAt(event), googleEvent, options), writtenEventOf)
    },

    async deleteEvent(ref) {
      const options = { method: 'DELETE', query: { sendUpdates: 'none' } }
      return mapped(await call(eventAt(ref), z.unknown(), options), () => null)
    },
  }
}

type Query = Record<string, string>
