import * as z from 'zod/mini'
import { DAY_MS } from '../../../../contract/durations'
import type { Span } from '../../slots/spans'
import { iso } from '../../slotView'
import type { Changes, ProviderAnswer, RemoteEvent } from '../CalendarProvider'
import { calendarAt, type Graph } from './callGraph'
import { type Asking, EVENT_FIELDS, outlookEvent, remoteEventOf } from './event'

const PAGE = 250
/** 25,000 events. Rounds of changes are known that never end. */
const MOST_PAGES = 100
/** Beyond the span that is asked for, so that the same round goes on while days pass. */
const AHEAD_MS = 14 * DAY_MS

type Asked = { calendarId: string } & Asking & Span

const eventPage = z.object({ value: z.array(outlookEvent), '@odata.nextLink': z.optional(z.string()) })

/** All events of the span, of series each occurrence. */
export async function readView(
  graph: Graph,
  { calendarId, start, end, ...asking }: Asked,
): Promise<ProviderAnswer<RemoteEvent[]>> {
  const query = { startDateTime: iso(start), endDateTime: iso(end), $select: EVENT_FIELDS, $top: String(PAGE) }
  const events: RemoteEvent[] = []
  let answer = await graph.call(`${calendarAt(calendarId)}/calendarView`, eventPage, { query })
  for (let page = 1; page <= MOST_PAGES; page++) {
    if (answer.failed !== undefined) return answer
    events.push(...answer.value.value.map((event) => remoteEventOf(event, asking)))
    const next = answer.value['@odata.nextLink']
    if (!next) return { value: events }
    answer = await graph.call(next, eventPage)
  }
  return { failed: 'unavailable' }
}

const changePage = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.optional(z.string()),
  '@odata.deltaLink': z.optional(z.string()),
})
/** Where a round of changes goes on, and up to when it looks. */
const place = z.object({ link: z.string(), until: z.number() })

/**
 * Delta says that something changed, but of an occurrence not whether it is shown as free: what there is then is read from the view. The
 * round comes first, so that what changes while the view is read is seen in the next one.
 */
export async function readChanges(
  graph: Graph,
  { token, ...asked }: Asked & { token: string | null },
): Promise<ProviderAnswer<Changes>> {
  const from = token === null ? undefined : readPlace(token)
  // What the token stands for never looked so far ahead, or isn't ours.
  if (token !== null && (!from || from.until < asked.end)) return { failed: 'gone' }
  const until = from?.until ?? asked.end + AHEAD_MS
  const round = await readRound(graph, from?.link ?? { ...asked, end: until })
  if (round.failed !== undefined) return round
  const nextToken = JSON.stringify({ link: round.value.link, until } satisfies z.infer<typeof place>)
  if (from && !round.value.isNews) return { value: { events: [], isWhole: false, nextToken } }
  const view = await readView(graph, asked)
  return view.failed === undefined ? { value: { events: view.value, isWhole: true, nextToken } } : view
}

/** A round of changes to its end. */
async function readRound(
  graph: Graph,
  from: string | Asked,
): Promise<ProviderAnswer<{ isNews: boolean; link: string }>> {
  const prefer = `odata.maxpagesize=${PAGE}`
  let isNews = false
  let answer =
    typeof from === 'string'
      ? await graph.call(from, changePage, { prefer })
      : await graph.call(`${calendarAt(from.calendarId)}/calendarView/delta`, changePage, {
          query: { startDateTime: iso(from.start), endDateTime: iso(from.end) },
          prefer,
        })
  for (let page = 1; page <= MOST_PAGES; page++) {
    if (answer.failed !== undefined) return answer
    const { value, '@odata.nextLink': next, '@odata.deltaLink': link } = answer.value
    isNews ||= value.length > 0
    if (link) return { value: { isNews, link } }
    if (!next) break
    answer = await graph.call(next, changePage, { prefer })
  }
  return { failed: 'unavailable' }
}

function readPlace(token: string): z.infer<typeof place> | undefined {
  try {
    return place.safeParse(JSON.parse(token)).data
  } catch {
    // Of another provider, or of an earlier form.
    return undefined
  }
}
