import { DAY_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import type { Span } from '../slots/spans'
import type { CalendlyAccount } from './account'
import type { CalendlyAnswer } from './api'
import { freeTimesAnswer } from './resources'

/** What Calendly answers at once. */
const LONGEST_MS = 31 * DAY_MS
/** Calendly refuses a span that begins in the past, by its own clock. */
const AHEAD_MS = 60_000

/** When an event type can be booked, soonest first; its own notice and hours are Calendly's. */
export async function freeTimes(
  ctx: Pick<Context, 'now'>,
  { call }: Pick<CalendlyAccount, 'call'>,
  { eventTypeId, ...within }: { eventTypeId: string } & Span,
): Promise<CalendlyAnswer<number[]>> {
  const begin = Math.max(within.start, ctx.now() + AHEAD_MS)
  const windows: Span[] = []
  for (let start = begin; start < within.end; start += LONGEST_MS) {
    windows.push({ start, end: Math.min(start + LONGEST_MS, within.end) })
  }
  const answers = await Promise.all(
    windows.map(({ start, end }) =>
      call({
        path: '/event_type_available_times',
        query: {
          event_type: eventTypeUri(eventTypeId),
          start_time: new Date(start).toISOString(),
          end_time: new Date(end).toISOString(),
        },
        answer: freeTimesAnswer,
      }),
    ),
  )
  const found: number[] = []
  for (const answer of answers) {
    if (answer.failed) return answer
    const free = answer.value.collection.filter(({ status }) => status === 'available')
    found.push(...free.map(({ start_time }) => start_time))
  }
  return { value: [...new Set(found)].sort((a, b) => a - b) }
}

/** As Calendly names it, whatever address it is called at. */
export const eventTypeUri = (id: string): string => `https://api.calendly.com/event_types/${id}`
