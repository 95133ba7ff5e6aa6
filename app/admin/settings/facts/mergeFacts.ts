import type { BusinessFacts } from '../../../../contract/facts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What was changed here and what was changed elsewhere since both began with `begun`; undefined where both changed the same part, such as the
 * prices.
 */
export function mergeFacts(
  begun: BusinessFacts,
  mine: BusinessFacts,
  theirs: BusinessFacts,
): BusinessFacts | undefined {
  const parts = Object.keys(mine) as (keyof BusinessFacts)[]
  const changed = parts.filter((part) => !isSame(mine[part], begun[part]))
  const isClash = changed.some((part) => !isSame(theirs[part], begun[part]) && !isSame(theirs[part], mine[part]))
  if (isClash) return undefined
  return { ...theirs, ...Object.fromEntries(changed.map((part) => [part, mine[part]])) }
}
