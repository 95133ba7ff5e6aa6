import { and, asc, count, eq, exists, gt, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { matters } from '../../platform/db/tenants'

export type MatterRow = typeof matters.$inferSelect
export type NewMatter = Omit<MatterRow, 'mailedAt'>

const oneMatter = ({ conversationId, kind }: Pick<MatterRow, 'conversationId' | 'kind'>) =>
  and(eq(matters.conversationId, conversationId), eq(matters.kind, kind))

export const insertMatter = (ctx: Context, matter: NewMatter) =>
  ctx.tenants.insert(matters).values(matter).onConflictDoNothing()

/** Holds in a batch until `insertMatter`. */
export const isNewMatter = (ctx: Context, matter: NewMatter): SQL =>
  notExists(ctx.tenants.select({ one: sql`1` }).from(matters).where(oneMatter(matter)))

export const findMatter = (ctx: Context, key: Pick<MatterRow, 'conversationId' | 'kind'>) =>
  ctx.tenants.select().from(matters).where(oneMatter(key)).get()

export const findUnmailedMatters = (ctx: Context, conversationId: string): Promise<MatterRow[]> =>
  ctx.tenants
    .select()
    .from(matters)
    .where(and(eq(matters.conversationId, conversationId), isNull(matters.mailedAt)))

/** How many the business had in the time before this one. */
export async function countMattersBefore(ctx: Context, matter: MatterRow, since: number): Promise<number> {
  const earlier = or(
    lt(matters.createdAt, matter.createdAt),
    and(eq(matters.createdAt, matter.createdAt), lt(matters.conversationId, matter.conversationId)),
  )
  const row = await ctx.tenants
    .select({ number: count() })
    .from(matters)
    .where(and(eq(matters.businessId, matter.businessId), gt(matters.createdAt, since), earlier))
    .get()
  return row?.number ?? 0
}

const keysOf = (mailed: MatterRow[]) =>
  JSON.stringify(mailed.map(({ conversationId, kind }) => `${conversationId} ${kind}`))

export const setMattersMailed = (ctx: Context, mailed: MatterRow[]) =>
  ctx.tenants
    .update(matters)
    .set({ mailedAt: ctx.now() })
    .where(
      and(
        sql`${matters.conversationId} || ' ' || ${matters.kind} IN (SELECT value FROM json_each(${keysOf(mailed)}))`,
        isNull(matters.mailedAt),
      ),
    )

/** For a row that stands before `setMattersMailed` in its batch. */
export const isUnmailedMatter = (ctx: Context, matter: MatterRow): SQL =>
  exists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(matters)
      .where(and(oneMatter(matter), isNull(matters.mailedAt))),
  )

const BUSINESSES_AT_ONCE = 20
const MATTERS_AT_ONCE = 50

/** Businesses with matters that have waited for a mail since then. */
export const findBusinessesWaiting = (ctx: Context, since: number) =>
  ctx.tenants
    .selectDistinct({ businessId: matters.businessId, customerId: matters.customerId })
    .from(matters)
    .where(and(isNull(matters.mailedAt), lt(matters.createdAt, since)))
    .limit(BUSINESSES_AT_ONCE)

/** Oldest first; what is more comes with the next mail. */
export const findWaitingMatters = (ctx: Context, businessId: string): Promise<MatterRow[]> =>
  ctx.tenants
    .select()
    .from(matters)
    .where(and(eq(matters.businessId, businessId), isNull(matters.mailedAt)))
    .orderBy(asc(matters.createdAt), asc(matters.conversationId))
    .limit(MATTERS_AT_ONCE)
