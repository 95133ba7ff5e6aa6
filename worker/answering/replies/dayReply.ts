import type { Evidence } from '../evidence/evidence'
import { capitalized } from '../language/capitalized'
import { ofDay } from './days'
import { daysAskedIn } from './daysAsked'
import { BUSINESS_PROFILE, type Draft, distinct, fact, listed } from './draft'
import { localTime } from './localTime'

const MOST_DAYS = 2
/** A date further off is asked of the calendar, whatever the weekday. */
const NEAR_MS = 31 * 86_400_000

/** Whoever wants to come on a day is told first whether anybody is there. */
export const dayReply = (
  line: string,
  { hours, exceptions }: Evidence,
  timeZone: string,
  now: Date,
): Draft | undefined => {
  const { days, named, excepted, when } = daysAskedIn(line, exceptions, timeZone, now)
  const { date } = localTime(now, timeZone)
  if (days.length === 0 || days.length > MOST_DAYS) return undefined
  if (named !== undefined && Date.parse(named) - Date.parse(date) > NEAR_MS) return undefined
  const said = days.flatMap((day) => {
    const known = excepted[day] ?? hours?.week[day]
    const isClear = known !== undefined && known.note === undefined && !known.isDisputed
    return isClear && (!known.open || known.spans.length > 0) ? [ofDay(day, known, '', when(day))] : []
  })
  if (said.length < days.length) return undefined
  const sources = days.flatMap((day) => (excepted[day] ? [BUSINESS_PROFILE] : hours ? [hours.source] : []))
  return fact(`${capitalized(listed(said))}.`, distinct(sources))
}
