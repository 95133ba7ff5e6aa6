import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { log } from '../../log/log'
import { isSealedByCurrentKey, openText, sealText } from '../sealedText'
import { SEALED_TABLES, type SealedPlace, type SealedTableName } from './sealedTables'

const PAGE = 100
const ROWID = sql<number>`rowid`

/** Seals the rows after that one by the current key, where they aren't yet. `last` is absent once there are no more. */
export async function resealPage(
  ctx: Context,
  name: SealedTableName,
  after: number,
): Promise<{ last: number | undefined; found: number }> {
  const { side, table, id, columns } = SEALED_TABLES[name]
  let found = 0
  let last: number | undefined
  for (const column of columns) {
    const rows = await ctx[side]
      .select({ rowid: ROWID, id: sql<string>`${id}`, sealed: sql<string | null>`${column}` })
      .from(table)
      .where(gt(ROWID, after))
      .orderBy(asc(ROWID))
      .limit(PAGE)
    last = rows.at(-1)?.rowid
    for (const row of rows) {
      if (row.sealed === null || (await isSealedByCurrentKey(ctx, row.sealed))) continue
      const anew = await sealedAnew(ctx, `${name}:${row.id}`, row.sealed)
      if (anew === undefined) continue
      // Whoever replaced it meanwhile has sealed it by a key of theirs.
      await ctx[side]
        .update(table)
        .set({ [column.name]: anew })
        .where(and(eq(ROWID, row.rowid), eq(column, row.sealed)))
      found += 1
    }
  }
  return { last, found }
}

/** Undefined where its key is lost, which must not keep the others from being sealed anew. */
async function sealedAnew(ctx: Context, place: SealedPlace, sealed: string): Promise<string | undefined> {
  try {
    return await sealText(ctx, await openText(ctx, sealed, place), place)
  } catch (error) {
    log.error('encryption.key-lost', { kind: place.split(':')[0], error })
    return undefined
  }
}
