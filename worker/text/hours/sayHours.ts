import { type BusinessFacts, WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { formatOf } from '../formatOf'
import { DAY_MINUTES, minutesOf } from './span'

type Times = NonNullable<BusinessFacts['hours'][WeekDay]>
type HoursException = BusinessFacts['hoursExceptions'][number]

/** "09:00" → "9 AM", "12:30" → "12:30 PM", "24:00" → "midnight". */
const clockText = (time: string): string => {
  const at = minutesOf(time)
  if (at % DAY_MINUTES === 0) return 'midnight'
  const text = formatOf('en-US', { timeStyle: 'short' }).format(at * 60_000)
  return text.replace(':00', '').replace('\u202f', ' ')
}

const timesText = (times: Times): string =>
  times.map(([from, to]) => `${clockText(from)} – ${clockText(to)}`).join(', ') || 'Closed'

/** "Monday | 9 AM – 5 PM". */
export const dayText = (day: WeekDay, times: Times): string => `${WEEK_DAY_NAMES[day]} | ${timesText(times)}`

/** A row a day, as a page would have it. */
export const hoursRows = (hours: BusinessFacts['hours']): string[] =>
  WEEK_DAYS.flatMap((day) => (hours[day] ? [dayText(day, hours[day])] : []))

/** "2026-12-24" → "December 24, 2026". */
const dateText = (date: string): string => formatOf('en-US', { dateStyle: 'long' }).format(Date.parse(date))

/** "December 24, 2026 – December 26, 2026 (Christmas) | Closed". */
export const exceptionText = ({ from, to, hours, note }: HoursException): string =>
  `${dateText(from)}${from === to ? '' : ` – ${dateText(to)}`}${note ? ` (${note})` : ''} | ${timesText(hours)}`
