type Row = Record<string, SqlStorageValue>
type Query<Answer> = (parts: TemplateStringsArray, ...values: unknown[]) => Answer

/** The rows of a query written as a template: its values are bound. */
export const rows =
  <T extends Row>({ sql }: DurableObjectStorage): Query<T[]> =>
  (parts, ...values) =>
    sql.exec<T>(parts.join('?'), ...values).toArray()

export const first =
  <T extends Row>(storage: DurableObjectStorage): Query<T | undefined> =>
  (parts, ...values) =>
    rows<T>(storage)(parts, ...values)[0]

/** `` count(storage)`messages WHERE seq > ${seq}` ``: the number of rows of what follows FROM. */
export const countRows =
  ({ sql }: DurableObjectStorage): Query<number> =>
  (parts, ...values) =>
    sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${parts.join('?')}`, ...values).one().n

/** Table and column names are not escaped: pass only our own. */
export function insert({ sql }: DurableObjectStorage, table: string, row: Row): void {
  const names = Object.keys(row)
  sql.exec(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`, ...Object.values(row))
}
