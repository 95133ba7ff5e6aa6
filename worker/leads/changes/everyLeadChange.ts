import type { OwnerContext } from '../../platform/context'
import { findEventsAfter } from './store'

/** All that happened to the leads of some businesses, for the export: what people changed, bookings, the waiting list, mailed replies. */
export async function* everyLeadChange(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) {
    for (let after = { leadId: '', changeId: '' }; ; ) {
      const rows = await findEventsAfter(ctx, businessId, after)
      for (const { leadId, byName, before, after: became, at } of rows) {
        // Ours alone: it may hold the visitor's session.
        const { dedupeKey: _, ...was } = before
        yield { businessId, leadId, by: byName, before: was, after: became, at: new Date(at).toISOString() }
      }
      const last = rows.at(-1)
      if (!last) break
      after = last
    }
  }
}
