import type { Context } from '../platform/context'
import { findUsageAfter } from './store'

/** All usage events of a customer, in the order of ids, read page by page. */
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
