import type { PriceFact } from '../../../contract/facts'
import { tokensOf } from '../../text/terms'
import type { Value } from '../../text/value'
import type { Statement } from '../statement'
import COLUMNS from './priceColumns.json'
import { priceOf, withAside } from './priceOf'

/** "Adults", "Per hour for two movers", "Full head": about whom and how much alone, so that it means nothing by itself. */
const NEEDS_HEADING =
  /^(?:(?:per|each|single|one|\d+|same (?:person|visit|day only)|for|our|ideal|perfect|best|most|additional|extra)\b.{0,60}|(?:adults?|child(?:ren)?|kids?|standard|basic|full|half|members?|groups?|couples?|students?|seniors?)\b(?:\s+\S+){0,1}|(?:child(?:ren)?|kids?|students?|seniors?|ages?)\b.{0,20}\b(?:under|over|up|older|younger))$/i
const SHORT = 14
const ASIDE = /\s*\([^)]*\)/g
/** A slogan names nothing: "Your bike, quiet again." */
const IS_SENTENCE = /[.!?]$/
const IS_SLOGAN = /\s.*[!?]$|(?:\s.*){4}\.$/
/** "Same person, same visit only": on what terms something has its price. */
const RESTRICTS =
  /^(?:same (?:person|visit)|valid|not valid|limit(?:ed)?(?= (?:to|of|one|\d)|:)|must|restrictions?|terms)\b|\b(?:visit|person|day|customers?|clients?|patients?|members?) only\b/i
/** "Our most popular choice": what is said of the name that stands over it. */
const PRAISES = /^(?:(?:our|the) )?(?:most popular|best (?:value|seller|choice))\b/i
/** "Price: $45": what heads a column, where a row tells its columns. */
const COLUMN = /^([^:]{1,40}):\s+/
const IS_PRICE_COLUMN = new RegExp(`^(?:${COLUMNS.price.join('|')})$`, 'i')
const IS_FROM_COLUMN = new RegExp(`^(?:${COLUMNS.from.join('|')})\\b`, 'i')
/** "free for the first bed, $6 after" is a price itself. */
const IS_FREE = new RegExp(`^(?:${COLUMNS.free.join('|')})(?![\\p{L}-])`, 'iu')
/** In a column of prices: "No charge", "Free". */
const IS_FREE_ALONE = new RegExp(`^(?:${COLUMNS.free.join('|')})\\s*[.!]?$`, 'iu')
const ENDS_AS_PRICES = new RegExp(`\\b(?:${COLUMNS.price.join('|')})$`, 'iu')
const ofPrices = (title: string): boolean => ENDS_AS_PRICES.test(title.replace(ASIDE, '').trim())
const SAYS_NOTHING = /^(?:[–—-]*|n\/?a)$/i
const wordsIn = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
const HEADS_PRICES: ReadonlySet<string> = new Set(COLUMNS.headings.map(wordsIn))
const SAYS_PRICES =
  /^(?:(?:our|the|simple|clear|honest|transparent|upfront|fair|flat-rate|affordable|services?|current|common|typical|usual|and|&) )*(?:prices?|pricing|rates?|fees?|menu|services?|price list|packages?|plans?)$|^our (?:\w+ ){1,3}(?:services|packages|plans)$/i
/** "Fees & insurance", "Repairs and what they cost" */
const OPENS_WITH_PRICES = /^(?:prices|pricing|rates|fees|costs)\b/i
const ASKS_PRICES = /\bwhat (?:it|they|these|this|we) (?:costs?|charge)$/i

/**
 * What one pays by a row of a price list: "Swedish massage | 30 min: $65 | 60 min: $110" is two prices. None where a cell says more than a price,
 * how long it takes and what is included, for what comes on top of another price, is a most, or is of another currency.
 */
export function pricesIn({ kind, text, trail, values }: Statement, currency: string): PriceFact[] {
  if (kind !== 'row') return []
  const [name, ...cells] = cellsIn(text, values, trail.at(-1))
  const named = name?.said.replace(/[\s*†·•|–—:,-]+$/, '').trim()
  if (!name || !named || !/\p{L}/u.test(named) || IS_FREE.test(named)) return []
  if (name.values.some(({ kind: of }) => of === 'money')) return []
  // In a list with a column for its price the others tell of the service; "call" under a size is a price too.
  const isListed = cells.some((cell) => moneyOf(cell) && IS_PRICE_COLUMN.test(cell.title))
  const telling = cells.filter((cell) => !SAYS_NOTHING.test(cell.said) && !(isListed && isRemark(cell)))
  const terms = isListed ? telling.filter(tellsWhen) : []
  const said = telling.filter((cell) => !terms.includes(cell))
  const priced = said.filter((cell) => moneyOf(cell))
  const [timed, ...others] = said.filter((cell) => !moneyOf(cell))
  const length = timed && onlyLength(timed)
  if (others.length > 0 || (timed && !length)) return []
  if (priced.length > 1 && !priced.every(({ title }) => title)) return []
  const above = trail.findLast((one) => one !== text.split(' | ')[0])
  return priced.flatMap((cell) => {
    const money = moneyOf(cell)
    const isPlain = IS_PRICE_COLUMN.test(cell.title.replace(ASIDE, '')) || IS_FROM_COLUMN.test(cell.title)
    const ofColumn = cells.length > 1 && !isPlain ? cell.title : ''
    const within = [ofColumn, length].filter(Boolean).join(', ')
    const label = under(above, within ? withAside(named, within) : named)
    if (!money || !label) return []
    const from = IS_FROM_COLUMN.test(cell.title) && !money.bound ? ({ bound: 'from' } as const) : {}
    const rest = cell.said.slice(money.end - cell.start).trim()
    const when = terms.map((one) => one.said).join(', ')
    return priceOf(label, { ...money, ...from }, currency, rest || (when && `(${when})`)) ?? []
  })
}

