import { isStop } from './stopWords'

/** What streets are called, and what stands behind a number otherwise, too: "5 star place", "2 jobs on the way". */
const TYPES = 'street|avenue|ave|road|rd|lane|ln|boulevard|blvd|highway|hwy|parkway|pkwy'
const MAYBE = 'st|drive|dr|court|ct|way|place|pl|circle|terrace|trail'
const IS_MAYBE = new RegExp(`\\b(?:${MAYBE})\\b`, 'iu')
/** "88 Plymouth Lane, Lexington": the town begins with capitals. */
const STREET = new RegExp(
  `(?<![\\p{L}\\p{Sc}\\d.:/-])(?<street>\\d{1,6}[a-z]?\\s+(?<name>(?:[\\p{L}\\d.'’-]+\\s+){1,3})(?:${TYPES}|${MAYBE})\\b)\\.?(?-i:(?:,?\\s(?:(?:apt|unit|suite|ste|Apt|Unit|Suite|Ste)\\.?\\s\\w+|#\\w+))?(?:,?[^\\S\\n]+\\p{Lu}\\p{L}+){0,3}(?:\\s\\d{5})?)`,
  'giu',
)

/** `streetEnd`: before apartment and town. `isSure`: by its own words, whatever stands around it. */
type Street = { start: number; streetEnd: number; end: number; value: string; isSure: boolean }

/** Numbers with the names of American streets: "12 Oak Street", "31 lake dr, apt 4". A line of a site is read with its postal code: `streetAddressIn`. */
export const streetsIn = (text: string): Street[] =>
  [...text.matchAll(STREET)].flatMap(({ 0: value, index: start, groups }) => {
    const { street = '', name = '' } = groups ?? {}
    const words = name.trim().split(/\s+/)
    const isNamed =
      words.every((word) => !isStop(word.toLowerCase(), 'en')) && words.some((word) => /\p{L}{2}|\d/u.test(word))
    const isSure = !IS_MAYBE.test(value) || /\p{Lu}/u.test(value)
    return isNamed
      ? [{ start, streetEnd: start + street.length, end: start + value.length, value: value.trim(), isSure }]
      : []
  })
