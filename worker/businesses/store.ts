import { and, asc, count, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { DEMO_BUSINESS_ID } from '../../contract/businesses'
import type { Withdrawn } from '../../contract/knowledge'
import type { Context } from '../platform/context'
import { businesses, faqs } from '../platform/db/tenants'

export type BusinessRow = typeof businesses.$inferSelect
export type BusinessChange = Partial<
  Omit<typeof businesses.$inferInsert, 'id' | 'customerId' | 'revision' | 'createdAt' | 'updatedAt'>
>
export type FaqRow = typeof faqs.$inferSelect

export const findBusiness = (ctx: Context, id: string): Promise<BusinessRow | undefined> =>
  ctx.tenants.select().from(businesses).where(eq(businesses.id, id)).get()

export const findBusinessesOf = (ctx: Context, customerId: string): Promise<BusinessRow[]> =>
  ctx.tenants
    .select()
    .from(businesses)
    .where(eq(businesses.customerId, customerId))
    .orderBy(asc(businesses.createdAt), asc(businesses.id))

// Always the demo business too. `~` sorts after every character of an id.
const hasPrefix = (prefix: string) =>
  or(eq(businesses.id, DEMO_BUSINESS_ID), and(gte(businesses.id, prefix), lt(businesses.id, `${prefix}~`)))

/** Businesses whose ids begin with the prefix, and always the demo business. */
export const findBusinessesFrom = (ctx: Context, idPrefix: string): Promise<BusinessRow[]> =>
  ctx.tenants.select().from(businesses).where(hasPrefix(idPrefix))

/** The same, as far as it says whether their profiles are published. */
export const findRevisionsFrom = (ctx: Context, idPrefix: string) =>
  ctx.tenants
    .select({ id: businesses.id, revision: businesses.revision, versionId: businesses.liveVersionId })
    .from(businesses)
    .where(hasPrefix(idPrefix))

export async function countBusinessesOf(ctx: Context, customerId: string): Promise<number> {
  const row = await ctx.tenants
    .select({ number: count() })
    .from(businesses)
    .where(eq(businesses.customerId, customerId))
    .get()
  return row?.number ?? 0
}

type NewBusinessRow = Omit<typeof businesses.$inferInsert, 'createdAt' | 'updatedAt'>

/**
 * Inserts a business if the customer has fewer than `limit`. Otherwise customerId becomes NULL, which the table refuses, and the whole
 * batch fails.
 */
export const insertBusinessWithin = (ctx: Context, limit: number, row: NewBusinessRow) => {
  const has = ctx.tenants.select({ number: count() }).from(businesses).where(eq(businesses.customerId, row.customerId))
  return ctx.tenants.insert(businesses).values({
    ...row,
    customerId: sql`CASE WHEN (${has}) < ${limit} THEN ${row.customerId} END`,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  })
}

/** A second insert of the same id does nothing. */
export const insertBusiness = (ctx: Context, row: NewBusinessRow) =>
  ctx.tenants
    .insert(businesses)
    .values({ ...row, createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoNothing()

/** Every change raises the revision, so that an older profile never replaces a newer one. */
export const updateBusiness = (ctx: Context, id: string, change: BusinessChange) =>
  ctx.tenants
    .update(businesses)
    .set({ ...change, revision: sql`${businesses.revision} + 1`, updatedAt: ctx.now() })
    .where(eq(businesses.id, id))
    .returning()

/** Saves facts. Where they aren't those of `before` anymore the name becomes NULL, which the table refuses, and the whole batch fails. */
export const updateFacts = (
  ctx: Context,
  id: string,
  facts: NonNullable<BusinessRow['facts']>,
  before: Pick<BusinessRow, 'facts'> | undefined,
) => {
  const known = before?.facts ? JSON.stringify(before.facts) : null
  const isKept = sql`CASE WHEN ${businesses.facts} IS ${known} THEN ${businesses.name} END`
  return ctx.tenants
    .update(businesses)
    .set({
      facts,
      ...(before && { name: isKept }),
      revision: sql`${businesses.revision} + 1`,
      updatedAt: ctx.now(),
    })
    .where(eq(businesses.id, id))
    .returning()
}

/** `said`: what is withdrawn by this id, null where it is said again. Each by a path of its own: of several at once none is lost. */
export const updateWithdrawn = (
  ctx: Context,
  id: string,
  { proposalId, said }: { proposalId: string; said: Withdrawn | null },
) => {
  const path = `$."${proposalId}"`
  const { withdrawn } = businesses
  return ctx.tenants
    .update(businesses)
    .set({
      withdrawn: said
        ? sql`json_set(coalesce(${withdrawn}, '{}'), ${path}, json(${JSON.stringify(said)}))`
        : sql`json_remove(${withdrawn}, ${path})`,
      revision: sql`${businesses.revision} + 1`,
      updatedAt: ctx.now(),
    })
    .where(eq(businesses.id, id))
}

/** Leaves revision and `updatedAt` alone, since it isn't a change by the owner. */
export const updateBusinessLastSeen = (
  ctx: Context,
  id: string,
  {
    host,
    at,
    sameHostBefore,
    otherHostBefore,
  }: Record<'at' | 'sameHostBefore' | 'otherHostBefore', number> & { host: string },
) => {
  const isDue = sql`${businesses.lastSeenAt} < CASE WHEN ${businesses.lastSeenHost} = ${host} THEN ${sameHostBefore} ELSE ${otherHostBefore} END`
  return ctx.tenants
    .update(businesses)
    .set({ lastSeenHost: host, lastSeenAt: at })
    .where(and(eq(businesses.id, id), or(isNull(businesses.lastSeenAt), isDue)))
}

/** Deletes by cascade as well: FAQ, leads, conversation heads. */
export const deleteBusiness = (ctx: Context, id: string) => ctx.tenants.delete(businesses).where(eq(businesses.id, id))

export const findFaqs = (ctx: Context, businessId: string): Promise<FaqRow[]> =>
  ctx.tenants.select().from(faqs).where(eq(faqs.businessId, businessId)).orderBy(asc(faqs.createdAt), asc(faqs.id))

export const insertFaq = (ctx: Context, row: Pick<FaqRow, 'id' | 'businessId' | 'question' | 'answer'>) =>
  ctx.tenants
    .insert(faqs)
    .values({ ...row, createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoNothing()

const oneFaq = (businessId: string, id: string) => and(eq(faqs.businessId, businessId), eq(faqs.id, id))

export const updateFaq = (ctx: Context, row: Pick<FaqRow, 'id' | 'businessId' | 'question' | 'answer'>) =>
  ctx.tenants
    .update(faqs)
    .set({ question: row.question, answer: row.answer, updatedAt: ctx.now() })
    .where(oneFaq(row.businessId, row.id))
    .returning({ id: faqs.id })

export const deleteFaq = (ctx: Context, businessId: string, id: string) =>
  ctx.tenants.delete(faqs).where(oneFaq(businessId, id)).returning({ id: faqs.id })
