/** Longer words are typed by nobody, or pasted whole. */
const LONGEST = 32

/** Edits between two words, where swapping two neighbors is one; counts no further than `limit` + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  const beyond = limit + 1
  if (Math.abs(a.length - b.length) > limit) return beyond
  if (a.length > LONGEST) return a === b ? 0 : beyond
  const [left, right] = withoutCommonEnds(a, b)
  const longer = Math.max(left.length, right.length)
  if (left === '' || right === '' || longer === 1) return Math.min(longer, beyond)
  // Most words are compared for one slip.
  if (limit === 1) return longer === 2 && left[0] === right[1] && left[1] === right[0] ? 1 : beyond
  return countEdits(left, right, limit)
}

/** "washing", "wishing" → "a", "i". */
function withoutCommonEnds(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

function countEdits(a: string, b: string, limit: number): number {
  const beyond = limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    // Further than `limit` from the diagonal there are more edits than that.
    const [from, to] = [Math.max(1, row - limit), Math.min(b.length, row + limit)]
    const current: number[] = Array.from({ length: b.length + 1 }, () => beyond)
    current[0] = row
    let least = row
    for (let column = from; column <= to; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let edits = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + cost)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) edits = Math.min(edits, at(before, column - 2) + 1)
      current[column] = edits
      least = Math.min(least, edits)
    }
    if (least > limit) return beyond
    before = above
    above = current
  }
  return Math.min(at(above, b.length), beyond)
}

const at = (row: number[], column: number): number => row[column] ?? 0
