import type { PriceFact } from '../../../contract/facts'
import { formatCents } from '../../../contract/plans'

/** A price as a list has it: "Cleaning | from $89 per visit". */
export const priceRowOf = ({ name, cents, toCents, from, unit }: PriceFact, currency: string): string => {
  const amount = (of: number) => formatCents(of, currency.toUpperCase())
  return `${name} | ${from ? 'from ' : ''}${amount(cents)}${toCents ? ` – ${amount(toCents)}` : ''}${unit ? ` ${unit}` : ''}`
}
