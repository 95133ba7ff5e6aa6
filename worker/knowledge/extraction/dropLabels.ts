import type { Draft } from './foldDuplicates'
import { isBareContact, isBareValue } from './values'

const OFTEN = 3
/** In a row that carries one that is seen so often. */
const AGAIN = 2

const cellsOf = ({ text }: Draft): string[] => text.split(' | ')
const under = ({ trail }: Draft): string => trail.join('\n')

/**
 * The rows of a shop page, where each product stands under its own heading with the same labels and buttons ("Regular price", "Book"): what
 * such rows repeat from heading to heading names none of them, and each is named by its heading.
 */
export function dropLabels(drafts: readonly Draft[]): Draft[] {
  const rows = drafts.filter(({ kind, trail }) => kind === 'row' && trail.length > 0)
  const underOne = Map.groupBy(rows, under)
  const alone = new Set(rows.filter((row) => underOne.get(under(row))?.length === 1))
  const counts = new Map<string, number>()
  for (const cell of [...alone].flatMap((row) => [...new Set(cellsOf(row))]))
    counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const isLabel = (cell: string, times: number) =>
    (counts.get(cell) ?? 0) >= times && !isBareValue(cell) && !isBareContact(cell) && !/\d/.test(cell)
  return drafts.map((draft) => {
    const cells = cellsOf(draft)
    const times = cells.some((cell) => isLabel(cell, OFTEN)) ? AGAIN : OFTEN
    const said = cells.filter((cell) => !isLabel(cell, times))
    const heading = draft.trail.at(-1)
    if (!alone.has(draft) || said.length === cells.length || heading === undefined) return draft
    return { ...draft, text: [...(cells.includes(heading) ? [] : [heading]), ...said].join(' | ') }
  })
}
