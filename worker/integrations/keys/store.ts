import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { apiKeys, customers } from '../../platform/db/directory'

export type KeyRow = typeof apiKeys.$inferSelect

export const findKeys = (ctx: Context, customerId: string): Promise<KeyRow[]> =>
  ctx.directory
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.customerId, customerId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))

/** A key with the plan of its account. */
export const findKeyByHash = (ctx: Context, hash: string) =>
  ctx.directory
    .select({ key: apiKeys, plan: { id: customers.planType, subscriptionStatus: customers.subscriptionStatus } })
    .from(apiKeys)
    .innerJoin(customers, eq(customers.id, apiKeys.customerId))
    .where(eq(apiKeys.key, hash))
    .get()

export const insertKey = (ctx: Context, row: typeof apiKeys.$inferInsert) => ctx.directory.insert(apiKeys).values(row)

export const deleteKey = (ctx: Context, customerId: string, id: string) =>
  ctx.directory
    .delete(apiKeys)
    .where(and(eq(apiKeys.customerId, customerId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id })

/** Records the use of a key, unless one since `unless` is recorded. */
export async function touchKey(ctx: Context, id: string, unless: number): Promise<void> {
  await ctx.directory
    .update(apiKeys)
    .set({ lastUsedAt: ctx.now() })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, unless))))
}
