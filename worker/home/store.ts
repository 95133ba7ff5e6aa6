import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../platform/context'
import { homeVisits } from '../platform/db/homeVisits'

type Person = { businessId: string; personId: string }
export type HomeVisitRow = typeof homeVisits.$inferSelect

export const findVisit = (ctx: Context, { businessId, personId }: Person): Promise<HomeVisitRow | undefined> =>
  ctx.tenants
    .select()
    .from(homeVisits)
    .where(and(eq(homeVisits.businessId, businessId), eq(homeVisits.personId, personId)))
    .get()

/** Notes a look; after `pauseMs` without one it begins another visit. */
export async function upsertVisit(ctx: Context, person: Person, pauseMs: number): Promise<void> {
  await ctx.tenants
    .insert(homeVisits)
    .values({ ...person, lastSeenAt: ctx.now() })
    .onConflictDoUpdate({
      target: [homeVisits.businessId, homeVisits.personId],
      set: {
        previousSeenAt: sql`iif(excluded.last_seen_at - ${homeVisits.lastSeenAt} > ${pauseMs}, ${homeVisits.lastSeenAt}, ${homeVisits.previousSeenAt})`,
        lastSeenAt: sql`excluded.last_seen_at`,
      },
    })
}

export const findVisitsOf = (ctx: Context, businessId: string): Promise<HomeVisitRow[]> =>
  ctx.tenants.select().from(homeVisits).where(eq(homeVisits.businessId, businessId))
