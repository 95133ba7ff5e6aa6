import type { Statement } from '../../../../knowledge'
import { parseValues } from '../../../../text/parseValues'
import { isStop } from '../../../../text/stopWords'
import { wordsOf } from '../../../../text/words'

/** What kind of value a cell holds doesn't depend on where the business is. */
export const ANYWHERE = { country: 'US', currency: 'USD' }

export const cellsOf = (text: string): string[] => text.split(' | ').map((cell) => cell.trim())

/** Whether words are left beside a cell's values: "Up to 15 lb" and "Mon" name nothing. */
function isNaming(cell: string): boolean {
  const values = parseValues(cell, ANYWHERE).toReversed()
  const rest = values.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, cell)
  return wordsOf(rest).some(({ text }) => !isStop(text) && /\p{L}{2}|\p{Lo}/u.test(text))
}

/** What a row is about: its own first cell, under its heading where that is no more than a size or a day. */
export function nameOfRow({ text, trail }: Statement): string | undefined {
  const [first = ''] = cellsOf(text)
  return isNaming(first) ? first : trail.at(-1)
}
