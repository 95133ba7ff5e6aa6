import type { Statement } from '../../../../knowledge'
import type { Evidence } from '../../../gather/evidence'
import { isBeside } from './passage'
import { asLine } from './rowLine'

const LONGEST = 280
const OPENING = /^["“«¿¡(]?[\p{Lu}\p{Lo}$£€]/u
/** "Welcome Miguel!" */
const LEADS_IN = 30

/** A place's words: all of them where there is room, else the statement first and whole, then what follows it. */
export function placeText(statement: Statement, { statements }: Pick<Evidence, 'statements'>): string {
  const section = statements.filter((one) => isBeside(one, statement))
  const lines = [...new Set(section.map(lineOf))]
  const whole = lines.join(' ')
  if (whole.length <= LONGEST) return whole
  const fits = (some: readonly string[]) => some.join(' ').length <= LONGEST
  const at = lines.indexOf(lineOf(statement))
  let to = at + 1
  while (to < lines.length && fits(lines.slice(at, to + 1))) to += 1
  const before = statement.kind === 'row' ? undefined : section[section.indexOf(statement) - 1]
  const isLedIn = before?.block === statement.block && (before.text.length <= LEADS_IN || !OPENING.test(statement.text))
  // What stands last isn't understood without what goes before it, either.
  const from = (isLedIn || to === at + 1) && at > 0 && fits(lines.slice(at - 1, to)) ? at - 1 : at
  return lines.slice(from, to).join(' ')
}

/** At most so many characters, whole words; what ends without a mark is closed by one. In a row its longest cell gives way, not its value. */
function lineOf({ text }: Statement): string {
  const cells = text.split(' | ')
  const over = asLine(cells).length - LONGEST
  const longest = cells.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const line = asLine(over > 0 ? cells.map((cell) => (cell === longest ? cut(cell, cell.length - over) : cell)) : cells)
  return /[\p{L}\p{N}\p{Sc})%+]$/u.test(line) ? `${line}.` : line
}

function cut(text: string, most: number): string {
  const start = text.slice(0, most - 1)
  const at = start.lastIndexOf(' ')
  return `${(at > 0 ? start.slice(0, at) : start).replace(/[,;:]$/, '')}…`
}
