import { type Element, isTag } from 'domhandler'
import { elementsIn, textOf } from './elementText'
import { isBareValue, namesDay } from './values'

const LONGEST_CELL = 400
const LONGEST_TITLE = 40
const LONGEST_SECTION = 80
const ASIDE = /\s*\([^()]*\)/g
const MOST_ROWS = 500
const MOST_SPANNED = 20
const MOST_COLUMNS = 24
const MOST_READ = 200

export type Cell = { text: string; isHead: boolean }

/** Rows under the one cell that names them, "Facials", or under none. */
type Part = { name: string; rows: string[] }

/** The rows of a table of data, each cell with the name of its column; undefined for one that only lays out the page. */
export function partsOfTable(table: Element): Part[] | undefined {
  const inside = [...elementsIn(table.children)]
  if (inside.some(({ name }) => /^(?:table|h1|h2|section|article|form)$/.test(name))) return undefined
  const rows = inside.filter(({ name }) => name === 'tr').slice(0, MOST_ROWS)
  const grid = gridOf(rows).filter((cells) => filled(cells).length > 0)
  if (!grid.some((cells) => filled(cells).length > 1)) return undefined
  if (grid.flat().some(({ text }) => text.length > LONGEST_CELL)) return undefined
  const [head = [], ...body] = grid
  const titles = areTitles(head, body) ? head.map(({ text }) => text) : undefined
  if (titles?.every((title) => title && namesDay(title))) return [{ name: '', rows: columnsOf(titles, body) }]
  const parts: Part[] = [{ name: '', rows: [] }]
  for (const cells of titles ? body : grid) {
    const [only, ...more] = filled(cells)
    const isRow = !only || more.length > 0 || only.text.length > LONGEST_SECTION || /\d/.test(only.text)
    // A cell alone in its row names the rows that follow: "Facials".
    if (isRow) parts.at(-1)?.rows.push(asRow(cells, titles))
    else parts.push({ name: only.text, rows: [] })
  }
  return parts.filter(({ rows }) => rows.length > 0)
}

const cellsIn = (row: Element): Element[] =>
  row.children
    .slice(0, MOST_READ)
    .filter(isTag)
    .filter(({ name }) => name === 'td' || name === 'th')

/** Each row as wide as it is seen: a cell that spans columns or rows stands in all of them. */
function gridOf(rows: readonly Element[]): Cell[][] {
  const grid: Cell[][] = rows.map(() => [])
  for (const [at, row] of rows.entries())
    for (const element of cellsIn(row)) {
      const size = (name: string) => Math.min(Math.max(Number(element.attribs[name]) || 1, 1), MOST_SPANNED)
      const cell = { text: textOf(element), isHead: element.name === 'th' }
      let column = 0
      while (grid[at]?.[column]) column += 1
      const end = Math.min(column + size('colspan'), MOST_COLUMNS)
      for (const under of grid.slice(at, at + size('rowspan'))) for (let to = column; to < end; to++) under[to] ??= cell
    }
  return grid.map((cells) => Array.from(cells, (cell) => cell ?? { text: '', isHead: false }))
}

/** The cells that say something, one that spans columns once. */
const filled = (cells: readonly Cell[]): Cell[] => [...new Set(cells)].filter(({ text }) => text)

/** Marked as such, or the one row without a value over rows that have one. */
export function areTitles(head: readonly Cell[], body: readonly Cell[][]): boolean {
  if (filled(head).length < 2 && !(head[0]?.text === '' && filled(head).length === 1)) return false
  if (head.every(({ isHead, text }) => isHead || !text)) return true
  const hasNoValue = head.every(({ text }) => !isBareValue(text) && text.length <= LONGEST_TITLE)
  const isOverValues = body.some((cells) => cells.slice(1).some(({ text }) => isBareValue(text)))
  return hasNoValue && isOverValues && (head[0]?.text === '' || filled(head).length > 2)
}

/** A week whose days stand side by side. */
const columnsOf = (titles: readonly string[], body: readonly Cell[][]): string[] =>
  titles.map((title, at) => [title, ...body.map((cells) => cells[at]?.text ?? '')].filter(Boolean).join(' | '))

/** With more than one value a row needs its columns' names to be understood alone. */
export function asRow(cells: readonly Cell[], titles: readonly string[] | undefined): string {
  const named = filled(cells).map((cell, nth) => {
    const said = titles?.[cells.indexOf(cell)] ?? ''
    // "The Wash (bath, brush, nails and ears)" is known by its name.
    const title = said.length <= LONGEST_TITLE ? said : said.replace(ASIDE, '')
    return title && nth > 0 && cells.length > 2 && title.length <= LONGEST_TITLE ? `${title}: ${cell.text}` : cell.text
  })
  return named.join(' | ')
}
