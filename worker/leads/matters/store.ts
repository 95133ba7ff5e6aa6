import { and, asc, count, eq, exists, gt, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Context } from '../../platform/context'
import { matters } from '../../platform/db/tenants'
import { BUSINESSES_AT_ONCE, mailedTogether, ROWS_AT_ONCE, unmailed } from '../waiting/store'

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

const together = alias(matters, 'together')

/** Businesses with matters that have waited so long for a mail, and had none about many of them meanwhile. */
export const findBusinessesWithWaitingMatters = (ctx: Context, waitMs: number) => {
  const since = ctx.now() - waitMs
  const hadOne = ctx.tenants
    .select({ one: sql`1` })
    .from(together)
    .where(mailedTogether(together, matters, { since, waitMs }))
  return ctx.tenants
    .selectDistinct({ businessId: matters.businessId, customerId: matters.customerId })
    .from(matters)
    .where(and(isNull(matters.mailedAt), lt(matters.createdAt, since), notExists(hadOne)))
    .limit(BUSINESSES_AT_ONCE)
}

/** The oldest, and how many there are. */
export async function findWaitingMatters(
  ctx: Context,
  businessId: string,
  until: number,
): Promise<{ waiting: MatterRow[]; total: number }> {
  const [waiting, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select()
      .from(matters)
      .where(unmailed(matters, businessId, until))
      .orderBy(asc(matters.createdAt), asc(matters.conversationId))
      .limit(ROWS_AT_ONCE),
    ctx.tenants
      .select({ number: count() })
      .from(matters)
      .where(unmailed(matters, businessId, until)),
  ])
  return { waiting, total: counted[0]?.number ?? waiting.length }
}

/** What is too much for one mail is seen on the screen: a flood isn't mailed to its end. */
export const setAllMattersMailed = (ctx: Context, businessId: string, until: number) =>
  ctx.tenants
    .update(matters)
    .set({ mailedAt: ctx.now() })
    .where(unmailed(matters, businessId, until))
