import { HOUR_MS } from '../../../contract/durations'
import { assertRole } from '../../accounts'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { changeNotFound } from '../errors'
import { deleteUndone, findChanged, markUndone, revertChange } from './store'

/** What was deleted is gone for good after this; so long a change can be undone. */
export const UNDO_MS = 6 * HOUR_MS

/**
 * Makes the leads of a change what they were before it, save those that were changed again since. Throws 404, and 403 for an agent who would
 * bring deleted leads back.
 */
export async function undoChange(
  ctx: OwnerContext,
  { businessId, changeId }: { businessId: string; changeId: string },
): Promise<{ undone: number; kept: number }> {
  const { id } = await ownBusiness(ctx, businessId)
  const events = await findChanged(ctx, id, changeId, ctx.now() - UNDO_MS)
  const leadIds = events.map(({ leadId }) => leadId)
  if (leadIds.length === 0) throw changeNotFound()
  // Only they may delete leads, so nobody else brings them back.
  if (events.some(({ isDeletion }) => isDeletion)) await assertRole(ctx, ctx.actor, 'manager')
  const payload = { businessId: id, customerId: ctx.actor.customerId, leadIds }
  const [, reverted] = await ctx.tenants.batch([
    markUndone(ctx, changeId),
    revertChange(ctx, changeId),
    deleteUndone(ctx, changeId),
    outboxRow(ctx, ctx.tenants, { kind: 'leads.changed', payload }),
  ])
  wakeOutbox(ctx)
  return { undone: reverted.length, kept: leadIds.length - reverted.length }
}
