/** Some text of a page: where it starts and ends, and its size, in the page's units. */
export type Placed = { text: string; x: number; y: number; end: number; size: number }

const NEXT_LINE = 0.5
const WORD = 0.15
const CELLS = 2

/** Lines in the order in which they were written: a gap is a space, one as wide as two letters parts the cells of a table. */
export function lineUp(placed: readonly Placed[]): string {
  const parts: string[] = []
  let last: Placed | undefined
  for (const one of placed) {
    const size = one.size || 10
    if (last) {
      const gap = one.x - last.end
      if (Math.abs(one.y - last.y) > NEXT_LINE * size) {
        parts.push('\n')
        if (last.y - one.y > PARAGRAPH * size) parts.push('\n')
      } else if (gap > CELLS * size) parts.push('\t')
      else if (gap > WORD * size || gap < -size) parts.push(' ')
    }
    parts.push(one.text)
    last = one
  }
  return trimmed(parts.join(''), ['\n', '\t'])
}

/** Without spaces around the signs that part it. */
const trimmed = (text: string, [sign, ...inner]: string[]): string =>
  sign === undefined
    ? text.trim()
    : text
        .split(sign)
        .map((part) => trimmed(part, inner))
        .join(sign)
const PARAGRAPH = 1.7
