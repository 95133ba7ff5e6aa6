import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import { type BusinessRow, findBusiness, findBusinessesFrom } from '../../businesses'
import { removeConversationsBefore } from '../../inbox'
import { removeLeadsBefore } from '../../leads'
import type { Context } from '../../platform/context'
import { businessPrefixAt } from '../../platform/ids'
import { log } from '../../platform/log/log'
import type { PayloadOf } from '../../platform/outbox/message'
import { outboxRow } from '../../platform/outbox/writeOutbox'
import { removeBookingsBefore } from '../../scheduling'
import { untilDone } from '../deletion/untilDone'

/** Deletion steps per run, each of some hundred rows. */
const BITES = 20

/** What is older is deleted; null: all of it is kept. */
export const cutoff = (ctx: Context, days: number | null): number | null =>
  days === null ? null : ctx.now() - days * DAY_MS

/** Deletes what is older than its business keeps it. Each minute some businesses have their turn, all of them within a day. */
export async function deleteExpired(ctx: Context): Promise<void> {
  const bites = { left: BITES }
  for (const business of await findBusinessesFrom(ctx, businessPrefixAt(ctx.now())))
    await applyRetention(ctx, business, bites).catch((error: unknown) =>
      log.error('retention.not-applied', { businessId: business.id, error }),
    )
}

/** Handles `retention.changed`: deletes now what a shorter time lets go. */
export async function applyRetentionChange(ctx: Context, payload: PayloadOf<'retention.changed'>): Promise<void> {
  const business = await findBusiness(ctx, payload.businessId)
  if (!business || (await applyRetention(ctx, business, { left: BITES }))) return
  // Not before the next minute: a drain goes on as long as anything is due, and would never end.
  await outboxRow(ctx, ctx.tenants, { kind: 'retention.changed', payload }, ctx.now() + MINUTE_MS)
}

/** True once nothing is left that is too old. */
async function applyRetention(ctx: Context, business: BusinessRow, bites: { left: number }): Promise<boolean> {
  const conversations = cutoff(ctx, business.keepConversationsDays)
  const leads = cutoff(ctx, business.keepLeadsDays)
  return (
    (conversations === null ||
      (await untilDone(bites, () => removeConversationsBefore(ctx, business, conversations)))) &&
    // A booking is kept as long as leads are.
    (leads === null ||
      ((await untilDone(bites, () => removeBookingsBefore(ctx, business, leads))) &&
        (await untilDone(bites, () => removeLeadsBefore(ctx, business.id, leads)))))
  )
}
