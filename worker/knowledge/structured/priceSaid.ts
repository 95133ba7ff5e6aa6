import type { PriceFact } from '../../../contract/facts'

const money = (cents: number): string => `$${(cents / 100).toFixed(2).replace(/\.00$/, '')}`

/** A price as a list has it: "Cleaning | from $89 per visit". */
export const priceRowOf = ({ name, cents, toCents, from, unit }: PriceFact): string =>
  `${name} | ${from ? 'from ' : ''}${money(cents)}${toCents ? ` – ${money(toCents)}` : ''}${unit ? ` ${unit}` : ''}`

export const priceSaid = (price: PriceFact): string => priceRowOf(price).replace(' | ', ': ')
