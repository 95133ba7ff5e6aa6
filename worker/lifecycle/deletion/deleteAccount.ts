import { type CustomerRow, deleteAllSessions, deleteCustomer, deletedMail, forgetCachedSessions } from '../../accounts'
import { endAccountBilling } from '../../billing'
import { businessIdsOf, removeBusiness } from '../../businesses'
import { forgetTranscripts, removeSomeConversations } from '../../inbox'
import { knowledge } from '../../knowledge'
import { removeSomeLeads } from '../../leads'
import type { Context } from '../../platform/context'
import { removeLocalMail } from '../../platform/mail/removeLocalMail'
import { deleteOutboxOf } from '../../platform/outbox/outboxOfCustomer'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { forgetMeter, removeSomeUsage } from '../../usage'

/** So many bites a run, of some hundred rows or objects each: a run has to end within the platform's time. */
const BITES = 20

/** Everything of one customer, on both sides, at the edge and in objects. What a run doesn't get done the next one does. */
export async function deleteAccount(ctx: Context, customer: CustomerRow): Promise<void> {
  const { id: customerId, email, apiKey } = customer
  await endAccountBilling(ctx, customer)
  await forgetCachedSessions(ctx, await deleteAllSessions(ctx, customerId))
  await ctx.env.KV.delete(`key:${apiKey}`)
  const bites = { left: BITES }
  for (const businessId of await businessIdsOf(ctx, customerId)) {
    if (!(await untilDone(bites, () => removeSomeConversations(ctx, businessId)))) return
    await forgetTranscripts(ctx, businessId)
    await knowledge(ctx, businessId).forget()
  }
  if (!(await untilDone(bites, () => removeSomeLeads(ctx, customerId)))) return
  if (!(await untilDone(bites, () => removeSomeUsage(ctx, customerId)))) return
  for (const businessId of await businessIdsOf(ctx, customerId)) await removeBusiness(ctx, businessId)
  await forgetMeter(ctx, customerId)
  await deleteOutboxOf(ctx, customerId)
  await removeLocalMail(ctx, email)
  await ctx.directory.batch([
    outboxRow(ctx, ctx.directory, { kind: 'mail.send', payload: deletedMail(email) }),
    deleteCustomer(ctx, customerId),
  ])
  wakeOutbox(ctx)
}

async function untilDone(bites: { left: number }, takeBite: () => Promise<boolean>): Promise<boolean> {
  for (; bites.left > 0; bites.left--) if (await takeBite()) return true
  return false
}
