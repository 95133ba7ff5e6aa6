import type { Temporal } from 'temporal-polyfill'
import type { CalendarPerson } from '../../../contract/scheduling'
import { covers } from '../../text/localDays'
import { weekDayOf } from '../../text/when/resolveDays'
import type { Span } from './spans'
import { dateAt, instantOf } from './wallTime'
import type { OpenCalendar } from './withFacts'

type Hours = Pick<OpenCalendar, 'timeZone' | 'hours' | 'special' | 'closed' | 'limits' | 'followsHours'>
type Times = readonly (readonly [string, string])[]

/**
 * A day's times: a closed day has none, a special one its own, and a person's own week stands for the business's. What the facts say of the
 * day holds for the business's usual hours, and bounds all others.
 */
function timesOn(date: Temporal.PlainDate, calendar: Hours, person?: CalendarPerson): Times {
  const { hours, special, closed, limits = [], followsHours } = calendar
  const isThatDay = covers(date.toString())
  if (closed.some(isThatDay) || person?.closed.some(isThatDay)) return []
  const day = weekDayOf(date)
  const own = special.find(isThatDay)?.hours ?? person?.hours?.[day]
  const limit = limits.find(isThatDay)?.hours
  if (limit && followsHours && !own && !person?.hours) return limit
  const times = own ?? (person?.hours ? [] : hours[day]) ?? []
  return limit ? within(times, limit) : times
}

const isLater = (one: string, other: string): boolean => one > other

/** Times are of one length: "09:00" is before "17:30". */
const within = (times: Times, limit: Times): Times =>
  times.flatMap(([from, to]) =>
    limit.flatMap(([opens, closes]): Times => {
      const start = isLater(from, opens) ? from : opens
      const end = isLater(to, closes) ? closes : to
      return start < end ? [[start, end]] : []
    }),
  )

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
