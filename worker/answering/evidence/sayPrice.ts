import type { PriceFact } from '../../../contract/facts'
import { formatCents } from '../../../contract/plans'

/** "Boiler service: from $99 per visit" */
export const sayPrice = ({ name, cents, from, toCents, unit }: PriceFact, currency: string): string => {
  const amount = formatCents(cents, currency.toUpperCase())
  const upTo = toCents === undefined ? '' : ` to ${formatCents(toCents, currency.toUpperCase())}`
  const price = cents === 0 && upTo === '' && !from ? 'free' : `${from ? 'from ' : ''}${amount}${upTo}`
  return `${name}: ${price}${unit === undefined ? '' : ` ${OPENS_UNIT.test(unit) ? unit : `per ${unit}`}`}`
}

/** A unit is typed as "per hour" or as "hour", a condition as "installed". */
const OPENS_UNIT = /^(?:(?:per|an?|each|every|for|from|plus|and|or|by|with|incl\w*|\w+ed)\b|[/(+])/i
