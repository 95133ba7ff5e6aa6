import type { Statement } from '../../../../knowledge'
import { parseValues } from '../../../../text/parseValues'
import { isStop } from '../../../../text/stopWords'
import { ANYWHERE } from '../../../../text/value'
import { wordsOf } from '../../../../text/words'

/** "$39 | Service call": a row that begins with its price is named by what follows. */
export function cellsOf(text: string): string[] {
  const cells = text.split(' | ').map((cell) => cell.trim())
  const [first = '', ...rest] = cells
  const isPrice = parseValues(first, ANYWHERE).some(({ kind }) => kind === 'money') && wordsBeside(first).length === 0
  return isPrice && rest.some((cell) => wordsBeside(cell).length > 0) ? [...rest, first] : cells
}

/** The words of a cell beside its values and the units that it counts in: "Up to 15 lb" and "Mon" have none. */
export function wordsBeside(cell: string): string[] {
  const values = parseValues(cell, ANYWHERE).toReversed()
  const rest = values.reduce((left, { kind, start, end }) => {
    const after = left.slice(end)
    return `${left.slice(0, start)} ${kind === 'count' ? after.replace(/^\s*\p{L}+/u, '') : after}`
  }, cell)
  return wordsOf(rest).flatMap(({ text }) => (!isStop(text) && /\p{L}{2}|\p{Lo}/u.test(text) ? [text] : []))
}

/** What a row is about: its own first cell, under its heading where that is no more than a size or a day. */
export function nameOfRow({ text, trail }: Statement): string | undefined {
  const [first = ''] = cellsOf(text)
  return wordsBeside(first).length > 0 ? first : trail.at(-1)
}
