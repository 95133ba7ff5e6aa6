import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { pushSubscriptions } from '../../platform/db/directory'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect

export const findSubscriptionsOf = (ctx: Context, personIds: string[]): Promise<SubscriptionRow[]> =>
  ctx.directory
    .select()
    .from(pushSubscriptions)
    .where(sql`${pushSubscriptions.personId} IN (SELECT value FROM json_each(${JSON.stringify(personIds)}))`)
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))

export const findSubscription = (ctx: Context, id: string): Promise<SubscriptionRow | undefined> =>
  ctx.directory.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)).get()

export async function isKnownTo(ctx: Context, personId: string, endpoint: string): Promise<boolean> {
  const row = await ctx.directory
    .select({ personId: pushSubscriptions.personId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
    .get()
  return row?.personId === personId
}

/** A browser has one subscription: the same endpoint again is whoever is signed in there now. */
export const upsertSubscription = (ctx: Context, row: SubscriptionRow) =>
  ctx.directory
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: {
        customerId: row.customerId,
        personId: row.personId,
        sessionId: row.sessionId,
        p256dh: row.p256dh,
        auth: row.auth,
        device: row.device,
      },
    })
    .returning()

/** Of a person's devices only the newest are kept. */
export async function deleteSubscriptionsBeyond(ctx: Context, personId: string, most: number): Promise<void> {
  const newer = sql`(SELECT count(*) FROM ${pushSubscriptions} AS newer WHERE newer.person_id = ${personId} AND newer.created_at > ${pushSubscriptions.createdAt})`
  const [row] = await ctx.directory
    .select({ number: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, personId))
  if ((row?.number ?? 0) <= most) return
  await ctx.directory
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.personId, personId), sql`${newer} >= ${most}`))
}

export const deleteSubscription = (ctx: Context, id: string) =>
  ctx.directory.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)).returning({ id: pushSubscriptions.id })

export const deleteOwnSubscription = (ctx: Context, personId: string, id: string) =>
  ctx.directory
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.personId, personId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id })

export async function noteSuccess(ctx: Context, id: string): Promise<void> {
  await ctx.directory
    .update(pushSubscriptions)
    .set({ lastSuccessAt: ctx.now(), failures: 0 })
    .where(eq(pushSubscriptions.id, id))
}

export async function noteFailure(ctx: Context, id: string): Promise<void> {
  await ctx.directory
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(eq(pushSubscriptions.id, id))
}
