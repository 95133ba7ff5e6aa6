import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { forgotten } from '../../platform/db/tenants'

/** Longer than anything is held back while D1 is down; a session ends after a day. */
const KEPT_MS = 7 * DAY_MS

/** A statement for a batch: from now on, nothing that was said before now is stored under these traces. `until`: at least so long. */
export const buryRows = (ctx: Context, businessId: string, traces: string[], until = 0) =>
  ctx.tenants
    .insert(forgotten)
    .select(
      sql`SELECT ${businessId}, value, ${ctx.now()}, ${Math.max(ctx.now() + KEPT_MS, until)} FROM json_each(${JSON.stringify(traces)}) WHERE TRUE`,
    )
    .onConflictDoUpdate({
      target: [forgotten.businessId, forgotten.trace],
      set: { forgottenAt: sql`excluded.forgotten_at`, expiresAt: sql`excluded.expires_at` },
    })

/** Whether one of these was deleted after this time. */
export async function wasForgotten(ctx: Context, businessId: string, traces: string[], time: number): Promise<boolean> {
  const row = await ctx.tenants
    .select({ trace: forgotten.trace })
    .from(forgotten)
    .where(
      and(
        eq(forgotten.businessId, businessId),
        sql`${forgotten.trace} IN (SELECT value FROM json_each(${JSON.stringify(traces)}))`,
        gt(forgotten.forgottenAt, time),
      ),
    )
    .limit(1)
    .get()
  return row !== undefined
}

export async function deleteExpiredTombstones(ctx: Context): Promise<void> {
  await ctx.tenants.delete(forgotten).where(lt(forgotten.expiresAt, ctx.now()))
}
