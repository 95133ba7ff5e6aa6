import type { Context } from '../context'
import { bothSides } from '../db/clients'
import { deleteRow, findRowsMentioning, type OutboxRow, updatePayload } from './store'

/** What becomes of a row: it is deleted, stays, or gets another payload. */
type Verdict = 'delete' | 'keep' | { payload: unknown }

/** Judges the rows of both databases that may be about a visitor, dead letters too; answers how many were deleted. */
export async function judgeOutboxRows(
  ctx: Context,
  traces: Parameters<typeof findRowsMentioning>[1],
  judge: (row: OutboxRow) => Verdict,
): Promise<number> {
  let deleted = 0
  for (const db of bothSides(ctx))
    for (const row of await findRowsMentioning(db, traces)) {
      const verdict = judge(row)
      if (verdict === 'keep') continue
      if (verdict !== 'delete') await updatePayload(db, row.id, verdict.payload)
      else {
        await deleteRow(db, row.id)
        deleted++
      }
    }
  return deleted
}
