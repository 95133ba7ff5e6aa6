import type { PriceFact } from '../../contract/facts'
import { formatCents } from '../../contract/plans'
import { termsWords } from '../../contract/priceTerms'
import { parseValues } from './parseValues'
import type { Locale, Value, ValueContent } from './value'

const COUNTED = /^(?:(?:per|an?|each|every)\s+|\/\s*)([^(,]+)/i

/** "hour" → "per hour"; what is each by itself stays so. */
export const perUnit = (unit: string): string => (/^(?:each|apiece)$/i.test(unit) ? unit : `per ${unit}`)

/** A typed price as a price list has it, "Cleaning | from $89 – $120 per visit", with the values of its name and the sum as it was typed. */
export function priceRow({ name, cents, toCents, from, unit }: PriceFact, locale: Locale) {
  const currency = locale.currency.toUpperCase()
  const isFree = cents === 0 && toCents === undefined && !from
  const upTo = toCents === undefined ? '' : ` – ${formatCents(toCents, currency)}`
  const sum = isFree ? 'free' : `${from ? 'from ' : ''}${formatCents(cents, currency)}${upTo}`
  const said = unit && termsWords(unit)
  const counted = said && COUNTED.exec(said)?.[1]?.trim().toLowerCase()
  const money: ValueContent = {
    kind: 'money',
    amount: cents / 100,
    currency,
    ...(toCents !== undefined && { to: toCents / 100 }),
    ...(from && { bound: 'from' }),
    ...(counted && { unit: counted }),
  }
  const start = `${name} | `.length
  const values: Value[] = [...parseValues(name, locale), { ...money, start, end: start + sum.length, text: sum }]
  return { text: `${name} | ${sum}${said ? ` ${said}` : ''}`, values }
}
