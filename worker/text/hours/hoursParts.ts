import { type BusinessFacts, WEEK_DAY_NAMES, WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { compose, type TextPart } from '../compose'
import { minutesOf } from './span'

type Times = NonNullable<BusinessFacts['hours'][WeekDay]>
type HoursException = BusinessFacts['hoursExceptions'][number]

/** "09:00" → "9 AM", "12:30" → "12:30 PM", "24:00" → "midnight". */
const clockText = (time: string): string => {
  const at = minutesOf(time)
  if (at % 1440 === 0) return 'midnight'
  const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeStyle: 'short' })
  return short
    .format(at * 60_000)
    .replace(':00', '')
    .replace('\u202f', ' ')
}

const timesParts = (times: Times): TextPart[] =>
  times.length === 0
    ? [['Closed', { kind: 'closed' }]]
    : times.flatMap(([from, to], at): TextPart[] => [
        ...(at > 0 ? [', '] : []),
        [`${clockText(from)} – ${clockText(to)}`, { kind: 'span', from: minutesOf(from), to: minutesOf(to) }],
      ])

/** "Monday | 9 AM – 5 PM". */
export const dayParts = (day: WeekDay, times: Times): TextPart[] => [
  [WEEK_DAY_NAMES[day], { kind: 'days', days: [day] }],
  ' | ',
  ...timesParts(times),
]

/** A row a day, as a page would have it. */
export const hoursRows = (hours: BusinessFacts['hours']): string[] =>
  WEEK_DAYS.flatMap((day) => (hours[day] ? [compose(dayParts(day, hours[day])).text] : []))

const datePart = (date: string): TextPart => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const said = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })
  return [said.format(Date.UTC(year, month - 1, day)), { kind: 'date', year, month, day }]
}

/** "December 24, 2026 – December 26, 2026 (Christmas) | Closed". */
export const exceptionParts = ({ from, to, hours, note }: HoursException): TextPart[] => [
  datePart(from),
  ...(from === to ? [] : [' – ', datePart(to)]),
  ...(note ? [` (${note})`] : []),
  ' | ',
  ...timesParts(hours),
]
