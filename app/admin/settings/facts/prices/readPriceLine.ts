import { capital } from '../../../../../contract/capital'
import type { PriceFact } from '../../../../../contract/facts'
import { currencySign } from '../money'

export type PriceRead = { price: PriceFact } | { problem: string }

export const NO_PRICE = 'There’s no price on this line. Add it at the end, such as 95.'
const NO_NAME = 'Please name the service'
const TWO_PRICES = 'Two prices on one line. Give each its own line.'
const UP_TO = 'Please enter the exact price, or a range such as $50–80'
const LONG_NAME = 'Please use at most 120 characters for the service'
const LONG_UNIT = 'Please use at most 60 characters after the price'

const LONGEST_NAME = 120
const LONGEST_UNIT = 60

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?![\d])`
const ANY_SIGN = String.raw`(?:US|CA|AU|NZ|C|A)?\$|[€£¥₹]|\b(?:USD|CAD|AUD|NZD|EUR|GBP|CHF)\b`
/** "$80 - 60 minute massage" is no range. */
const NO_LENGTH = String.raw`(?![\s-]*(?:minute|min\b|mins\b|hour|hr|h\b))`
const LENGTH = String.raw`\d+(?:[.,]\d+)?[\s-]?(?:minutes?|mins?|min\.|hours?|hrs?|h|m)\b`
const BOUND = String.raw`(?<bound>\b(?:from|starting (?:at|from)|starts? (?:at|from)|as low as|about|around|approx\.?)\s*)?`

const BULLET = /^\s*[-•*·–]\s+/
/** What a menu has between a name and its price. */
const LEADER = /\.{2,}|…+|_{2,}|\t+|\s+\|\s+/g
const LOOSE_ENDS = /^[\s:|,;–—-]+|[\s:|,;–—-]+$/g
const ONLY_LENGTH = new RegExp(`^\\(?${LENGTH}\\)?$`, 'i')
const LENGTH_AFTER = new RegExp(`^[/,(–-]?\\s*(?:for )?(?<length>${LENGTH})\\s*\\)?$`, 'i')
const ENDS_UP_TO = /\b(?:up to|max(?:imum)?\.?|under|at most)\s*$/i
const FREE = /^(?<name>.*?)[\s:|,;–—-]+(?:is |for )?(?:free|no charge|complimentary)[.!]?$/i
const FREE_FIRST = /^(?:free|complimentary)\s+(?<name>.+)$/i
const OPENS_UNIT = /^(?:per|an?|each|every)\s+\S/i
/** "… if the repair is over $500", "$20 off for students": an amount that says when or how the price holds. */
const IS_THRESHOLD =
  /\b(?:over|under|above|below|off|up to|(?:more|less|higher|lower) than|at (?:least|most)|exceed\w*)\s*$/i
const IS_TAKEN_OFF = /^\s*off\b/i
const IS_CONDITION = /^(?:(?:for|from|plus|and|or|by|with|incl\w*|\w+ed)\b|[(+])/i

const priceIn = (sign: string) => {
  const amount = (end: string) =>
    `(?<before${end}>${sign})?\\s?(?<amount${end}>${NUMBER})(?:\\s?(?<after${end}>${sign}))?`
  return new RegExp(
    `${BOUND}(?<![\\d.,])${amount('Low')}(?<plus>\\+)?(?:\\s*(?:-|–|—|\\bto\\b)\\s*${amount('High')}${NO_LENGTH})?`,
    'gi',
  )
}

/** A price as an owner types it: "Swedish massage 60 min $95", "Panel upgrade from $1,200 per circuit". */
export function readPriceLine(text: string, currency: string): PriceRead {
  const line = text.replace(BULLET, '').replace(LEADER, ' ').replaceAll(/\s+/g, ' ').trim()
  const own = currencySign(currency)
  const sign = `${ANY_SIGN}|${own.replaceAll(/\W/g, String.raw`\$&`)}`
  const found = [...line.matchAll(priceIn(sign))]
  const signed = found.filter(({ groups }) => signOf(groups) !== undefined)
  const match = signed[0] ?? found.findLast((one) => isBarePrice(line, one))
  if (!match) return readFree(line)
  const other = signed.map(({ groups }) => signOf(groups)).find((one) => !isOwn(one, own, currency))
  if (other) return { problem: `Prices are in ${currency.toUpperCase()} here, not ${other}` }
  const { bound, plus, amountLow = '', amountHigh } = match.groups ?? {}
  const before = line.slice(0, match.index)
  const after = line.slice(match.index + match[0].length).trim()
  if (ENDS_UP_TO.test(before)) return { problem: UP_TO }
  const isPrice = ({ index, 0: said }: RegExpExecArray): boolean =>
    !IS_THRESHOLD.test(line.slice(0, index)) && !IS_TAKEN_OFF.test(line.slice(index + said.length))
  if (signed.filter(isPrice).length > 1 && !IS_CONDITION.test(after)) return { problem: TWO_PRICES }
  const length = LENGTH_AFTER.exec(after)?.groups?.length
  const isFirst = before.trim() === '' && !OPENS_UNIT.test(after) && !after.startsWith('/')
  const named = (isFirst ? after : before).replace(LOOSE_ENDS, '').trim()
  const name = length && !isFirst ? `${named} ${length}` : named
  if (!/\p{L}/u.test(name) || ONLY_LENGTH.test(name)) return { problem: NO_NAME }
  if (name.length > LONGEST_NAME) return { problem: LONG_NAME }
  const unit = isFirst || length ? undefined : unitOf(after)
  if (unit && unit.length > LONGEST_UNIT) return { problem: LONG_UNIT }
  const [cents, toCents] = [centsIn(amountLow), amountHigh === undefined ? undefined : centsIn(amountHigh)]
  if (toCents !== undefined && toCents <= cents) return { problem: 'The higher price must be more than the lower one' }
  return {
    price: {
      name,
      cents,
      from: Boolean(bound ?? plus),
      ...(toCents !== undefined && { toCents }),
      ...(unit && { unit }),
    },
  }
}

type Groups = RegExpMatchArray['groups']
const signOf = (groups: Groups): string | undefined =>
  groups?.beforeLow ?? groups?.afterLow ?? groups?.beforeHigh ?? groups?.afterHigh

const isOwn = (sign: string | undefined, own: string, currency: string): boolean =>
  sign === undefined || sign.replace(/^[A-Z]+(?=\$)/i, '') === own || sign.toUpperCase() === currency.toUpperCase()

/** "Haircut 45" and "Mowing 45/hour", but neither "5 quarts" nor "60 min". */
function isBarePrice(line: string, match: RegExpExecArray): boolean {
  const after = line.slice(match.index + match[0].length).trim()
  return after === '' || after.startsWith('/') || OPENS_UNIT.test(after)
}

function readFree(line: string): PriceRead {
  const name = (FREE.exec(line) ?? FREE_FIRST.exec(line))?.groups?.name?.trim()
  if (!name) return { problem: NO_PRICE }
  return { price: { name: capital(name), cents: 0, from: false } }
}

/** Stored as the chat says it: "hour" becomes "per hour", a remark stays in parentheses. */
function unitOf(after: string): string | undefined {
  const unit = after.replace(/^[\s,;.:–—-]+|[\s,;.]+$/g, '')
  if (!/[\p{L}\d]/u.test(unit)) return undefined
  if (/^(?:per\s|\/)/i.test(unit)) return unit.replace(/^(?:per\s+|\/\s*)/i, '')
  return OPENS_UNIT.test(unit) || IS_CONDITION.test(unit) ? unit : `(${unit})`
}

const centsIn = (text: string): number => Math.round(Number(text.replaceAll(/,(?=\d{3})/g, '').replace(',', '.')) * 100)
