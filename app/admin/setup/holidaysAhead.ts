import { DAY_MS } from '../../../contract/durations'
import { type BusinessFacts, WEEK_DAYS } from '../../../contract/facts'
import { type Holiday, upcomingHolidays } from '../settings/facts/holidays/upcomingHolidays'

const DAYS_AHEAD = 60

type Asked = {
  country: string
  today: string
  week: BusinessFacts['hours']
  known: readonly Pick<BusinessFacts['hoursExceptions'][number], 'from' | 'to'>[]
}

/** The hours of a date by the week; none where it is closed or unknown. */
export const usualHours = (week: BusinessFacts['hours'], date: string) =>
  week[WEEK_DAYS[(new Date(date).getUTCDay() + 6) % WEEK_DAYS.length] ?? 'mon'] ?? []

/** The holidays of the next weeks on which a business would be open, and whose hours nobody has told yet; soonest first. */
export function holidaysAhead({ country, today, week, known }: Asked): Holiday[] {
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
  const isKnown = (date: string) => known.some(({ from, to }) => from <= date && date <= to)
  return upcomingHolidays(country, today).filter(
    ({ date }) => date <= last && usualHours(week, date).length > 0 && !isKnown(date),
  )
}
