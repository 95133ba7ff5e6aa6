import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../platform/context'
import { conversations } from '../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../platform/http/page'

export type ConversationHeadRow = typeof conversations.$inferSelect

export type NewConversationHead = typeof conversations.$inferInsert & { version: number }

export const upsertConversationHead = (ctx: Context, head: NewConversationHead) =>
  ctx.tenants
    .insert(conversations)
    .values(head)
    .onConflictDoUpdate({
      target: conversations.id,
      set: {
        messageCount: sql`excluded.message_count`,
        preview: sql`excluded.preview`,
        matter: sql`excluded.matter`,
        lastMessageAt: sql`excluded.last_message_at`,
        isActive: sql`excluded.is_active`,
        version: sql`excluded.version`,
      },
      setWhere: sql`excluded.version > ${conversations.version}
        OR (excluded.version = ${conversations.version} AND excluded.is_active < ${conversations.isActive})`,
    })

/** One more than a page, newest first, and how many there are in all. */
export async function findHeads(
  ctx: Context,
  businessId: string,
  after: Cursor | undefined,
): Promise<{ rows: ConversationHeadRow[]; total: number }> {
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

export const findHead = (ctx: Context, businessId: string, id: string): Promise<ConversationHeadRow | undefined> =>
  ctx.tenants
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.businessId, businessId)))
    .get()

const AT_ONCE = 200

export const findSomeHeads = (ctx: Context, businessId: string) =>
  ctx.tenants
    .select({ id: conversations.id, sessionId: conversations.sessionId })
    .from(conversations)
    .where(eq(conversations.businessId, businessId))
    .limit(AT_ONCE)

const isIn = (ids: string[]) => sql`${conversations.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

export const findHeadsIn = (ctx: Context, businessId: string, ids: string[]) =>
  ctx.tenants
    .select({ id: conversations.id, sessionId: conversations.sessionId })
    .from(conversations)
    .where(and(eq(conversations.businessId, businessId), isIn(ids)))

/** D1 binds at most a hundred values: the ids go as one. */
export const deleteHeads = (ctx: Context, ids: string[]) => ctx.tenants.delete(conversations).where(isIn(ids))
