import { sql } from 'drizzle-orm'
import type { Context } from '../context'
import { usageTracking } from '../db/tenants'

export type UsageEvent = Omit<typeof usageTracking.$inferInsert, 'quantity'> & { quantity: number }

/** A statement for the batch that stores the cause. Written again under the same id it only ever counts more, never twice. */
export const usageRow = (ctx: Context, event: UsageEvent) =>
  ctx.tenants
    .insert(usageTracking)
    .values(event)
    .onConflictDoUpdate({
      target: usageTracking.id,
      set: { quantity: sql`max(${usageTracking.quantity}, excluded.quantity)` },
    })
