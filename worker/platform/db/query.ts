type Row = Record<string, SqlStorageValue>
type Query<Answer> = (parts: TemplateStringsArray, ...values: unknown[]) => Answer

/** The rows of a query; the values that stand in it are bound, whatever they hold. */
export const rows =
  <T extends Row>({ sql }: DurableObjectStorage): Query<T[]> =>
  (parts, ...values) =>
    sql.exec<T>(parts.join('?'), ...values).toArray()

export const first =
  <T extends Row>(storage: DurableObjectStorage): Query<T | undefined> =>
  (parts, ...values) =>
    rows<T>(storage)(parts, ...values)[0]

/** How many there are of what stands after a FROM. */
export const count =
  ({ sql }: DurableObjectStorage): Query<number> =>
  (parts, ...values) =>
    sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${parts.join('?')}`, ...values).one().n

/** The names of tables and columns are ours, never a visitor's. */
export function insert({ sql }: DurableObjectStorage, table: string, row: Row): void {
  const names = Object.keys(row)
  sql.exec(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`, ...Object.values(row))
}
