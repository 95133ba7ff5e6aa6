import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { newId } from '../../platform/ids'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { actingPerson, assertOfTeam } from './person'
import { applyChange, type Change, hasEvents, insertEvents } from './store'

export type Changed = { id: string; changed: number }

/** Changes some leads of a business at once. Throws 404, and 422 for somebody who isn't of the team. */
export async function changeLeads(
  ctx: OwnerContext,
  { businessId, ids, change }: { businessId: string; ids: string[]; change: Change },
): Promise<Changed> {
  const { id } = await ownBusiness(ctx, businessId)
  return writeChange(ctx, { businessId: id, ids, change })
}

/**
 * The one place that writes what people change about leads, deleting them included: the leads, what they were before, so that it shows and
 * can be undone, and the row that tells others.
 */
export async function writeChange(
  ctx: OwnerContext,
  { businessId, ids, change }: { businessId: string; ids: string[]; change: Change },
): Promise<Changed> {
  const [by] = await Promise.all([actingPerson(ctx), assertOfTeam(ctx, change.assignedTo)])
  const input = { id: newId('leadChange'), businessId, ids, by, change, at: ctx.now() }
  const payload = { businessId, customerId: ctx.actor.customerId, leadIds: ids, changeId: input.id }
  const [, changed] = await ctx.tenants.batch([
    insertEvents(ctx, input),
    applyChange(ctx, input),
    outboxRowIf(ctx, ctx.tenants, { kind: 'leads.changed', payload }, hasEvents(ctx, input.id)),
  ])
  if (changed.length > 0) wakeOutbox(ctx)
  return { id: input.id, changed: changed.length }
}
