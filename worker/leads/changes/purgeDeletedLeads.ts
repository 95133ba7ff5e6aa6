import { deleteDeliveriesAbout } from '../../integrations'
import type { Context } from '../../platform/context'
import { purgeNotes } from '../notes/store'
import { purgeLeads } from './store'
import { UNDO_MS } from './undoChange'

/** Deletes for good what was deleted so long ago that nobody undoes it any more. */
export async function purgeDeletedLeads(ctx: Context): Promise<void> {
  const before = ctx.now() - UNDO_MS
  const [purged] = await ctx.tenants.batch([purgeLeads(ctx, before), purgeNotes(ctx, before)])
  if (purged.length > 0) await deleteDeliveriesAbout(ctx, { leadIds: purged.map(({ id }) => id) })
}
