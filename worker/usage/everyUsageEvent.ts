import type { Context } from '../platform/context'
import { findUsageAfter } from './store'

/** All that was counted for a customer, in the order of its ids, read as it is asked for. */
export async function* everyUsageEvent(ctx: Context, customerId: string) {
  for (let after = ''; ; ) {
    const rows = await findUsageAfter(ctx, customerId, after)
    for (const { customerId: _, timestamp, ...row } of rows)
      yield { ...row, timestamp: new Date(timestamp).toISOString() }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
