/** From the paper: it keeps the first ranks of a list from outweighing all others. https://doi.org/10.1145/1571941.1572114 */
const K = 60

/** Lists of the same things, each best first, as one: reciprocal rank fusion. */
export function joinRanks<T>(lists: readonly T[][]): T[] {
  const scores = new Map<T, number>()
  for (const list of lists)
    for (const [at, one] of list.entries()) scores.set(one, (scores.get(one) ?? 0) + 1 / (K + at + 1))
  return [...scores].sort(([, a], [, b]) => b - a).map(([one]) => one)
}
