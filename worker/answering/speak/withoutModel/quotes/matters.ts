import { Recent } from '../../../../platform/recent'
import { DAY_MINUTES } from '../../../../text/hours/span'
import { languageOf } from '../../../../text/languageOf'
import { termFinder, tokensOf } from '../../../../text/terms'
import type { Value } from '../../../../text/value'
import MATTERS from './matters.json'

type Amount = Extract<Value, { kind: 'count' | 'duration' }>

const finderOf = (which: 'asked' | 'said') =>
  termFinder(Object.fromEntries(Object.entries(MATTERS).map(([matter, ways]) => [matter, ways[which]])))
/** What is said of something else doesn't touch these, whatever other words it shares: no "back room" is a bathroom. */
const ALONE = new Set(Object.entries(MATTERS).flatMap(([matter, ways]) => ('isAlone' in ways ? [matter] : [])))
const asked = finderOf('asked')
const said = finderOf('said')
const known = new Recent<ReadonlySet<string>>(5_000)

/** What any business is asked about, whatever it does: "put money down" is of a deposit, "push it back" of canceling. */
export const mattersAsked = (text: string): ReadonlySet<string> =>
  new Set(asked(tokensOf(text)).map(({ list }) => list))

export const mattersSaid = (text: string): ReadonlySet<string> =>
  known.get(text, () => new Set(said(tokensOf(text)).map(({ list }) => list)))

/** "Where do I park" asks for no address of ours: what is of such a matter is answered by nothing else. */
export const isOfOwnMatter = (text: string): boolean => [...mattersAsked(text)].some((one) => ALONE.has(one))

/** Whether a text says of such a matter where a question is of one; what isn't English isn't read. */
export function isOfMatters(matters: ReadonlySet<string>, text: string): boolean {
  const alone = [...matters].filter((one) => ALONE.has(one))
  return alone.length === 0 || alone.some((one) => mattersSaid(text).has(one)) || (languageOf(text) ?? 'en') !== 'en'
}

/**
 * Whether every amount of the question that a statement has too lies within it: 75 lb in "61 – 90 lb", 3 bedrooms in "3 bed, 2 bath"; undefined
 * where none can be compared.
 */
export function fitsAmounts(values: readonly Value[], ranges: readonly Value[]): boolean | undefined {
  const fits = values.filter(isAmount).flatMap((one) => {
    const compared = ranges.filter(isAmount).flatMap((range) => lies(one, range) ?? [])
    return compared.length === 0 ? [] : [compared.includes(true)]
  })
  return fits.length === 0 ? undefined : !fits.includes(false)
}

const isAmount = (value: Value): value is Amount => value.kind === 'count' || value.kind === 'duration'
const YEAR = 365
const unitOf = (value: Amount): number => (value.kind === 'duration' && value.unit === 'day' ? DAY_MINUTES : 1)

function lies(value: Amount, range: Amount): boolean | undefined {
  // "Kids 3 and up" counts the years that a visitor names.
  const isAge = value.kind === 'duration' && range.kind === 'count' && range.of === undefined && value.amount >= YEAR
  if (value.kind !== range.kind && !isAge) return undefined
  const isOfBoth = value.kind === 'count' && range.kind === 'count' && value.of !== undefined && range.of !== undefined
  if (isOfBoth && !isSameThing(value.of, range.of)) return undefined
  const amount = isAge ? value.amount / YEAR : value.amount * unitOf(value)
  const from = range.amount * unitOf(range)
  if (range.to !== undefined) return amount >= from && amount <= range.to * unitOf(range)
  if (range.bound === 'from') return amount >= from
  if (range.bound === 'upTo') return amount <= from
  return isOfBoth ? amount === from : undefined
}

/** A bed is a bedroom, where one of the two is the other cut short. */
const isSameThing = (one = '', other = ''): boolean => one.startsWith(other) || other.startsWith(one)
