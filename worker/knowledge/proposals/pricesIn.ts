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
const SAYS_NOTHING = /^(?:[–—-]*|n\/?a)$/i
const wordsIn = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
const HEADS_PRICES: ReadonlySet<string> = new Set(COLUMNS.headings.map(wordsIn))
const SAYS_PRICES =
  /^(?:(?:our|the|simple|clear|honest|transparent|upfront|fair|flat-rate|affordable|services?|current|and|&) )*(?:prices?|pricing|rates?|fees?|menu|services?|price list|packages?|plans?)$|^our (?:\w+ ){1,3}(?:services|packages|plans)$/i

/**
 * What one pays by a row of a price list: "Swedish massage | 30 min: $65 | 60 min: $110" is two prices. None where a cell says more than a price,
 * how long it takes and what is included, for what comes on top of another price, is a most, or is of another currency.
 */
export function pricesIn({ kind, text, trail, values }: Statement, currency: string): PriceFact[] {
  if (kind !== 'row') return []
  const [name, ...cells] = cellsIn(text, values)
  const named = name?.said.replace(/[\s*†·•|–—:,-]+$/, '').trim()
  if (!name || !named || !/\p{L}/u.test(named) || name.values.some(({ kind: of }) => of === 'money')) return []
  // In a list with a column for its price the others tell of the service; "call" under a size is a price too.
  const isListed = cells.some((cell) => moneyOf(cell) && IS_PRICE_COLUMN.test(cell.title))
  const said = cells.filter((cell) => !SAYS_NOTHING.test(cell.said) && !(isListed && isRemark(cell)))
  const priced = said.filter((cell) => moneyOf(cell))
  const [timed, ...others] = said.filter((cell) => !moneyOf(cell))
  const length = timed && onlyLength(timed)
  if (others.length > 0 || (timed && !length)) return []
  const isOneOfMany = cells.length > 1 && !timed
  if (priced.length > 1 && !priced.every(({ title }) => title)) return []
  const above = trail.findLast((one) => one !== text.split(' | ')[0])
  return priced.flatMap((cell) => {
    const money = moneyOf(cell)
    const ofColumn =
      isOneOfMany && !IS_PRICE_COLUMN.test(cell.title) && !IS_FROM_COLUMN.test(cell.title) ? cell.title : ''
    const within = [ofColumn, length].filter(Boolean).join(', ')
    const label = under(above, within ? withAside(named, within) : named)
    if (!money || !label) return []
    const from = IS_FROM_COLUMN.test(cell.title) && !money.bound ? ({ bound: 'from' } as const) : {}
    return priceOf(label, { ...money, ...from }, currency, cell.said.slice(money.end - cell.start).trim()) ?? []
  })
}

/** A cell without the name of its column; `start`: where `said` begins in the row. */
type Cell = { title: string; said: string; start: number; values: Value[] }

function cellsIn(text: string, values: readonly Value[]): Cell[] {
  const parts = text.split(' | ')
  return parts.map((part, nth) => {
    const at = parts.slice(0, nth).reduce((sum, { length }) => sum + length + ' | '.length, 0)
    const [column = '', title = ''] = (nth > 0 && COLUMN.exec(part)) || []
    const start = at + column.length
    return {
      title,
      said: part.slice(column.length),
      start,
      values: values.filter((value) => value.start >= start && value.end <= at + part.length),
    }
  })
}

/** "What's included: oil and filter": a column that tells of the service, with no figure and on no terms. */
const isRemark = ({ title, said, values }: Cell): boolean =>
  title !== '' && values.length === 0 && !RESTRICTS.test(said)

/** The one price of a cell that opens with it. */
function moneyOf({ said, start, values }: Cell) {
  const [money, ...more] = values.filter((value) => value.kind === 'money')
  return money && more.length === 0 && !/\p{L}/u.test(said.slice(0, money.start - start)) ? money : undefined
}

const onlyLength = ({ said, values }: Cell): string | undefined =>
  values.length === 1 && values[0]?.kind === 'duration' && values[0].text === said.trim() ? said.trim() : undefined

/** A name that means something by itself; none for a slogan and for terms that stand under nothing. */
function under(above: string | undefined, label: string): string | undefined {
  const isNamed = above && !saysPrices(above) && !IS_SENTENCE.test(above) && !isWithin(label, above)
  const needsHeading =
    label.length <= SHORT ||
    NEEDS_HEADING.test(label.replace(ASIDE, '')) ||
    RESTRICTS.test(label) ||
    PRAISES.test(label)
  const heading = isNamed && needsHeading ? above : undefined
  if (IS_SLOGAN.test(label) || (RESTRICTS.test(label) && !heading)) return undefined
  return heading ? underHeading(heading, label) : label
}

const saysPrices = (heading: string): boolean =>
  SAYS_PRICES.test(heading) || IS_PRICE_COLUMN.test(heading) || HEADS_PRICES.has(wordsIn(heading))

/** One of them says the other already. */
const isWithin = (label: string, above: string): boolean =>
  above.includes(label) || label.toLowerCase().includes(above.toLowerCase())

function underHeading(heading: string, label: string): string {
  if (PRAISES.test(label)) return heading
  return RESTRICTS.test(label) ? withAside(heading, label) : `${heading} – ${label}`
}
