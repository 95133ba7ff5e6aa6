import { type Element, isTag } from 'domhandler'
import { elementsIn, textOf } from './elementText'

const LONGEST_CELL = 400
const MOST_ROWS = 500

/** The rows of a table of data; undefined for one that only lays out the page. */
export function rowsOfTable(table: Element): string[] | undefined {
  const inside = [...elementsIn(table.children)]
  if (inside.some(({ name }) => /^(?:table|h1|h2|section|article|form)$/.test(name))) return undefined
  const rows = inside
    .filter(({ name }) => name === 'tr')
    .slice(0, MOST_ROWS)
    .map((row) => row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th'))
  const texts = rows.map((cells) => cells.map(textOf))
  const isData =
    texts.some((cells) => cells.filter(Boolean).length > 1) && texts.flat().every((text) => text.length <= LONGEST_CELL)
  if (!isData) return undefined
  const [head = []] = rows
  const titles = head.length > 1 && head.every(({ name }) => name === 'th') ? (texts[0] ?? []) : undefined
  const body = titles ? texts.slice(1) : texts
  return withSections(body)
    .map(({ section, cells }) => asRow(cells, titles, section))
    .filter(Boolean)
}

/** A row of one cell alone names those that follow: "Facials". */
function withSections(rows: string[][]): { section: string; cells: string[] }[] {
  let section = ''
  return rows.flatMap((cells) => {
    const filled = cells.filter(Boolean)
    if (filled.length === 1 && (filled[0] ?? '').length <= 80 && !/\d/.test(filled[0] ?? '')) {
      section = filled[0] ?? ''
      return []
    }
    return [{ section, cells }]
  })
}

/** With more than one value a row needs its columns' names to be understood alone. */
function asRow(cells: string[], titles: string[] | undefined, section: string): string {
  const named = cells.map((cell, at) => {
    const title = titles?.[at]
    return cell && title && at > 0 && cells.length > 2 && title.length <= 40 ? `${title}: ${cell}` : cell
  })
  return [section, ...named].filter(Boolean).join(' | ')
}
