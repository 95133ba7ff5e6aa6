import type { Value, ValueContent } from './value'

type Of<K extends ValueContent['kind']> = Extract<ValueContent, { kind: K }>

const DAY = 1440
const isClose = (a: number, b: number): boolean => Math.abs(a - b) < 0.005
const ends = ({ amount, to }: { amount: number; to?: number }): number[] => (to === undefined ? [amount] : [amount, to])
const digitsOf = ({ digits, e164 }: Of<'phone'>): string => (e164 ?? digits).replace(/\D/g, '')
const bare = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')

/** Amounts of a range are of the other where each of them is one of its ends. */
const sharesEnds = (a: { amount: number; to?: number }, b: { amount: number; to?: number }): boolean => {
  const [few, many] = ends(a).length <= ends(b).length ? [ends(a), ends(b)] : [ends(b), ends(a)]
  return few.every((amount) => many.some((end) => isClose(end, amount)))
}

/** "9" is in "9-5", "8" may be 8 a.m. or 8 p.m.; a span is another where both ends meet. */
function sameTime(a: Of<'span' | 'clock'>, b: Of<'span' | 'clock'>): boolean {
  if (a.kind === 'span' && b.kind === 'span') return a.from % DAY === b.from % DAY && a.to % DAY === b.to % DAY
  if (a.kind === 'clock' && b.kind === 'clock')
    return a.minutes.some((minute) => b.minutes.some((other) => minute % DAY === other % DAY))
  if (a.kind === 'span') return sameTime(b, a)
  if (b.kind !== 'span') return false
  const edges = a.bound === 'from' ? [b.from] : a.bound === 'upTo' ? [b.to] : [b.from, b.to]
  return a.minutes.some((minute) => edges.some((edge) => minute % DAY === edge % DAY))
}

const inMinutes = (a: Of<'duration'>): { amount: number; to?: number } => {
  const factor = a.unit === 'day' ? DAY : 1
  return { amount: a.amount * factor, ...(a.to !== undefined && { to: a.to * factor }) }
}

const isWithin = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.every((one) => b.includes(one)) || b.every((one) => a.includes(one))

/**
 * Whether one value says what the other does or a part of it: $80 of $80-$120, Monday of Mon-Fri, 8 of 8 p.m. What is lost on the way (a
 * bound, a unit) is `compatible`'s to judge.
 */
export function sameValue(a: ValueContent, b: ValueContent): boolean {
  if (a.kind === 'money' && b.kind === 'money')
    return sharesEnds(a, b) && (a.currency === b.currency || a.currency === undefined || b.currency === undefined)
  if ((a.kind === 'span' || a.kind === 'clock') && (b.kind === 'span' || b.kind === 'clock')) return sameTime(a, b)
  if (a.kind === 'days' && b.kind === 'days') return isWithin(a.days, b.days)
  if (a.kind === 'date' && b.kind === 'date') return a.month === b.month && meets(a.day, b.day) && meets(a.year, b.year)
  if (a.kind === 'duration' && b.kind === 'duration') return sharesEnds(inMinutes(a), inMinutes(b))
  if (a.kind === 'percent' && b.kind === 'percent') return isClose(a.amount, b.amount)
  if (a.kind === 'count' && b.kind === 'count') return sharesEnds(a, b) && meets(a.of, b.of)
  if (a.kind === 'phone' && b.kind === 'phone') return samePhone(digitsOf(a), digitsOf(b))
  if (a.kind === 'email' && b.kind === 'email') return a.address.toLowerCase() === b.address.toLowerCase()
  if (a.kind === 'link' && b.kind === 'link') return bare(a.url) === bare(b.url)
  return a.kind === 'closed' && b.kind === 'closed'
}

const meets = <T>(a: T | undefined, b: T | undefined): boolean => a === undefined || b === undefined || a === b

/** The shorter number, without its country's leading zero, ends the longer. */
function samePhone(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length >= 7 && long.endsWith(short.replace(/^0+/, ''))
}

/**
 * Whether a sentence may say `said` on the strength of `source`: the same value, and nothing that would make it better for the visitor
 * lost or added: no bound dropped ("from $80" as "$80"), no lower end alone, no other unit, no days or hours beyond the source's.
 */
export function carries(source: ValueContent, said: ValueContent): boolean {
  if (!sameValue(source, said)) return false
  if (source.kind === 'money' && said.kind === 'money') {
    if (source.isExtra !== said.isExtra && source.isExtra) return false
    if (source.unit !== undefined && said.unit !== undefined && source.unit !== said.unit) return false
    return keepsBound(source, said)
  }
  if (source.kind === 'days' && said.kind === 'days') return said.days.every((day) => source.days.includes(day))
  if (
    (source.kind === 'duration' && said.kind === 'duration') ||
    (source.kind === 'count' && said.kind === 'count') ||
    (source.kind === 'percent' && said.kind === 'percent')
  )
    return keepsBound(source, said)
  return source.kind !== 'clock' || said.kind !== 'span'
}

type Bounded = Of<'money' | 'duration' | 'count' | 'percent'>

function keepsBound(source: Bounded, said: Bounded): boolean {
  const upper = 'to' in source ? source.to : undefined
  const saidUpper = 'to' in said ? said.to : undefined
  if (upper !== undefined) {
    if (saidUpper !== undefined) return true
    // "$80-$120" may be said as "from $80" or "up to $120".
    return (
      (isClose(said.amount, source.amount) && said.bound === 'from') ||
      (isClose(said.amount, upper) && said.bound === 'upTo')
    )
  }
  if (saidUpper !== undefined) return false
  if (said.bound === 'about') return source.bound === undefined || source.bound === 'about'
  return source.bound === said.bound
}

/** Whether any of what a source says carries a value. */
export const isCarried = (said: ValueContent, sources: readonly Value[]): boolean =>
  sources.some((source) => carries(source, said))
