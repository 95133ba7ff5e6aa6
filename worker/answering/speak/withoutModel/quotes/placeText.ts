import type { Statement } from '../../../../knowledge'
import { cutAtWord } from '../../../../text/cutAtSentence'
import type { Evidence } from '../../../gather/evidence'
import { isBeside, passageAt } from './passage'
import { asLine } from './rowLine'

const LONGEST = 280

/** A place's words: all of them where there is room, else the statement first and whole, then what follows it. */
export function placeText(statement: Statement, { statements }: Pick<Evidence, 'statements'>): string {
  const section = statements.filter((one) => isBeside(one, statement))
  const whole = [...new Set(section.map(lineOf))].join(' ')
  if (whole.length <= LONGEST) return whole
  return passageAt(statement, section, lineOf, LONGEST)
}

/** At most so many characters, whole words; what ends without a mark is closed by one. In a row its longest cell gives way, not its value. */
function lineOf({ text }: Statement): string {
  const cells = text.split(' | ')
  const over = asLine(cells).length - LONGEST
  const longest = cells.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const line = asLine(
    over > 0 ? cells.map((cell) => (cell === longest ? cutAtWord(cell, cell.length - over) : cell)) : cells,
  )
  return /[\p{L}\p{N}\p{Sc})%+]$/u.test(line) ? `${line}.` : line
}
