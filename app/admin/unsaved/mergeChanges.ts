const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What was changed here, in what was saved elsewhere since both began with `begun`. `isClash`: both changed the same part, such as the prices,
 * which then is as it is here.
 */
export function mergeChanges<T extends object>(begun: T, mine: T, theirs: T): { both: T; isClash: boolean } {
  const parts = Object.keys(mine) as (keyof T)[]
  const changed = parts.filter((part) => !isSame(mine[part], begun[part]))
  const isClash = changed.some((part) => !isSame(theirs[part], begun[part]) && !isSame(theirs[part], mine[part]))
  return { both: { ...theirs, ...Object.fromEntries(changed.map((part) => [part, mine[part]])) }, isClash }
}
