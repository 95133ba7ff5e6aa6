import * as z from 'zod/mini'
import { MINUTE_MS } from '../../../../contract/durations'
import type { Settings } from '../../../platform/env'
import { overlaps, type Span } from '../../slots/spans'
import { iso } from '../../slotView'
import {
  type CalendarProvider,
  type Channel,
  type ChannelRef,
  mapped,
  type Patience,
  type ProviderAnswer,
  patientFor,
} from '../CalendarProvider'
import { calendarAt, graph, nothing } from './callGraph'
import { readChanges, readView } from './readCalendar'
import { writeEvents } from './writeEvents'

const OVERDUE_MS = 10_000
/** Graph's limit was 4,230 minutes and is 10,080 now; somewhat less than the lower one is taken everywhere, by its clock too. */
const WATCHED_MS = 4200 * MINUTE_MS

/** A mailbox takes four calls at once. https://learn.microsoft.com/graph/throttling-limits#outlook-service-limits */
const AT_ONCE = 3

const calendars = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      isDefaultCalendar: z.optional(z.nullable(z.boolean())),
      canEdit: z.optional(z.nullable(z.boolean())),
      owner: z.optional(z.nullable(z.object({ address: z.optional(z.nullable(z.string())) }))),
    }),
  ),
})
const subscription = z.object({ id: z.string(), resource: z.string(), expirationDateTime: z.string() })

const subscriptionAt = ({ channelId }: ChannelRef): string => `/subscriptions/${encodeURIComponent(channelId)}`
const channelOf = ({ id, resource, expirationDateTime }: z.infer<typeof subscription>): Channel => ({
  channelId: id,
  resourceId: resource,
  expiresAt: Date.parse(expirationDateTime),
})

/** Outlook calendars in Microsoft Graph 1.0. https://learn.microsoft.com/graph/outlook-calendar-concept-overview */
export function outlookCalendar(
  settings: Settings,
  accessToken: string,
  patience: Patience = patientFor(OVERDUE_MS),
): CalendarProvider {
  const outlook = graph(settings, accessToken, patience)
  /** Confirms a channel, which goes on until the end that it was given; answers that end. */
  async function confirm(channel: ChannelRef): Promise<ProviderAnswer<Channel>> {
    const path = subscriptionAt(channel)
    const answer = await outlook.call(`${path}/reauthorize`, nothing, { method: 'POST' })
    return answer.failed === undefined ? mapped(await outlook.call(path, subscription), channelOf) : answer
  }

  return {
    ...writeEvents(outlook),

    async listCalendars() {
      const query = { $select: 'id,name,isDefaultCalendar,canEdit,owner', $top: '250' }
      const answer = await outlook.call('/me/calendars', calendars, { query })
      return mapped(answer, ({ value }) => ({
        // Whose the main calendar is says whose mailbox it is, without a permission to read who that is.
        account: value.find(({ isDefaultCalendar }) => isDefaultCalendar)?.owner?.address ?? '',
        calendars: value.map(({ id, name, isDefaultCalendar, canEdit }) => ({
          id,
          name: name ?? '',
          isPrimary: isDefaultCalendar ?? false,
          mayWrite: canEdit ?? false,
        })),
      }))
    },

    async busy({ calendarIds, ...asked }) {
      const spans: Span[] = []
      for (let from = 0; from < calendarIds.length; from += AT_ONCE) {
        const some = calendarIds.slice(from, from + AT_ONCE)
        for (const view of await Promise.all(some.map((calendarId) => readView(outlook, { calendarId, ...asked })))) {
          if (view.failed !== undefined) return view
          for (const { busy, bookingId } of view.value)
            if (busy && bookingId === null && overlaps(busy, asked)) spans.push(busy)
        }
      }
      return { value: spans }
    },

    changesSince: (asked) => readChanges(outlook, asked),

    async watch({ calendarId, callbackUrl, secret, ending }) {
      const confirmed = ending && (await confirm(ending))
      // Graph has ended it meanwhile.
      if (confirmed && confirmed.failed !== 'not-found') return confirmed
      const body = {
        changeType: 'created,updated,deleted',
        notificationUrl: callbackUrl,
        lifecycleNotificationUrl: callbackUrl,
        resource: `${calendarAt(calendarId).slice(1)}/events`,
        clientState: secret,
        expirationDateTime: iso(Date.now() + WATCHED_MS),
      }
      return mapped(await outlook.call('/subscriptions', subscription, { method: 'POST', body }), channelOf)
    },

    async stopWatch(channel) {
      return mapped(await outlook.call(subscriptionAt(channel), nothing, { method: 'DELETE' }), () => null)
    },
  }
}
