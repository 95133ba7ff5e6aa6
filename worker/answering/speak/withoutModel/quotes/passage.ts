import type { Statement } from '../../../../knowledge'
import { sectionOf } from '../../../gather/sections'

export const isBeside = (one: Statement, other: Statement): boolean =>
  one.source.kind === other.source.kind && sectionOf(one) === sectionOf(other)

/** A statement with what follows it under its heading, then with what goes before, as far as there is room for their words. */
export function passageAt(
  statement: Statement,
  beside: readonly Statement[],
  words: (one: Statement) => string,
  longest: number,
): string {
  const at = beside.indexOf(statement)
  const lines = [words(statement)]
  const fits = (line: string) => lines.join(' ').length + 1 + line.length <= longest && !lines.includes(line)
  for (const next of beside.slice(at + 1).map(words)) {
    if (!fits(next)) break
    lines.push(next)
  }
  for (const before of beside.slice(0, Math.max(0, at)).map(words).toReversed()) {
    if (!fits(before)) break
    lines.unshift(before)
  }
  return lines.join(' ')
}
