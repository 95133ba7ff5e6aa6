import type { SQL } from 'drizzle-orm'
import type { Context } from '../platform/context'
import { billingPeriod } from './billingPeriod'
import { insertUsageIf, type UsageEvent, upsertUsage } from './store'

const inItsPeriod = (event: UsageEvent) => ({ ...event, billingPeriod: billingPeriod(event.timestamp) })

/**
 * A statement for the batch that stores the cause. Written again with the same id it keeps the larger quantity, so that nothing counts
 * twice.
 */
export const usageRow = (ctx: Context, event: UsageEvent) => upsertUsage(ctx, inItsPeriod(event))

/** The same, written only if the condition holds. */
export const usageRowIf = (ctx: Context, event: UsageEvent, condition: SQL) =>
  insertUsageIf(ctx, inItsPeriod(event), condition)
