import type { PriceFact } from '../../contract/facts'
import { formatCents } from '../../contract/plans'
import { type TextPart, written } from './compose'
import type { Locale, ValueContent } from './value'

/** A unit is typed as "per hour" or as "hour", a condition as "installed". */
const OPENS_UNIT = /^(?:per|an?|each|every)\s+|^\/\s*/i
const IS_CONDITION = /^(?:(?:for|from|plus|and|or|by|with|incl\w*|\w+ed)\b|[(+])/i

/** "Cleaning | from $89 – $120 per visit". */
export function priceParts({ name, cents, toCents, from, unit }: PriceFact, locale: Locale): TextPart[] {
  const currency = locale.currency.toUpperCase()
  const amount = formatCents(cents, currency)
  const isFree = cents === 0 && toCents === undefined && !from
  const upTo = toCents === undefined ? '' : ` – ${formatCents(toCents, currency)}`
  const counted = unit && !IS_CONDITION.test(unit) ? unit.replace(OPENS_UNIT, '').toLowerCase() : undefined
  const money: ValueContent = {
    kind: 'money',
    amount: cents / 100,
    currency,
    ...(toCents !== undefined && { to: toCents / 100 }),
    ...(from && { bound: 'from' }),
    ...(counted && { unit: counted }),
  }
  const opened = unit === undefined || unit === counted ? unit && `per ${unit}` : unit
  return [
    ...written(name, locale),
    ' | ',
    [isFree ? 'free' : `${from ? 'from ' : ''}${amount}${upTo}`, money],
    ...(opened ? [` ${opened}`] : []),
  ]
}
