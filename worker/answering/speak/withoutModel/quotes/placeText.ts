import type { Statement } from '../../../../knowledge'
import { cutAtWord } from '../../../../text/cutAtSentence'
import type { Evidence } from '../../../gather/evidence'
import { isBeside, passageAt } from './passage'
import { asLine } from './rowLine'

const LONGEST = 280
/** The panel's cards show four lines, on a phone of some 50 characters each. */
const SEEN = 200

/** A place's words: all of them where all are seen at once, else the statement first and whole, then what follows it. */
export function placeText(statement: Statement, { statements }: Pick<Evidence, 'statements'>): string {
  const section = statements.filter((one) => isBeside(one, statement))
  const whole = [...new Set(section.map(lineOf))].join(' ')
  if (whole.length <= SEEN) return whole
  return passageAt(statement, section.slice(section.indexOf(statement)), lineOf, LONGEST)
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