/** A cell without the name of its column; `start`: where `said` begins in the row. */
type Cell = { title: string; said: string; start: number; values: Value[] }

function cellsIn(text: string, values: readonly Value[], heading = ''): Cell[] {
  const parts = text.split(' | ')
  return parts.map((part, nth) => {
    const at = parts.slice(0, nth).reduce((sum, { length }) => sum + length + ' | '.length, 0)
    const [column = '', title = ''] = (nth > 0 && COLUMN.exec(part)) || []
    const start = at + column.length
    const said = part.slice(column.length)
    if (nth > 0 && IS_FREE_ALONE.test(said) && ofPrices(title || heading))
      return { title, said, start, values: [{ kind: 'money', amount: 0, start, end: start + said.length, text: said }] }
    return {
      title,
      said,
      start,
      values: values.flatMap((value) => {
        if (value.end <= start || value.end > at + part.length) return []
        return value.start >= start ? [value] : whatIsIn(value, start)
      }),
    }
  })
}

/** Of "Windows, per window | $7" the price; its unit is of the name. */
function whatIsIn(value: Value, start: number): Value[] {
  if (value.kind !== 'money') return []
  const { unit: _, ...money } = value
  return [{ ...money, start }]
}

/** "What's included: oil and filter": a column that tells of the service, with no figure and on no terms. */
const isRemark = ({ title, said, values }: Cell): boolean =>
  title !== '' && values.length === 0 && !RESTRICTS.test(said)

/** "Notes: by appointment, Tue and Wed", "April to October": when it is to be had for its price. */
const tellsWhen = ({ title, said, values }: Cell): boolean =>
  title !== '' &&
  !RESTRICTS.test(said) &&
  values.length > 0 &&
  values.every(({ kind }) => kind === 'days' || kind === 'date')

/** The one price of a cell that opens with it. */
function moneyOf({ said, start, values }: Cell) {
  const [money, ...more] = values.filter((value) => value.kind === 'money')
  return money && more.length === 0 && !/\p{L}/u.test(said.slice(0, money.start - start)) ? money : undefined
}

/** "6 hours", "7 to 8 hours, sometimes a team of three" */
function onlyLength({ title, said, values: [length, ...more] }: Cell): string | undefined {
  if (length?.kind !== 'duration') return undefined
  const isRemarked = title !== '' && said.startsWith(`${length.text},`)
  const isAlone = more.length === 0 && length.text === said.trim()
  return isAlone || isRemarked ? length.text : undefined
}

/** A name that means something by itself; none for a slogan and for terms that stand under nothing. */
export function under(above: string | undefined, label: string): string | undefined {
  const isNamed = above && !saysPrices(above) && !IS_SENTENCE.test(above) && !isWithin(label, above)
  const needsHeading =
    label.length <= SHORT ||
    !/\s/.test(label.replace(ASIDE, '')) ||
    NEEDS_HEADING.test(label.replace(ASIDE, '')) ||
    RESTRICTS.test(label) ||
    PRAISES.test(label)
  const heading = isNamed && needsHeading ? above : undefined
  if (IS_SLOGAN.test(label) || (RESTRICTS.test(label) && !heading)) return undefined
  return heading ? underHeading(heading, label) : label
}

const saysPrices = (heading: string): boolean => {
  const words = heading.replace(ASIDE, '')
  if (OPENS_WITH_PRICES.test(words) || ASKS_PRICES.test(words)) return true
  return SAYS_PRICES.test(words) || IS_PRICE_COLUMN.test(words) || HEADS_PRICES.has(wordsIn(words))
}

/** One of them says the other already. */
const isWithin = (label: string, above: string): boolean =>
  above.includes(label) || label.toLowerCase().includes(above.toLowerCase())

function underHeading(heading: string, label: string): string {
  if (PRAISES.test(label)) return heading
  return RESTRICTS.test(label) ? withAside(heading, label) : `${heading} – ${label}`
}
