import type { OwnerContext } from '../../platform/context'
import { findNotesAfter } from './store'

/** All notes of some businesses, read page by page. */
export async function* everyNote(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) {
    for (let after = ''; ; ) {
      const rows = await findNotesAfter(ctx, businessId, after)
      for (const { searchText: _, byId: __, deletedAt: ___, ...row } of rows)
        yield { ...row, createdAt: new Date(row.createdAt).toISOString() }
      const last = rows.at(-1)
      if (!last) break
      after = last.id
    }
  }
}
