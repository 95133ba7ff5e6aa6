import { CSV_START, csvLine } from '../../platform/csv'

/** A file of the archive, generated while it is read. */
export type ExportFile = { name: string; parts: AsyncIterable<string> }

type Rows = Iterable<object> | AsyncIterable<object>

/** A JSON array, one row per line. */
export async function* jsonParts(rows: Rows): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** CSV whose columns are the fields of the first row. */
export async function* csvParts(rows: Rows): AsyncGenerator<string> {
  yield CSV_START
  let columns: string[] | undefined
  for await (const row of rows) {
    if (!columns) {
      columns = Object.keys(row)
      yield csvLine(columns)
    }
    const values = new Map(Object.entries(row))
    yield csvLine(columns.map((column) => asCell(values.get(column))))
  }
}

function asCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
