import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { answerBasis } from '../../../contract/curation'
import type { Context } from '../../platform/context'
import { answerVersions } from '../../platform/db/curation'
import { businesses, faqs } from '../../platform/db/tenants'
import type { BusinessRow } from '../store'

export type AnswerVersionRow = typeof answerVersions.$inferSelect
type NewVersion = typeof answerVersions.$inferInsert

const ALWAYS = sql`1`

// What was kept before a setting existed lacks it: the schema fills it in.
const whole = (row: AnswerVersionRow): AnswerVersionRow => ({ ...row, basis: answerBasis.parse(row.basis) })

const oneVersion = (businessId: string, id: string) =>
  and(eq(answerVersions.businessId, businessId), eq(answerVersions.id, id))

export async function findAnswerVersion(
  ctx: Context,
  businessId: string,
  id: string,
): Promise<AnswerVersionRow | undefined> {
  const row = await ctx.tenants.select().from(answerVersions).where(oneVersion(businessId, id)).get()
  return row && whole(row)
}

const waitingOf = (businessId: string) =>
  and(eq(answerVersions.businessId, businessId), eq(answerVersions.isWaiting, true))

export async function findWaitingVersion(ctx: Context, businessId: string): Promise<AnswerVersionRow | undefined> {
  const row = await ctx.tenants.select().from(answerVersions).where(waitingOf(businessId)).get()
  return row && whole(row)
}

/** Without what the answers stood on, which is large. Newest first. */
export const findAnswerVersions = (ctx: Context, businessId: string) =>
  ctx.tenants
    .select({
      id: answerVersions.id,
      changes: answerVersions.changes,
      differences: answerVersions.differences,
      changedBy: answerVersions.changedBy,
      isWaiting: answerVersions.isWaiting,
      createdAt: answerVersions.createdAt,
    })
    .from(answerVersions)
    .where(eq(answerVersions.businessId, businessId))
    .orderBy(desc(answerVersions.createdAt), desc(answerVersions.id))

/** Nobody saved or let anything through since the row was read. */
export const isBusinessUnchanged = (ctx: Context, { id, revision, liveVersionId }: BusinessRow): SQL =>
  sql`EXISTS ${ctx.tenants
    .select({ one: sql`1` })
    .from(businesses)
    .where(
      and(
        eq(businesses.id, id),
        eq(businesses.revision, revision),
        sql`${businesses.liveVersionId} IS ${liveVersionId}`,
      ),
    )}`

/** The columns stand in the table's order. */
export const insertVersionIf = (ctx: Context, version: NewVersion, condition = ALWAYS) =>
  ctx.tenants
    .insert(answerVersions)
    .select(
      sql`SELECT ${version.id}, ${version.businessId}, ${JSON.stringify(version.basis)}, ${JSON.stringify(version.changes)}, ${version.differences ? JSON.stringify(version.differences) : null}, ${version.changedBy ?? null}, ${version.isWaiting ? 1 : 0}, ${version.createdAt} WHERE ${condition}`,
    )
    .returning({ id: answerVersions.id })

export const deleteWaitingVersion = (ctx: Context, businessId: string, condition = ALWAYS) =>
  ctx.tenants.delete(answerVersions).where(and(waitingOf(businessId), condition))

/** Holds in a batch until `releaseWaiting`. */
export const isVersionWaiting = (ctx: Context, businessId: string, id: string): SQL =>
  sql`EXISTS ${ctx.tenants
    .select({ one: sql`1` })
    .from(answerVersions)
    .where(and(oneVersion(businessId, id), eq(answerVersions.isWaiting, true)))}`

export const releaseWaitingVersion = (ctx: Context, businessId: string, id: string) =>
  ctx.tenants
    .update(answerVersions)
    .set({ isWaiting: false, differences: null, createdAt: ctx.now() })
    .where(and(oneVersion(businessId, id), eq(answerVersions.isWaiting, true)))

export const setLiveAnswerVersion = (ctx: Context, businessId: string, versionId: string, condition = ALWAYS) =>
  ctx.tenants
    .update(businesses)
    .set({ liveVersionId: versionId })
    .where(and(eq(businesses.id, businessId), condition))
    .returning({ id: businesses.id })

/** The newest stay, with the one that is live and the one that waits. */
export const deleteOldVersions = (ctx: Context, businessId: string, keep: number) =>
  ctx.tenants.delete(answerVersions).where(
    sql`${answerVersions.businessId} = ${businessId} AND ${answerVersions.isWaiting} = 0
      AND ${answerVersions.id} IS NOT (SELECT live_version_id FROM businesses WHERE id = ${businessId})
      AND ${answerVersions.id} NOT IN (SELECT id FROM answer_versions WHERE business_id = ${businessId} ORDER BY created_at DESC, id DESC LIMIT ${keep})`,
  )

/** The FAQ as it was, in its order; one statement, since D1 binds at most a hundred values. */
export const replaceFaqs = (ctx: Context, businessId: string, kept: object[]) => {
  const time = ctx.now()
  return [
    ctx.tenants.delete(faqs).where(eq(faqs.businessId, businessId)),
    ctx.tenants
      .insert(faqs)
      .select(
        sql`SELECT value->>'id', ${businessId}, value->>'question', value->>'answer', ${time} + key, ${time} FROM json_each(${JSON.stringify(kept)})`,
      ),
  ] as const
}
