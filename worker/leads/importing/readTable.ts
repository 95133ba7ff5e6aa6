import Papa from 'papaparse'
import { IMPORT_MAX_ROWS } from '../../../contract/leadImport'

/** A row of a file with the line that it starts on. */
type TableRow = { line: number; cells: string[] }
export type Table = { header: string[]; rows: TableRow[]; isTooLong: boolean }

/** Excel writes UTF-8 with a mark, UTF-16 with one ("Unicode text"), or the old Windows code page. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    // Not UTF-8: every byte is a letter of the code page.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Our own exports put it before what a spreadsheet would run: see csvLine. */
const withoutGuard = (cell: string) =>
  cell
    .replace(/([;\t\r\n])'(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g, '$1')
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')
    .trim()

/** What stands most often between the headings. */
function separatorOf(text: string): string {
  const headings = text.split('\n').find((line) => line.trim() !== '') ?? ''
  const times = (separator: string) => headings.split(separator).length
  return [',', ';', '\t', '|'].reduce((best, other) => (times(other) > times(best) ? other : best))
}

const linesIn = (cells: string[]) => cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1)

/** The header and rows of a CSV file, whatever separates its cells. Empty rows are left out. */
export function readTable(bytes: Uint8Array): Table {
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n')
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) })
  let line = 1
  const all = data.map((cells) => {
    const row = { line, cells: cells.map(withoutGuard) }
    line += linesIn(cells)
    return row
  })
  const [header, ...rows] = all.filter(({ cells }) => cells.some(Boolean))
  return {
    header: header?.cells ?? [],
    rows: rows.slice(0, IMPORT_MAX_ROWS),
    isTooLong: rows.length > IMPORT_MAX_ROWS,
  }
}
