import { webhookEventRow } from '../../integrations'
import type { Context } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'

const AT_ONCE = 50

/** Handles `leads.changed`: owes the account's webhooks an event for each lead. Who has none is owed nothing. */
export async function tellWebhooksOfChange(
  ctx: Context,
  { businessId, customerId, leadIds, changeId }: PayloadOf<'leads.changed'>,
): Promise<void> {
  if (!changeId) return
  const event = { type: 'lead.updated' as const, customerId, businessId, at: ctx.now() }
  for (let from = 0; from < leadIds.length; from += AT_ONCE) {
    const [first, ...others] = leadIds
      .slice(from, from + AT_ONCE)
      .map((leadId) => webhookEventRow(ctx, { ...event, leadId }))
    if (first) await ctx.tenants.batch([first, ...others])
  }
  wakeOutbox(ctx)
}
