import { and, asc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { matters } from '../../platform/db/tenants'

export type MatterRow = typeof matters.$inferSelect
export type NewMatter = Omit<MatterRow, 'mailedAt'>

const oneMatter = ({ conversationId, kind }: Pick<MatterRow, 'conversationId' | 'kind'>) =>
  and(eq(matters.conversationId, conversationId), eq(matters.kind, kind))

export const insertMatter = (ctx: Context, matter: NewMatter) =>
  ctx.tenants.insert(matters).values(matter).onConflictDoNothing()

/** True in a batch until `insertMatter`. */
export const isNewMatter = (ctx: Context, matter: NewMatter): SQL =>
  notExists(ctx.tenants.select({ one: sql`1` }).from(matters).where(oneMatter(matter)))

export const findMatter = (ctx: Context, key: Pick<MatterRow, 'conversationId' | 'kind'>) =>
  ctx.tenants.select().from(matters).where(oneMatter(key)).get()

export const findUnmailedMatters = (ctx: Context, conversationId: string): Promise<MatterRow[]> =>
  ctx.tenants
    .select()
    .from(matters)
    .where(and(eq(matters.conversationId, conversationId), isNull(matters.mailedAt)))

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

/** All kinds of these conversations. The ids are bound as one JSON value, since D1 binds at most a hundred. */
export const findMattersOf = (ctx: Context, conversationIds: string[]): Promise<MatterRow[]> =>
  ctx.tenants
    .select()
    .from(matters)
    .where(sql`${matters.conversationId} IN (SELECT value FROM json_each(${JSON.stringify(conversationIds)}))`)
    .orderBy(asc(matters.createdAt), asc(matters.conversationId))
