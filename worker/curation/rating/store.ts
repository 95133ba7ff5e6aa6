import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { ratings } from '../../db/curation'

/** The last rating of a reply stands. */
export const upsertRating = (ctx: Context, rating: Omit<typeof ratings.$inferInsert, 'createdAt'>) =>
  ctx.tenants
    .insert(ratings)
    .values({ ...rating, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: ratings.messageId,
      set: { rating: sql`excluded.rating`, createdAt: sql`excluded.created_at` },
    })

export const findRatings = (ctx: Context, businessId: string) =>
  ctx.tenants
    .select()
    .from(ratings)
    .where(eq(ratings.businessId, businessId))
    .orderBy(asc(ratings.createdAt), asc(ratings.messageId))
