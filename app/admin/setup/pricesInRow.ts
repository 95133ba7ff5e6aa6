import type { PriceFact } from '../../../contract/facts'
import { readPriceLine } from '../settings/facts/prices/readPriceLine'

const CELL_END = /:\s+/
/** Nothing but an amount, or a range of them: "$84", "from $39", "$5–$8". */
const IS_AMOUNT = /^(?:from )?\p{Sc}\s?[\d.,]+(?:\s?[–-]\s?\p{Sc}?[\d.,]+)?\+?$/iu

/**
 * The prices of a table's row as the site says it: "Oil change: Cars: $84: Pickups: $99" → "Oil change, Cars" $84 and "Oil change, Pickups" $99. None where a
 * cell says more than an amount, which its owner has to put right.
 */
export function pricesInRow(row: string, currency: string): PriceFact[] {
  const cells = row.split(CELL_END)
  const [name = ''] = cells
  const amounts = cells.flatMap((cell, at) => (at > 0 && IS_AMOUNT.test(cell.trim()) ? [at] : []))
  if (amounts.length === 0 || cells.some((cell, at) => /\d/.test(cell) && at > 0 && !amounts.includes(at))) return []
  const labelOf = (at: number) =>
    amounts.length > 1 && at > 1 && !amounts.includes(at - 1) ? cells[at - 1] : undefined
  const reads = amounts.map((at) =>
    readPriceLine(`${[name, labelOf(at)].filter(Boolean).join(', ')} ${cells[at]}`, currency),
  )
  const prices = reads.flatMap((read) => ('price' in read ? [read.price] : []))
  const isEachNamed = new Set(prices.map((price) => price.name)).size === prices.length
  return prices.length === reads.length && isEachNamed ? prices : []
}
