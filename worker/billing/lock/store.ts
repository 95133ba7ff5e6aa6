import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customers } from '../../platform/db/directory'

export const setWish = (ctx: Context, customerId: string, wish: string) =>
  ctx.directory.update(customers).set({ billingWish: wish }).where(eq(customers.id, customerId))

const isFree = (ctx: Context): SQL | undefined =>
  or(isNull(customers.billingBusyUntil), lte(customers.billingBusyUntil, ctx.now()))

/** Only while nobody else has a lock. */
export const takeBillingLock = (ctx: Context, customerId: string, { wish, until }: { wish: string; until: number }) =>
  ctx.directory
    .update(customers)
    .set({ billingBusyUntil: until })
    .where(and(eq(customers.id, customerId), eq(customers.billingWish, wish), isFree(ctx)))
    .returning({ id: customers.id })

export const releaseBillingLock = (ctx: Context, customerId: string, until: number) =>
  ctx.directory
    .update(customers)
    .set({ billingBusyUntil: null })
    .where(and(eq(customers.id, customerId), eq(customers.billingBusyUntil, until)))

export async function readWish(ctx: Context, customerId: string): Promise<string | null | undefined> {
  const row = await ctx.directory
    .select({ wish: customers.billingWish })
    .from(customers)
    .where(eq(customers.id, customerId))
    .get()
  return row?.wish
}
