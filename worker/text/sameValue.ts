import { DAY_MINUTES } from './hours/span'
import type { Value, ValueContent } from './value'

type Of<K extends ValueContent['kind']> = Extract<ValueContent, { kind: K }>
type Amount = Of<'money' | 'duration' | 'percent' | 'count'>

const isClose = (a: number, b: number): boolean => Math.abs(a - b) < 0.005
const meets = <T>(a: T | undefined, b: T | undefined): boolean => a === undefined || b === undefined || a === b
const isAmount = (value: ValueContent): value is Amount => 'amount' in value
const isTime = (value: ValueContent): value is Of<'span' | 'clock'> => value.kind === 'span' || value.kind === 'clock'
const upperOf = (value: Amount): number | undefined => ('to' in value ? value.to : undefined)

/** Whether one list is all in the other. */
const isWithin = <T>(a: readonly T[], b: readonly T[], isSame = (one: T, other: T) => one === other): boolean => {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  return few.every((one) => many.some((other) => isSame(one, other)))
}

/** What is counted or paid in: 3 rooms aren't 3 nights, $5 isn't €5. */
const thingOf = (value: Amount): string | undefined =>
  value.kind === 'money' ? value.currency : value.kind === 'count' ? value.of : undefined

function endsOf(value: Amount): number[] {
  const factor = value.kind === 'duration' && value.unit === 'day' ? DAY_MINUTES : 1
  const to = upperOf(value)
  return (to === undefined ? [value.amount] : [value.amount, to]).map((end) => end * factor)
}

/** "9" is in "9-5", "8" may be 8 a.m. or 8 p.m.; a span is another where both ends meet. */
function sameTime(a: Of<'span' | 'clock'>, b: Of<'span' | 'clock'>): boolean {
  if (a.kind === 'span' && b.kind === 'span')
    return a.from % DAY_MINUTES === b.from % DAY_MINUTES && a.to % DAY_MINUTES === b.to % DAY_MINUTES
  if (a.kind === 'span') return sameTime(b, a)
  const edges = b.kind === 'clock' ? b.minutes : a.bound === 'from' ? [b.from] : a.bound ? [b.to] : [b.from, b.to]
  return a.minutes.some((minute) => edges.some((edge) => minute % DAY_MINUTES === edge % DAY_MINUTES))
}

const bare = (url: string): string => url.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?|\/+$/g, '')

/** The shorter number, without its country's leading zero, ends the longer. */
function samePhone(a: Of<'phone'>, b: Of<'phone'>): boolean {
  const digits = [a, b].map((phone) => (phone.e164 ?? phone.digits).replace(/\D/g, ''))
  const [short = '', long = ''] = digits.toSorted((one, other) => one.length - other.length)
  return short.length >= 7 && long.endsWith(short.replace(/^0+/, ''))
}

/**
 * Whether one value says what the other does or a part of it: $80 of $80-$120, Monday of Mon-Fri, 8 of 8 p.m. What is lost on the way (a
 * bound, a unit) is for `carries` to judge.
 */
export function sameValue(a: ValueContent, b: ValueContent): boolean {
  if (isTime(a) && isTime(b)) return sameTime(a, b)
  if (isAmount(a) && isAmount(b))
    return a.kind === b.kind && isWithin(endsOf(a), endsOf(b), isClose) && meets(thingOf(a), thingOf(b))
  if (a.kind === 'days' && b.kind === 'days') return isWithin(a.days, b.days)
  if (a.kind === 'date' && b.kind === 'date') return a.month === b.month && meets(a.day, b.day) && meets(a.year, b.year)
  if (a.kind === 'phone' && b.kind === 'phone') return samePhone(a, b)
  if (a.kind === 'email' && b.kind === 'email') return a.address.toLowerCase() === b.address.toLowerCase()
  if (a.kind === 'link' && b.kind === 'link') return bare(a.url) === bare(b.url)
  return a.kind === 'closed' && b.kind === 'closed'
}

/**
 * Whether a sentence may say `said` on the strength of `source`: the same value, and nothing that would make it better for the visitor
 * lost or added: no bound dropped ("from $80" as "$80"), no lower end alone, no other unit, no days or hours beyond the source's.
 */
export function carries(source: ValueContent, said: ValueContent): boolean {
  if (!sameValue(source, said)) return false
  if (source.kind === 'days' && said.kind === 'days') return said.days.every((day) => source.days.includes(day))
  if (!isAmount(source) || !isAmount(said)) return source.kind !== 'clock' || said.kind !== 'span'
  const isMoney = source.kind === 'money' && said.kind === 'money'
  if (isMoney && ((source.isExtra && !said.isExtra) || !meets(source.unit, said.unit))) return false
  const [upper, saidUpper] = [upperOf(source), upperOf(said)]
  if (upper === undefined) return saidUpper === undefined && keepsBound(source, said)
  if (saidUpper !== undefined) return true
  // "$80-$120" may be said as "from $80" or "up to $120".
  return said.bound === 'from'
    ? isClose(said.amount, source.amount)
    : said.bound === 'upTo' && isClose(said.amount, upper)
}

const keepsBound = (source: Amount, said: Amount): boolean =>
  source.bound === said.bound || (said.bound === 'about' && source.bound === undefined)

/** Whether any of what a source says carries a value. */
export const isCarried = (said: ValueContent, sources: readonly Value[]): boolean =>
  sources.some((source) => carries(source, said))
