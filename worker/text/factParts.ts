import { type BusinessFacts, type PriceFact, WEEK_DAY_NAMES, type WeekDay } from '../../contract/facts'
import { formatCents } from '../../contract/plans'
import { type Part, written } from './compose'
import type { Locale, ValueContent } from './value'

type Spans = NonNullable<BusinessFacts['hours'][WeekDay]>
type HoursException = BusinessFacts['hoursExceptions'][number]

/** "17:30" → 1050. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** "9 AM", "12:30 PM", "midnight". */
const clockText = (time: string): string => {
  const at = minutesOf(time)
  if (at % 1440 === 0) return 'midnight'
  const [hour, minute] = [Math.floor(at / 60), at % 60]
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

const spanParts = (spans: Spans): Part[] =>
  spans.length === 0
    ? [['Closed', { kind: 'closed' }]]
    : spans.flatMap(([from, to], at): Part[] => [
        ...(at > 0 ? [', '] : []),
        [`${clockText(from)} – ${clockText(to)}`, { kind: 'span', from: minutesOf(from), to: minutesOf(to) }],
      ])

/** "Monday | 9 AM – 5 PM". */
export const dayParts = (day: WeekDay, spans: Spans): Part[] => [
  [WEEK_DAY_NAMES[day], { kind: 'days', days: [day] }],
  ' | ',
  ...spanParts(spans),
]

const datePart = (date: string): Part => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const said = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })
  return [said.format(Date.UTC(year, month - 1, day)), { kind: 'date', year, month, day }]
}

/** "December 24, 2026 – December 26, 2026 (Christmas) | Closed". */
export const exceptionParts = ({ from, to, hours, note }: HoursException): Part[] => [
  datePart(from),
  ...(from === to ? [] : [' – ', datePart(to)]),
  ...(note ? [` (${note})`] : []),
  ' | ',
  ...spanParts(hours),
]

/** A unit is typed as "per hour" or as "hour", a condition as "installed". */
const OPENS_UNIT = /^(?:per|an?|each|every)\s+|^\/\s*/i
const IS_CONDITION = /^(?:(?:for|from|plus|and|or|by|with|incl\w*|\w+ed)\b|[(+])/i

/** "Cleaning | from $89 – $120 per visit". */
export function priceParts({ name, cents, toCents, from, unit }: PriceFact, locale: Locale): Part[] {
  const currency = locale.currency.toUpperCase()
  const amount = formatCents(cents, currency)
  const isFree = cents === 0 && toCents === undefined && !from
  const upTo = toCents === undefined ? '' : ` – ${formatCents(toCents, currency)}`
  const counted = unit && !IS_CONDITION.test(unit) ? unit.replace(OPENS_UNIT, '').toLowerCase() : undefined
  const money: ValueContent = {
    kind: 'money',
    amount: cents / 100,
    currency,
    ...(toCents !== undefined && { to: toCents / 100 }),
    ...(from && { bound: 'from' }),
    ...(counted && { unit: counted }),
  }
  const opened = unit === undefined || unit === counted ? unit && `per ${unit}` : unit
  return [
    ...written(name, locale),
    ' | ',
    [isFree ? 'free' : `${from ? 'from ' : ''}${amount}${upTo}`, money],
    ...(opened ? [` ${opened}`] : []),
  ]
}
