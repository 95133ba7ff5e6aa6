import { type Element, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { isRead, nodesIn, textOf } from './elementText'
import { areTitles, asRow, type Cell } from './htmlTables'
import { isBareValue } from './values'

/** Fewer cells are a name and its price, which need no titles. */
const FEWEST = 3
const MOST_CELLS = 12
const LONGEST_CELL = 120
const LONGEST_ROW = 400
const MOST_NODES = 120
const CELL = /^(?:div|p|li|span|td|dt|dd|section)$/
const PARTS = /^(?:table|ul|ol|dl|form|details|h[1-3])$/

/** The titles of the grid that a row is of; a row is looked at after the one above it. */
const titlesOf = new WeakMap<Element, Cell[]>()

/**
 * The row of a table that is made of elements side by side, as website builders make them, with the names of its columns; none of the row
 * that names them. Undefined for what is in no such grid.
 */
export function rowsOfGrid(element: Element): string[] | undefined {
  const cells = cellsOf(element)
  if (!cells) return undefined
  const above = DomUtils.prevElementSibling(element)
  const titles = above && titlesOf.get(above)
  if (titles?.length === cells.length && !isBareValue(cells[0]?.text ?? '')) {
    titlesOf.set(element, titles)
    return [
      asRow(
        cells,
        titles.map(({ text }) => text),
      ),
    ]
  }
  const below = DomUtils.nextElementSibling(element)
  const first = below && cellsOf(below)
  if (first?.length !== cells.length || isBareValue(first[0]?.text ?? '') || !areTitles(cells, [first]))
    return undefined
  titlesOf.set(element, cells)
  return []
}

/** A short text in each of an element's parts, and none beside them. */
function cellsOf(row: Element): Cell[] | undefined {
  const parts = row.children.slice(0, MOST_CELLS + 1).filter(isTag)
  if (parts.length < FEWEST || row.children.length > 2 * MOST_CELLS + 1) return undefined
  if (!parts.every(({ name }) => CELL.test(name))) return undefined
  let nodes = 0
  let size = 0
  for (const node of nodesIn(row.children, isRead)) {
    if (isText(node)) size += node.data.trim().length
    const isBeside = isText(node) && node.parent === row && node.data.trim() !== ''
    if (++nodes > MOST_NODES || size > LONGEST_ROW || isBeside || (isTag(node) && PARTS.test(node.name)))
      return undefined
  }
  const cells = parts.map((part): Cell => ({ text: textOf(part), isHead: part.attribs.role === 'columnheader' }))
  return cells.every(({ text }) => text.length <= LONGEST_CELL) ? cells : undefined
}
