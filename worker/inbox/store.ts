import { and, count, desc, eq, lt, or } from 'drizzle-orm'
import type { Context } from '../context'
import { conversations } from '../db/tenants'
import { type Cursor, PAGE_SIZE } from '../http/page'

export type HeadRow = typeof conversations.$inferSelect

/** One more than a page, newest first, and how many there are in all. */
export async function findHeads(
  ctx: Context,
  businessId: string,
  after: Cursor | undefined,
): Promise<{ rows: HeadRow[]; total: number }> {
  const ofBusiness = eq(conversations.businessId, businessId)
  const further =
    after &&
    or(
      lt(conversations.lastMessageAt, after.at),
      and(eq(conversations.lastMessageAt, after.at), lt(conversations.id, after.id)),
    )
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select()
      .from(conversations)
      .where(and(ofBusiness, further))
      .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(conversations).where(ofBusiness),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

export const findHead = (ctx: Context, businessId: string, id: string): Promise<HeadRow | undefined> =>
  ctx.tenants
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.businessId, businessId)))
    .get()
