import { and, asc, eq, lte } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { unclaimedPurchases } from '../../platform/db/directory'

export type UnclaimedPurchase = typeof unclaimedPurchases.$inferSelect

const AT_ONCE = 20

/** A second insert of the same purchase changes nothing. */
export const insertUnclaimed = (ctx: Context, purchase: UnclaimedPurchase) =>
  ctx.directory.insert(unclaimedPurchases).values(purchase).onConflictDoNothing()

export const findUnclaimed = (ctx: Context, subscriptionId: string): Promise<UnclaimedPurchase | undefined> =>
  ctx.directory.select().from(unclaimedPurchases).where(eq(unclaimedPurchases.subscriptionId, subscriptionId)).get()

export const findUnclaimedOf = (ctx: Context, customerId: string): Promise<UnclaimedPurchase[]> =>
  ctx.directory
    .select()
    .from(unclaimedPurchases)
    .where(eq(unclaimedPurchases.customerId, customerId))
    .orderBy(asc(unclaimedPurchases.createdAt))

export const findOwnUnclaimed = (ctx: Context, own: Pick<UnclaimedPurchase, 'customerId' | 'subscriptionId'>) =>
  ctx.directory
    .select()
    .from(unclaimedPurchases)
    .where(
      and(eq(unclaimedPurchases.customerId, own.customerId), eq(unclaimedPurchases.subscriptionId, own.subscriptionId)),
    )
    .get()

export const findExpiredPurchases = (ctx: Context): Promise<UnclaimedPurchase[]> =>
  ctx.directory
    .select()
    .from(unclaimedPurchases)
    .where(lte(unclaimedPurchases.expiresAt, ctx.now()))
    .orderBy(asc(unclaimedPurchases.expiresAt))
    .limit(AT_ONCE)

export const deleteUnclaimed = (ctx: Context, subscriptionId: string) =>
  ctx.directory.delete(unclaimedPurchases).where(eq(unclaimedPurchases.subscriptionId, subscriptionId))
