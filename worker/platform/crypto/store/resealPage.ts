import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { log } from '../../log/log'
import { isSealedByCurrentKey, openText, sealText } from '../sealedText'
import { SEALED_TABLES, type SealedPlace, type SealedTableName } from './sealedTables'

const PAGE = 100
const ROWID = sql<number>`rowid`

/**
 * One page of a table's rows, those after `afterRowid`: seals by the current key what an earlier one sealed. Answers how many texts that
 * were, and the last row of the page; undefined once there are no more rows.
 */
export async function resealPage(
  ctx: Context,
  name: SealedTableName,
  afterRowid: number,
): Promise<{ last: number | undefined; resealed: number }> {
  const { side, table, id, columns } = SEALED_TABLES[name]
  const sealedColumns = Object.fromEntries(columns.map((column) => [column.name, sql<string | null>`${column}`]))
  const rows = await ctx[side]
    .select({ rowid: ROWID, id: sql<string>`${id}`, sealed: sealedColumns })
    .from(table)
    .where(gt(ROWID, afterRowid))
    .orderBy(asc(ROWID))
    .limit(PAGE)
  let resealed = 0
  for (const row of rows) {
    for (const column of columns) {
      const sealed = row.sealed[column.name] ?? null
      if (sealed === null || (await isSealedByCurrentKey(ctx, sealed))) continue
      const sealedAnew = await resealText(ctx, `${name}:${row.id}`, sealed)
      if (sealedAnew === undefined) continue
      // Only while the row still holds what was read: whatever replaced it meanwhile was sealed by the current key.
      await ctx[side]
        .update(table)
        .set({ [column.name]: sealedAnew })
        .where(and(eq(ROWID, row.rowid), eq(column, sealed)))
      resealed += 1
    }
  }
  return { last: rows.at(-1)?.rowid, resealed }
}

/** Undefined for a text whose key is lost: the log says so, and the other texts are still sealed anew. */
async function resealText(ctx: Context, place: SealedPlace, sealed: string): Promise<string | undefined> {
  try {
    return await sealText(ctx, await openText(ctx, sealed, place), place)
  } catch (error) {
    log.error('encryption.key-lost', { kind: place.split(':')[0], error })
    return undefined
  }
}
