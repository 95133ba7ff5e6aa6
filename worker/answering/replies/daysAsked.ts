import type { BusinessFacts } from '../../../contract/facts'
import { dateIn, dateOfDay, sayDate } from '../evidence/dates'
import type { Hours } from '../evidence/hours'
import type { Day } from '../evidence/weekDays'
import { daysIn, whenOf } from './days'
import { exceptedDays } from './exceptionReply'
import { dayOfDate, localTime } from './localTime'

type DaysAsked = {
  days: Day[]
  /** The one date that was named, where one was. */
  named: string | undefined
  /** What holds on those of them that the week doesn't hold for. */
  excepted: Hours
  when: (day: Day) => string
  dateOf: (day: Day) => string
}

/** The days that a question means, by name, by date or by feast, read off the business's own calendar. */
export const daysAskedIn = (
  line: string,
  exceptions: BusinessFacts['hoursExceptions'],
  timeZone: string,
  now: Date,
): DaysAsked => {
  const { today, date } = localTime(now, timeZone)
  const named = dateIn(line, date)
  const days = named === undefined ? daysIn(line, today) : [dayOfDate(named)]
  const excepted = exceptedDays(days, exceptions, named ?? date)
  const dateOf = (day: Day): string => named ?? dateOfDay(day, date)
  const when = (day: Day): string => {
    if (named !== undefined) return sayDate(named)
    const said = whenOf(day, today, line)
    return excepted[day] === undefined || said.includes('(') ? said : sayDate(dateOf(day))
  }
  return { days, named, excepted, when, dateOf }
}
