import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { ratings } from '../../platform/db/curation'

/** The last rating of a reply stands. */
export const upsertRating = (ctx: Context, rating: Omit<typeof ratings.$inferInsert, 'createdAt'>) =>
  ctx.tenants
    .insert(ratings)
    .values({ ...rating, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: ratings.messageId,
      set: { rating: sql`excluded.rating`, createdAt: sql`excluded.created_at` },
    })

/** By message ids, which are the key. */
export const findRatingsOf = (ctx: Context, businessId: string, messageIds: string[]) =>
  ctx.tenants
    .select()
    .from(ratings)
    .where(
      and(
        sql`${ratings.messageId} IN (SELECT value FROM json_each(${JSON.stringify(messageIds)}))`,
        eq(ratings.businessId, businessId),
      ),
    )

export const findRatings = (ctx: Context, businessId: string) =>
  ctx.tenants
    .select()
    .from(ratings)
    .where(eq(ratings.businessId, businessId))
    .orderBy(asc(ratings.createdAt), asc(ratings.messageId))
