import type { PriceFact } from '../../../contract/facts'
import type { Value } from '../../text/value'
import type { Statement } from '../statement'

const LONGEST_NAME = 120
const LONGEST_UNIT = 30
const OPENS_UNIT = /^(?:(?:per|an?|each|every)\b|\/)\s?/i
const NEEDS_HEADING =
  /^(?:.{1,14}|(?:per|each|single|one|\d+|adults?|child(?:ren)?|kids?|standard|basic|full|half)\b.{0,30})$/i
const SAYS_PRICES =
  /^(?:our |the )?(?:prices?|pricing|rates?|fees?|menu|services?|price list|services (?:and|&) pric\w+)$/i

type Money = Extract<Value, { kind: 'money' }>

/** What one pays for something of a name; none for what comes on top of another price, is a most, or is of another currency. */
export function priceOf(name: string, money: Money, after: string, currency: string): PriceFact | undefined {
  const { amount, to, bound, unit, isExtra } = money
  if (isExtra || bound === 'upTo' || amount <= 0 || !/\p{L}/u.test(name)) return undefined
  if (money.currency !== undefined && money.currency !== currency.toUpperCase()) return undefined
  const rest = after.trim()
  const said = unit ? `per ${unit}` : OPENS_UNIT.test(rest) && rest.length <= LONGEST_UNIT ? rest : undefined
  return {
    name: name.slice(0, LONGEST_NAME),
    cents: Math.round(amount * 100),
    from: bound === 'from' || bound === 'about',
    ...(to !== undefined && to > amount && { toCents: Math.round(to * 100) }),
    ...(said && { unit: said }),
  }
}

const isMoney = (value: Value): value is Money => value.kind === 'money'

/** A row of a price list: one name and one price. */
export function priceIn({ kind, text, trail, values }: Statement, currency: string): PriceFact | undefined {
  const [label = '', said = '', ...more] = text.split(' | ')
  const cell = label.length + ' | '.length
  const [money, ...others] = values.filter(isMoney)
  if (kind !== 'row' || more.length > 0 || !said || !money || others.length > 0 || money.start < cell) return undefined
  if (/\p{L}/u.test(text.slice(cell, money.start))) return undefined
  const above = trail.findLast((one) => one !== label)
  const heading = NEEDS_HEADING.test(label) && above && !SAYS_PRICES.test(above) ? above : undefined
  return priceOf(heading ? `${heading} – ${label}` : label, money, text.slice(money.end), currency)
}
