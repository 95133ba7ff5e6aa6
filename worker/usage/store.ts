import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Context } from '../platform/context'
import { customers, usageSummaries } from '../platform/db/directory'
import { usageTracking } from '../platform/db/tenants'

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

/** Writes the row only if the condition holds when the batch reaches it. Columns must be in the order of the table. */
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

/** Deletes up to a thousand of a customer's rows and returns them. */
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

export const sumUsage = async (ctx: Context, customerId: string, billingPeriod: string) => {
  const rows = await ctx.tenants
    .select({ eventType: usageTracking.eventType, quantity: sum(usageTracking.quantity).mapWith(Number) })
    .from(usageTracking)
    .where(and(ofCustomer(customerId), eq(usageTracking.billingPeriod, billingPeriod)))
    .groupBy(usageTracking.eventType)
  return rows.map(({ eventType, quantity }) => ({ eventType, quantity: quantity ?? 0 }))
}

/** A summary computed later wins. */
export const upsertSummary = (ctx: Context, row: typeof usageSummaries.$inferInsert) =>
  ctx.directory
    .insert(usageSummaries)
    .values(row)
    .onConflictDoUpdate({
      target: [usageSummaries.customerId, usageSummaries.billingPeriod],
      set: {
        totalApiCalls: sql`excluded.total_api_calls`,
        totalConversations: sql`excluded.total_conversations`,
        totalLeads: sql`excluded.total_leads`,
        totalTokensUsed: sql`excluded.total_tokens_used`,
        computedAt: sql`excluded.computed_at`,
      },
      setWhere: sql`excluded.computed_at >= ${usageSummaries.computedAt}`,
    })

export const findSummary = (ctx: Context, customerId: string, billingPeriod: string) =>
  ctx.directory
    .select()
    .from(usageSummaries)
    .where(and(eq(usageSummaries.customerId, customerId), eq(usageSummaries.billingPeriod, billingPeriod)))
    .get()

/** Active customers whose summary of the period is missing or older than `before`. */
export const findCustomersToSum = (
  ctx: Context,
  { billingPeriod, before, limit }: { billingPeriod: string; before: number; limit: number },
) =>
  ctx.directory
    .select({ id: customers.id })
    .from(customers)
    .leftJoin(
      usageSummaries,
      and(eq(usageSummaries.customerId, customers.id), eq(usageSummaries.billingPeriod, billingPeriod)),
    )
    .where(
      and(eq(customers.isActive, true), or(isNull(usageSummaries.computedAt), lt(usageSummaries.computedAt, before))),
    )
    .limit(limit)

/** Summaries of past periods computed before the period was over and its last rows were in (one hour later). */
export const findSummariesToClose = (
  ctx: Context,
  { billingPeriod, limit }: { billingPeriod: string; limit: number },
) => {
  const end = sql`(unixepoch(${usageSummaries.billingPeriod} || '-01', '+1 month') + 3600) * 1000`
  return ctx.directory
    .select({ customerId: usageSummaries.customerId, billingPeriod: usageSummaries.billingPeriod })
    .from(usageSummaries)
    .where(
      and(
        lt(usageSummaries.billingPeriod, billingPeriod),
        sql`${usageSummaries.computedAt} < ${end}`,
        sql`${end} <= ${ctx.now()}`,
      ),
    )
    .limit(limit)
}
