import type { PriceFact } from '../../../contract/facts'
import type { Statement } from '../statement'
import PROSE from './prosePrices.json'

const OF_ALL = new RegExp(`^(?:${PROSE.ofAll.join('|')})\\s+(?<unit>(?:${PROSE.per.join('|')})\\s+\\p{L}+)`, 'iu')
const MOST_LENGTH = 60

/** "All prices per month": what a sentence says each price under its heading is for. */
export function unitsOfAll(statements: readonly Statement[]): (row: Statement) => string | undefined {
  const units = new Map<string, string>()
  for (const { kind, text, trail } of statements) {
    const unit = kind === 'row' || kind === 'faq' ? undefined : OF_ALL.exec(text)?.groups?.unit
    if (unit) units.set(trail.join('\n'), unit)
  }
  return ({ kind, trail }) => (kind === 'row' ? units.get(trail.join('\n')) : undefined)
}

/** A price with the unit of all; its own is another, and what else holds of it stays behind. */
export function withUnit(price: PriceFact, unit: string | undefined): PriceFact {
  const { unit: own = '' } = price
  if (!unit || (own && !own.startsWith('('))) return price
  return { ...price, unit: `${unit} ${own}`.trim().slice(0, MOST_LENGTH) }
}
