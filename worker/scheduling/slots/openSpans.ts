import type { Temporal } from 'temporal-polyfill'
import { WEEK_DAYS } from '../../../contract/facts'
import type { CalendarPerson, CalendarSettings } from '../../../contract/scheduling'
import type { Span } from './spans'
import { dateAt, instantOf } from './wallTime'

type Hours = Pick<CalendarSettings, 'timeZone' | 'hours' | 'special' | 'closed'>
type Times = readonly (readonly [string, string])[]

const covers = (date: string) => (days: { from: string; to: string }) => days.from <= date && date <= days.to

/** A day's times: a closed day has none, a special one its own, and a person's own week stands for the business's. */
function timesOn(date: Temporal.PlainDate, { hours, special, closed }: Hours, person?: CalendarPerson): Times {
  const isThatDay = covers(date.toString())
  if (closed.some(isThatDay) || person?.closed.some(isThatDay)) return []
  const day = WEEK_DAYS[date.dayOfWeek - 1] ?? 'mon'
  return special.find(isThatDay)?.hours ?? (person?.hours ?? hours)[day] ?? []
}

/** When the business, or that person, works around the span: the times of each of its days, in order. */
export function openSpans(calendar: Hours, { start, end }: Span, person?: CalendarPerson): Span[] {
  const { timeZone } = calendar
  const last = dateAt(end, timeZone)
  const spans: Span[] = []
  for (let date = dateAt(start, timeZone); !isAfter(date, last); date = date.add({ days: 1 }))
    for (const [from, to] of timesOn(date, calendar, person))
      spans.push({ start: instantOf(date, from, timeZone), end: instantOf(date, to, timeZone, 'last') })
  // A span within the hour that clocks skip is none.
  return spans.filter((one) => one.start < one.end)
}

const isAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate) => one.toString() > other.toString()
