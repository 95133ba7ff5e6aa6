import { and, count, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import { IMPORT_SOURCE } from '../../../contract/leads'
import type { Context } from '../../platform/context'
import { leads, people } from '../../platform/db/tenants'
import { searchTextOf } from '../filter/store'
import type { ImportedRow } from './readRow'

export type NewImport = ImportedRow & { id: string; dedupeKey: string; createdAt: number }

/** What the keys of imported leads begin with. */
export const IMPORT_KEYS = 'import:'

/** By the index of keys. ';' follows ':' in ASCII: the end of the prefix range. */
export async function countImported(ctx: Context, businessId: string): Promise<number> {
  const row = await ctx.tenants
    .select({ number: count() })
    .from(leads)
    .where(
      and(
        eq(leads.businessId, businessId),
        gte(leads.dedupeKey, IMPORT_KEYS),
        lt(leads.dedupeKey, IMPORT_KEYS.replace(':', ';')),
      ),
    )
    .get()
  return row?.number ?? 0
}

/** A bound value of D1 may have two megabytes. */
const CHUNK_CHARS = 500_000
// Written out, since D1 binds numbers as REAL, and then a division has a fraction.
const MINUTE_MS = sql.raw('60000')

export function* inChunks(rows: object[]): Generator<string> {
  let chunk: string[] = []
  let size = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (size + text.length > CHUNK_CHARS && chunk.length > 0) {
      yield `[${chunk.join()}]`
      chunk = []
      size = 0
    }
    chunk.push(text)
    size += text.length
  }
  if (chunk.length > 0) yield `[${chunk.join()}]`
}

/**
 * The keys of rows whose leads are there already: imported before, or exported from here, which writes dates to the minute. Each minute's
 * leads are read once, since a file without times has all its rows in one.
 */
export async function findKnown(ctx: Context, businessId: string, rows: NewImport[]): Promise<Set<string>> {
  const asked = rows.map(({ dedupeKey, at, email, phone }) => ({ dedupeKey, at, email, phone }))
  const known = new Set<string>()
  for (const chunk of inChunks(asked)) {
    const found = await ctx.tenants.all<{ key: string }>(sql`
      WITH sent AS MATERIALIZED (SELECT value ->> 'dedupeKey' AS key, (value ->> 'at') / ${MINUTE_MS} AS minute,
        value ->> 'email' AS email, value ->> 'phone' AS phone FROM json_each(${chunk})),
      there AS MATERIALIZED (SELECT DISTINCT span.minute, ${leads.email} AS email, ${leads.phone} AS phone
        FROM (SELECT DISTINCT minute FROM sent WHERE minute IS NOT NULL) span CROSS JOIN ${leads}
        ON ${leads.businessId} = ${businessId} AND ${leads.deletedAt} IS NULL
        AND ${leads.createdAt} >= span.minute * ${MINUTE_MS} AND ${leads.createdAt} < (span.minute + 1) * ${MINUTE_MS})
      SELECT key FROM sent
      WHERE EXISTS (SELECT 1 FROM ${leads} WHERE ${leads.businessId} = ${businessId} AND ${leads.dedupeKey} = sent.key)
      OR (minute, email) IN (SELECT minute, email FROM there WHERE email IS NOT NULL)
      OR (minute, phone) IN (SELECT minute, phone FROM there WHERE phone IS NOT NULL)`)
    for (const { key } of found) known.add(key)
  }
  return known
}

const sent = (field: string): SQL => sql`sent.value ->> ${`$.${field}`}`

const COLUMNS: Partial<Record<keyof typeof leads.$inferSelect, SQL>> = {
  id: sent('id'),
  name: sent('name'),
  email: sent('email'),
  phone: sent('phone'),
  message: sent('message'),
  status: sent('status'),
  source: sql`${IMPORT_SOURCE}`,
  dedupeKey: sent('dedupeKey'),
  told: sql`(SELECT json_group_array(value) FROM json_each(json_array(${sent('email')}, ${sent('phone')})) WHERE value IS NOT NULL)`,
  valueCents: sent('valueCents'),
  wonAt: sql`CASE ${sent('status')} WHEN 'won' THEN ${sent('createdAt')} END`,
  searchText: sent('searchText'),
  // Read back, since a visitor may have left the same address meanwhile.
  personId: sql`(SELECT ${people.id} FROM ${people} WHERE ${people.businessId} = sent.value ->> '$.businessId' AND ${people.way} = coalesce(${sent('email')}, ${sent('phone')}))`,
  createdAt: sent('createdAt'),
}

/** For one batch: all of them or none. They were told of when they were picked, and count as nobody's visit. After `linkPeople`. */
export const insertImports = (
  ctx: Context,
  { businessId, customerId, now }: { businessId: string; customerId: string; now: number },
  rows: NewImport[],
) => {
  const ofAll = { businessId: sql`${businessId}`, customerId: sql`${customerId}`, mailedAt: sql`${now}` }
  const values = new Map<string, SQL>(Object.entries({ ...COLUMNS, ...ofAll }))
  // Every column of the table, in its order, is what drizzle inserts into from a SELECT.
  const selected = Object.entries(getTableColumns(leads)).map(
    ([name, column]) => values.get(name) ?? sql`${column.default ?? null}`,
  )
  return [...inChunks(rows.map((row) => ({ ...row, businessId, searchText: searchTextOf(row) })))].map((chunk) =>
    ctx.tenants
      .insert(leads)
      .select(sql`SELECT ${sql.join(selected, sql`, `)} FROM json_each(${chunk}) sent WHERE true`)
      .onConflictDoNothing(),
  )
}
