import { deleteDeliveriesAbout } from '../../integrations'
import type { Context } from '../../platform/context'
import { purgeNotes } from '../notes/store'
import { findPurgeable, purgeLeads } from './store'
import { UNDO_MS } from './undoChange'

/** Deletes for good what was deleted so long ago that nobody undoes it any more. */
export async function purgeDeletedLeads(ctx: Context): Promise<void> {
  const before = ctx.now() - UNDO_MS
  const leadIds = (await findPurgeable(ctx, before)).map(({ id }) => id)
  await ctx.tenants.batch([purgeLeads(ctx, leadIds), deleteDeliveriesAbout(ctx, { leadIds }), purgeNotes(ctx, before)])
}
