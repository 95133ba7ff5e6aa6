import type { Statement } from '../../../../knowledge'
import type { Evidence } from '../../../gather/evidence'
import { isBeside } from './passage'
import { asLine } from './sayQuote'

const LONGEST = 280
const OPENING = /^["“«¿¡(]?[\p{Lu}\p{N}\p{Lo}$£€]/u

/** A place's words: all of it where there is room, else the statement first, then what follows it; nothing is begun or broken off midway. */
export function placeText(statement: Statement, { statements }: Pick<Evidence, 'statements'>): string {
  const section = statements.filter((one) => isBeside(one, statement))
  const lines = [...new Set(section.map(lineOf))]
  const whole = lines.join(' ')
  if (whole.length <= LONGEST) return whole
  const at = lines.indexOf(lineOf(statement))
  const before = section[section.indexOf(statement) - 1]
  const isBegun = OPENING.test(statement.text) || before?.block !== statement.block
  const from = isBegun ? at : Math.max(0, at - 1)
  const taken = lines.slice(from, at + 1)
  for (const line of lines.slice(at + 1)) {
    if ([...taken, line].join(' ').length > LONGEST) break
    taken.push(line)
  }
  return taken.join(' ')
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
