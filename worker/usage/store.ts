import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context'
import { usageTracking } from '../db/tenants'

const AT_ONCE = 1000

const ofCustomer = (customerId: string) => eq(usageTracking.customerId, customerId)

export type UsageEvent = Omit<typeof usageTracking.$inferInsert, 'quantity' | 'billingPeriod'> & { quantity: number }
type UsageRow = UsageEvent & { billingPeriod: string }

export const upsertUsage = (ctx: Context, row: UsageRow) =>
  ctx.tenants
    .insert(usageTracking)
    .values(row)
    .onConflictDoUpdate({
      target: usageTracking.id,
      set: { quantity: sql`max(${usageTracking.quantity}, excluded.quantity)` },
    })

/** Written only if the condition holds when its turn in the batch comes. The columns stand in the table's order. */
export const insertUsageIf = (ctx: Context, row: UsageRow, condition: SQL) =>
  ctx.tenants
    .insert(usageTracking)
    .select(
      sql`SELECT ${row.id}, ${row.customerId}, ${row.apiKey ?? null}, ${row.eventType}, ${row.resourceUsed ?? null}, ${row.quantity}, ${row.metadata ? JSON.stringify(row.metadata) : null}, ${row.timestamp}, ${row.billingPeriod} WHERE ${condition}`,
    )
    .onConflictDoNothing()

export const findUsageAfter = (ctx: Context, customerId: string, after: string) =>
  ctx.tenants
    .select()
    .from(usageTracking)
    .where(and(ofCustomer(customerId), gt(usageTracking.id, after)))
    .orderBy(asc(usageTracking.id))
    .limit(AT_ONCE)

/** Takes away a bite of a customer's rows, and answers what it took. */
export const deleteSomeUsage = (ctx: Context, customerId: string) =>
  ctx.tenants
    .delete(usageTracking)
    .where(
      inArray(
        usageTracking.id,
        ctx.tenants.select({ id: usageTracking.id }).from(usageTracking).where(ofCustomer(customerId)).limit(AT_ONCE),
      ),
    )
    .returning({ id: usageTracking.id })
