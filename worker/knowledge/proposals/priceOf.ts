import type { PriceFact } from '../../../contract/facts'
import { withoutAsides } from '../../../contract/priceTerms'
import { perUnit } from '../../text/priceRow'
import type { Value } from '../../text/value'

const LONGEST_NAME = 120
const LONGEST_UNIT = 30
const LONGEST_TERMS = 56
/** Of a unit that an owner types. */
const LONGEST_TYPED = 60
/** "flat through pretrial", "(goes toward the repair)": what else holds of a price. A capital letter begins a button or another sentence. */
const TERMS = /^(?:\(.+\)|\p{Ll}[^()]*)$/u
const OPENS_UNIT = /^(?:(?:per|an?|each|every)\b|\/)\s?/i

/** A price under its name; `rest`: what follows it, which may be its unit. None for what comes on top of another price, is a most, or is of another currency. */
export function priceOf(
  name: string,
  { amount, to, bound, unit, text, currency: said, isExtra }: Extract<Value, { kind: 'money' }>,
  currency: string,
  rest = '',
): PriceFact | undefined {
  if (isExtra || bound === 'upTo' || (amount <= 0 && to === undefined && /\d/.test(text))) return undefined
  if (said !== undefined && said !== currency.toUpperCase()) return undefined
  const isUnit = OPENS_UNIT.test(rest) && rest.length <= LONGEST_UNIT
  const counted = [unit && perUnit(unit), isUnit ? rest : termsIn(rest)]
    .filter(Boolean)
    .join(' ')
    .slice(0, LONGEST_TYPED)
  return {
    name: name.slice(0, LONGEST_NAME),
    cents: Math.round(amount * 100),
    from: bound === 'from' || bound === 'about',
    ...(to !== undefined && to > amount && { toCents: Math.round(to * 100) }),
    ...(counted && { unit: counted }),
  }
}

const JOINS_NAME = /^(?:with|without|for|per|con|sin|mit|ohne|avec|sans|senza|com|sem)\s/i

/** "Cleaning (60 min)", "Cleaning with insurance", "Small (up to 25 lbs), bath & brush": never one aside within or behind another. */
export function withAside(name: string, aside: string): string {
  const words = withoutAsides(aside)
  if (JOINS_NAME.test(aside)) return `${name} ${aside.charAt(0).toLowerCase()}${aside.slice(1)}`
  return name.endsWith(')') ? `${name}, ${words}` : `${name} (${words})`
}

function termsIn(rest: string): string | undefined {
  const said = rest.replace(/^[\s,;–—-]+/, '').trim()
  if (!TERMS.test(said) || said.length > LONGEST_TERMS) return undefined
  return said.startsWith('(') ? said : `(${said})`
}
