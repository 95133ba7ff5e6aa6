import type { SQL } from 'drizzle-orm'
import type { Context } from '../platform/context'
import { billingPeriod } from './billingPeriod'
import { insertUsageIf, type UsageEvent, upsertUsage } from './store'

const inItsPeriod = (event: UsageEvent) => ({ ...event, billingPeriod: billingPeriod(event.timestamp) })

/** A statement for the batch that stores the cause. Written again under the same id it only ever counts more, never twice. */
export const usageRow = (ctx: Context, event: UsageEvent) => upsertUsage(ctx, inItsPeriod(event))

/** The same, where the cause itself is conditional. */
export const usageRowIf = (ctx: Context, event: UsageEvent, condition: SQL) =>
  insertUsageIf(ctx, inItsPeriod(event), condition)
