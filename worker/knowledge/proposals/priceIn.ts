import type { PriceFact } from '../../../contract/facts'
import type { Statement } from '../statement'
import { priceOf } from './priceOf'

/** "Adults", "Per hour for two movers", "Full head": about whom and how much alone, so that it means nothing by itself. */
const NEEDS_HEADING =
  /^(?:(?:per|each|single|one|\d+|same (?:person|visit|day only)|for|our|ideal|perfect|best|most|additional|extra)\b.{0,60}|(?:adults?|child(?:ren)?|kids?|standard|basic|full|half|members?|groups?|couples?|students?|seniors?)\b(?:\s+\S+){0,1})$/i
const SHORT = 14
const ASIDE = /\s*\([^)]*\)/g
/** A slogan names nothing: "Your bike, quiet again." */
const IS_SENTENCE = /[.!?]$/
const IS_SLOGAN = /\s.*[!?]$|(?:\s.*){4}\.$/
/** "Same person, same visit only": on what terms something has its price. */
const RESTRICTS =
  /^(?:same (?:person|visit)|valid|not valid|limit(?:ed)?|must|restrictions?|terms)\b|\b(?:visit|person|day|customers?|clients?|patients?|members?) only\b/i
/** "Our most popular choice": what is said of the name that stands over it. */
const PRAISES = /^(?:(?:our|the) )?(?:most popular|best (?:value|seller|choice))\b/i
/** "Full body | Duration: 60 mins | Price: £50": what heads a column with how long it takes, and with what it costs. */
const LENGTH_COLUMN = /^(?:duration|time|length|session|minutes|mins?):\s*/i
const PRICE_COLUMN = /^(?:price|cost|rate|fee):\s*/i
const isOnly = (cell: string, length: string): boolean => cell.replace(LENGTH_COLUMN, '').trim() === length
const SAYS_PRICES =
  /^(?:(?:our|the|simple|clear|honest|transparent|upfront|fair|flat-rate|affordable|services?|current|and|&) )*(?:prices?|pricing|rates?|fees?|menu|services?|price list|packages?|plans?)$|^our (?:\w+ ){1,3}(?:services|packages|plans)$/i

/**
 * What one pays by a row of a price list: one name and one price. None for what comes on top of another price, is a most, or is of another
 * currency.
 */
export function priceIn({ kind, text, trail, values }: Statement, currency: string): PriceFact | undefined {
  const [cellText = '', ...cells] = text.split(' | ')
  const [money, ...others] = values.filter((value) => value.kind === 'money')
  if (kind !== 'row' || !money || others.length > 0 || money.start < cellText.length) return undefined
  const moneyCell = text.lastIndexOf(' | ', money.start) + ' | '.length
  const lengths = values.filter((value) => value.kind === 'duration' && value.start > cellText.length)
  const length = cells.length === 2 && lengths.length === 1 ? lengths[0] : undefined
  if (cells.length > (length ? 2 : 1)) return undefined
  const isPrice = !length || cells.some((cell) => isOnly(cell, length.text))
  const named = cellText.replace(/[\s*†·•|–—:,-]+$/, '').trim()
  const beforeMoney = text.slice(moneyCell, money.start).replace(length ? PRICE_COLUMN : '', '')
  if (!isPrice || !/\p{L}/u.test(named) || /\p{L}/u.test(beforeMoney)) return undefined
  const label = length ? `${named} (${length.text})` : named
  const above = trail.findLast((one) => one !== cellText)
  const isNamed = above && !SAYS_PRICES.test(above) && !IS_SENTENCE.test(above) && !isWithin(label, above)
  const heading =
    isNamed &&
    (label.length <= SHORT ||
      NEEDS_HEADING.test(label.replace(ASIDE, '')) ||
      RESTRICTS.test(label) ||
      PRAISES.test(label))
      ? above
      : undefined
  if (IS_SLOGAN.test(label) || (RESTRICTS.test(label) && !heading)) return undefined
  return priceOf(heading ? underHeading(heading, label) : label, money, currency, text.slice(money.end).trim())
}

/** One of them says the other already. */
const isWithin = (label: string, above: string): boolean =>
  above.includes(label) || label.toLowerCase().includes(above.toLowerCase())

function underHeading(heading: string, label: string): string {
  if (PRAISES.test(label)) return heading
  return RESTRICTS.test(label) ? `${heading} (${label})` : `${heading} – ${label}`
}
