import { and, eq, lt, max, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { forgotten } from '../../platform/db/tenants'

/** Longer than anything is held back while D1 is down; a session ends after a day. */
const KEPT_MS = 7 * 24 * 60 * 60_000

/** A statement for a batch: from now on, nothing that was said before now is stored under these traces. */
export const buryRows = (ctx: Context, businessId: string, traces: string[]) =>
  ctx.tenants
    .insert(forgotten)
    .select(
      sql`SELECT ${businessId}, value, ${ctx.now()}, ${ctx.now() + KEPT_MS} FROM json_each(${JSON.stringify(traces)}) WHERE TRUE`,
    )
    .onConflictDoUpdate({
      target: [forgotten.businessId, forgotten.trace],
      set: { forgottenAt: sql`excluded.forgotten_at`, expiresAt: sql`excluded.expires_at` },
    })

/** A statement for a batch: when one of these was last deleted. */
export const findForgottenAt = (ctx: Context, businessId: string, traces: string[]) =>
  ctx.tenants
    .select({ at: max(forgotten.forgottenAt) })
    .from(forgotten)
    .where(
      and(
        eq(forgotten.businessId, businessId),
        sql`${forgotten.trace} IN (SELECT value FROM json_each(${JSON.stringify(traces)}))`,
      ),
    )

export async function deleteExpiredTombstones(ctx: Context): Promise<void> {
  await ctx.tenants.delete(forgotten).where(lt(forgotten.expiresAt, ctx.now()))
}
