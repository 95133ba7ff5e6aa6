import { capital } from '../../../../contract/capital'
import WORDS from './serviceNames.json'

const SHORTHAND = new Map(Object.entries(WORDS.shorthand))
const CAPITALS: ReadonlySet<string> = new Set(WORDS.capitals)
const SIZES: ReadonlySet<string> = new Set(WORDS.sizes)
const SAYS_PRICES = new RegExp(`(?<!\\p{L})(?:${WORDS.priceHeadings.join('|')})(?!\\p{L})`, 'iu')
/** What a page's title says of what it tells, not of the thing: "State inspection, explained", "Deep cleaning: what it is". */
const ASIDE = new RegExp(`\\s*[,:–—-]\\s+(?:${WORDS.asides.join('|')})(?!\\p{L})[^,:–—]*`, 'giu')

/** "About 1-1.5 hr" takes as long as it may. */
const HOURS =
  /(?:\b(?:about|approx\.?|around|up to)\s+)?(?:\d+(?:[.,]\d+)?\s*(?:-|–|to)\s*)?(\d+(?:[.,]\d+)?)[\s-]*(?:hours?|hrs?|h)\b/i
const MINUTES = /(?:\b(?:about|approx\.?|around|up to)\s+)?(?:\d+\s*(?:-|–|to)\s*)?(\d+)[\s-]*(?:minutes?|mins?|m)\b/i
/** What is left at the ends of a name once its price, its length or a mark is gone. */
const LOOSE_ENDS = /^[\s,;:()*†·•|…–—-]+|(?:[\s,;:(*†·•|…–—-]|\.{2,})+$|\(\s*\)/gu
/** The extraction puts a heading before what means nothing alone: "Cuts – Women’s cut". */
const HEADED = /^(.+?)\s+[–—]\s+(.+)$/u
/** Marks between the parts of a row that a page draws: "Sedans · wash". */
const MARKS = /\s+[·•|–—]\s+/u
const LONGEST = 60
const MOST_COMMAS = 2

/** "Swedish massage, 1 hr 30 min" → 90; undefined where no length is said. */
export function minutesIn(text: string): number | undefined {
  const hours = Number(HOURS.exec(text)?.[1]?.replace(',', '.') ?? 0)
  const minutes = Math.round(hours * 60) + Number(MINUTES.exec(text)?.[1] ?? 0)
  return minutes >= 5 && minutes <= 24 * 60 ? minutes : undefined
}

/** Of "(Move-out, 4 hours)" its length leaves a comma. */
const LOOSE_COMMA = /\s*,\s*(?=\))/gu
const trimmed = (name: string) =>
  name.replaceAll(LOOSE_COMMA, '').replaceAll(LOOSE_ENDS, '').replaceAll(/\s+/g, ' ').trim()
export const withoutLength = (name: string) => trimmed(name.replace(HOURS, '').replace(MINUTES, '')) || name

/**
 * The rows of a price list as a person names them to book: "Cuts – Women’s cut" is a women’s cut, "SEDANS · WASH + VAC" is "Sedans: wash and
 * vac". What tells rows apart, a heading or a length, stays; undefined: the row names nothing.
 */
export function serviceNames(rows: readonly string[]): (string | undefined)[] {
  const written = rows.map(writtenOut)
  const alone = written.map(itemOf)
  const withLengths = written.map((name, at) => (isOnly(alone, at) ? alone[at] : name))
  const short = withLengths.map((name) => name && withoutLength(name))
  return written.map((name, at) => {
    const shown = (isOnly(short, at) ? short[at] : withLengths[at]) ?? name
    return isName(shown) ? asName(shown) : undefined
  })
}

/** Nothing in capitals, no shorthand, no marks at the ends. */
function writtenOut(row: string): string {
  const letters = row.replaceAll(/\P{L}/gu, '')
  const isShouted = letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const calm = isShouted
    ? row.replaceAll(/\p{L}+(?:[’']\p{L}+)*/gu, (word) => (CAPITALS.has(word) ? word : word.toLowerCase()))
    : row
  const spelled = (word: string) => SHORTHAND.get(word.toLowerCase()) ?? word.replace(/^w\/(?=\p{L})/iu, 'with ')
  return trimmed(calm).replaceAll(/[^\s()]+/g, spelled)
}

/** Without its heading, where the rest says enough by itself. Of the heading of a size what says that prices follow goes: "Regular cleaning, price per visit". */
function itemOf(name: string): string {
  const [, title = '', item = ''] = HEADED.exec(name) ?? []
  const heading = title.replaceAll(ASIDE, '')
  if (!item) return name
  const [first = '', ...more] = wordsOf(item)
  const saysEnough = more.length > 0 && !isSize(first)
  if (saysEnough || (SAYS_PRICES.test(heading) && !isSizeOnly(item))) return item
  const [named = '', ...others] = heading.split(',')
  const kept = [named, ...others.filter((part) => !SAYS_PRICES.test(part))].join(',')
  return SAYS_PRICES.test(named) ? item : `${kept} – ${item}`
}

const asName = (name: string) => {
  const said = name.split(MARKS).map(trimmed).filter(Boolean).join(': ')
  return capital(said)
}

const withoutParentheses = (name: string): string => name.replaceAll(/\([^)]*\)/g, '')
const isSizeOnly = (name: string): boolean => wordsOf(withoutParentheses(name)).every(isSize)
const isSize = (word: string): boolean => SIZES.has(word) || /^\d/.test(word)
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []

/** "Children under 12" says for whom, and "foam, degrease, polish" what is done: neither is booked. A sentence isn't either. */
function isName(name: string): boolean {
  const outside = withoutParentheses(name)
  const isList = /^\p{Ll}/u.test(name) && outside.split(',').length > MOST_COMMAS
  // "3 bed (Move-out)" is a move-out, "Small (under 20 lb)" still a size.
  const [inside = ''] = wordsOf(/\(([^)]*)\)/.exec(name)?.[1] ?? '')
  const saysWhat = !isSizeOnly(name) || (inside !== '' && !isSize(inside))
  return name.length <= LONGEST && !isList && saysWhat && !/[!?]$/.test(name)
}

const isOnly = (names: readonly (string | undefined)[], at: number) =>
  names.filter((name) => name?.toLowerCase() === names[at]?.toLowerCase()).length === 1
