import type { Found } from '../../knowledge'
import type { SearchIndex } from './searchIndex'

/**
 * Inverse document frequency by stem, over all that is at hand and, where only a part of the site is, over all of it as far as the search
 * has counted. https://doi.org/10.1561/1500000019
 */
export function rarityIn(indexes: readonly SearchIndex[], found?: Found): (stem: string) => number {
  const hand = indexes.reduce((sum, { entries }) => sum + entries.length, 0)
  const { total, holding } = found && !found.whole ? found : { total: 0, holding: {} }
  const counted = new Map(Object.entries(holding))
  const all = Math.max(1, hand, total)
  return (stem) => {
    const known = indexes.reduce((sum, index) => sum + (index.holding.get(stem) ?? 0), 0)
    const holds = Math.min(all, Math.max(known, counted.get(stem) ?? 0))
    return Math.log(1 + (all - holds + 0.5) / (holds + 0.5))
  }
}
