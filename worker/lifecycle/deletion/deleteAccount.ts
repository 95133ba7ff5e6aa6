import { type CustomerRow, deleteAllSessions, deleteCustomer, deletedMail, forgetCachedSessions } from '../../accounts'
import { endAccountBilling } from '../../billing'
import { businessIdsOf, removeBusiness } from '../../businesses'
import { forgetTranscripts, removeSomeConversations } from '../../inbox'
import { deleteEndpointsOf } from '../../integrations'
import { knowledge } from '../../knowledge'
import { removeSomeHeldLeads, removeSomeLeads } from '../../leads'
import { removeSomeDeliveries } from '../../notifications'
import type { Context } from '../../platform/context'
import { deleteLocalMailTo } from '../../platform/mail/store'
import { deleteOutboxOf } from '../../platform/outbox/outboxOfCustomer'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { endConnectionsOf, forgetCalendar, removeBatchOfBookings } from '../../scheduling'
import { addressesOfTeam } from '../../team'
import { forgetMeter, removeSomeUsage } from '../../usage'
import { untilDone } from './untilDone'

/** Deletion steps per run, each of some hundred rows or objects, so that a run ends within the platform's time limit. */
const BITES = 20

/** Deletes everything of one customer: both databases, KV and objects. What one run doesn't finish the next one does. */
export async function deleteAccount(ctx: Context, customer: CustomerRow): Promise<void> {
  const { id: customerId, email, apiKey } = customer
  await endAccountBilling(ctx, customer)
  await forgetCachedSessions(ctx, await deleteAllSessions(ctx, customerId))
  await ctx.env.KV.delete(`key:${apiKey}`)
  const bites = { left: BITES }
  for (const businessId of await businessIdsOf(ctx, customerId)) {
    if (!(await untilDone(bites, () => removeSomeConversations(ctx, businessId)))) return
    if (!(await untilDone(bites, () => removeSomeDeliveries(ctx, businessId)))) return
    await forgetTranscripts(ctx, businessId)
    await knowledge(ctx, businessId).forget()
    await endConnectionsOf(ctx, businessId)
    await forgetCalendar(ctx, businessId)
  }
  if (!(await untilDone(bites, () => removeBatchOfBookings(ctx, customerId)))) return
  if (!(await untilDone(bites, () => removeSomeLeads(ctx, customerId)))) return
  if (!(await untilDone(bites, () => removeSomeHeldLeads(ctx, customerId)))) return
  if (!(await untilDone(bites, () => removeSomeUsage(ctx, customerId)))) return
  for (const businessId of await businessIdsOf(ctx, customerId)) await removeBusiness(ctx, businessId)
  await deleteEndpointsOf(ctx, customerId)
  await forgetMeter(ctx, customerId)
  await deleteOutboxOf(ctx, customerId)
  for (const address of [email, ...(await addressesOfTeam(ctx, customerId))]) await deleteLocalMailTo(ctx, address)
  await ctx.directory.batch([
    outboxRow(ctx, ctx.directory, { kind: 'mail.send', payload: deletedMail(email) }),
    deleteCustomer(ctx, customerId),
  ])
  wakeOutbox(ctx)
}
