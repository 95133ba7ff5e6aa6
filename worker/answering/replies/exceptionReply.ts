import type { BusinessFacts } from '../../../contract/facts'
import { dateIn, dateOfDay, sayDate } from '../evidence/dates'
import type { Evidence } from '../evidence/evidence'
import type { DayHours, Hours } from '../evidence/hours'
import { exceptionHours } from '../evidence/typedFacts'
import type { Day } from '../evidence/weekDays'
import { BUSINESS_PROFILE, type Draft, fact } from './draft'
import { localTime } from './localTime'

type Exceptions = BusinessFacts['hoursExceptions']

const on = (date: string, exceptions: Exceptions) => exceptions.find(({ from, to }) => from <= date && date <= to)

/** Of the days asked about, those whose next date is an exception. */
export const exceptedDays = (days: Day[], exceptions: Exceptions, today: string): Hours =>
  Object.fromEntries(
    days.flatMap((day): [Day, DayHours][] => {
      const excepted = on(dateOfDay(day, today), exceptions)
      return excepted ? [[day, exceptionHours(excepted.hours)]] : []
    }),
  )

/** A feast or a date by name, where the owner said what holds on it. */
export const exceptionReply = (
  line: string,
  { exceptions }: Evidence,
  timeZone: string,
  now: Date,
): Draft | undefined => {
  const date = dateIn(line, localTime(now, timeZone).date)
  const excepted = date === undefined ? undefined : on(date, exceptions)
  if (date === undefined || excepted === undefined) return undefined
  const { open, text } = exceptionHours(excepted.hours)
  const why = excepted.note === undefined ? '' : ` (${excepted.note})`
  const said = open ? `We're open on ${sayDate(date)}${why}: ${text}.` : `We're closed on ${sayDate(date)}${why}.`
  return fact(said, [BUSINESS_PROFILE])
}
