import type { PriceFact } from '../../../../../contract/facts'
import { formatCents } from '../../../../../contract/plans'
import { goesOn, termsWords } from '../../../../../contract/priceTerms'

const isFree = ({ cents, toCents, from }: PriceFact) => cents === 0 && toCents === undefined && !from
/** A unit is typed as "hour" or as "per hour", a condition as "installed" or "(walk-ins)". */
const unitOf = (unit: string) => (unit.startsWith('(') || goesOn(unit) ? unit : `per ${unit}`)

function amountOf(price: PriceFact, currency: string): string {
  if (isFree(price)) return 'free'
  const { cents, toCents, from } = price
  const upTo = toCents === undefined ? '' : ` – ${formatCents(toCents, currency)}`
  return `${from ? 'from ' : ''}${formatCents(cents, currency)}${upTo}`
}

/** A price as its line: "Panel upgrade from $1,200 per circuit". */
export const priceLineOf = (price: PriceFact, currency: string): string =>
  [price.name, amountOf(price, currency), ...(price.unit ? [unitOf(price.unit)] : [])].join(' ')

/** As the chat says it: "Panel upgrade: from $1,200 per circuit". */
export const spokenPrice = (price: PriceFact, currency: string): string =>
  `${price.name}: ${[amountOf(price, currency), ...(price.unit ? [termsWords(price.unit)] : [])].join(' ')}`
