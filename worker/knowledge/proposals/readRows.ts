import { type PriceFact, WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import type { Statement } from '../statement'
import { daysFromTo, type WeekHours, weekDay } from '../structured/weekHours'

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?'
const DAYS = new RegExp(`(${DAY})(?:\\s*(?:-|–|—|to|through|thru)\\s*(${DAY}))?`, 'gi')
const TIMES =
  /(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?\s?(?:m\b\.?)?\s*(?:-|–|—|to|until)\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?\s?(?:m\b)?/i

const clock = (hours: number, minutes: string | undefined): string =>
  `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
const in24 = (hours: number, half: string | undefined): number =>
  half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)

/** "10-6" is from ten to eighteen: nobody closes before opening. */
function spanOf(text: string): [string, string] | undefined {
  const [, opens, openMinutes, openHalf, closes, closeMinutes, closeHalf] = TIMES.exec(text) ?? []
  if (!opens || !closes) return undefined
  let from = in24(Number(opens), openHalf ?? (closeHalf === 'a' ? 'a' : undefined))
  let to = in24(Number(closes), closeHalf)
  if (openHalf === undefined && closeHalf?.toLowerCase() === 'p' && from + 12 < to) from += Number(opens) < 7 ? 12 : 0
  if (to <= from && closeHalf === undefined) to += 12
  return from < to && to <= 24 ? [clock(from, openMinutes), clock(to, closeMinutes)] : undefined
}

const daysOf = (text: string): WeekDay[] => {
  if (/^(?:daily|every day)/i.test(text)) return [...WEEK_DAYS]
  if (/^weekdays/i.test(text)) return WEEK_DAYS.slice(0, 5)
  return [...text.matchAll(DAYS)].flatMap(([, first = '', last]) => {
    const [from, to] = [weekDay(first), weekDay(last ?? first)]
    return from && to ? daysFromTo(from, to) : []
  })
}

/** A row of a week's hours; undefined for one that says more than a week can hold ("first Saturday only"). */
export function hoursIn({ kind, text }: Statement): WeekHours | undefined {
  const [named = '', said = '', ...more] = text.split(' | ')
  if (kind !== 'row' || more.length > 0 || said.length > 40) return undefined
  const days = daysOf(named)
  const span = spanOf(said)
  if (days.length === 0 || (!span && !/^closed\W*$/i.test(said))) return undefined
  return Object.fromEntries(days.map((day) => [day, span ? [span] : []]))
}

const PRICE =
  /^(?<from>from|starting at|starts at)?\s*[$£€]\s?(?<amount>\d[\d,]*(?:\.\d{2})?)(?<plus>\+)?(?:\s*(?:-|–|—|to)\s*[$£€]?\s?(?<upper>\d[\d,]*(?:\.\d{2})?))?\s*(?<unit>(?:\/|per|an?|each)\s?[\p{L} .]{2,30})?$/iu
const NEEDS_HEADING =
  /^(?:.{1,14}|(?:per|each|single|one|\d+|adults?|child(?:ren)?|kids?|standard|basic|full|half)\b.{0,30})$/i
const SAYS_PRICES =
  /^(?:our |the )?(?:prices?|pricing|rates?|fees?|menu|services?|price list|services (?:and|&) pric\w+)$/i
const cents = (amount: string): number => Math.round(Number(amount.replaceAll(',', '')) * 100)

/** A row of a price list: one name and one price. */
export function priceIn({ kind, text, trail }: Statement): PriceFact | undefined {
  const [label = '', said = '', ...more] = text.split(' | ')
  const { from, amount, plus, upper, unit } = PRICE.exec(said)?.groups ?? {}
  if (kind !== 'row' || more.length > 0 || !amount || !/\p{L}/u.test(label)) return undefined
  const above = trail.findLast((one) => one !== label)
  const heading = NEEDS_HEADING.test(label) && above && !SAYS_PRICES.test(above) ? above : undefined
  const name = (heading ? `${heading} – ${label}` : label).slice(0, 120)
  const toCents = upper === undefined ? undefined : cents(upper)
  return {
    name,
    cents: cents(amount),
    from: Boolean(from ?? plus),
    ...(toCents !== undefined && toCents > cents(amount) && { toCents }),
    ...(unit && { unit: unit.replace(/^\/\s?/, 'per ').trim() }),
  }
}
