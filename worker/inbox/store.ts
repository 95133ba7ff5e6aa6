import { and, count, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { type ConversationView, UPSET_MATTERS } from '../../contract/chat'
import type { Context } from '../platform/context'
import { conversations, leads } from '../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../platform/http/page'

export type ConversationHeadRow = typeof conversations.$inferSelect
/** With the name on its newest lead, which may have come by the form and not in the chat; null without a lead. */
export type ListedHead = ConversationHeadRow & { leadName: string | null }

export type NewConversationHead = typeof conversations.$inferInsert & { version: number }

/** For the batch that writes a conversation's head: a later version wins, and one that has ended never becomes active again. */
export const upsertConversationHead = (ctx: Context, head: NewConversationHead) =>
  ctx.tenants
    .insert(conversations)
    .values(head)
    .onConflictDoUpdate({
      target: conversations.id,
      set: {
        messageCount: sql`excluded.message_count`,
        preview: sql`excluded.preview`,
        visitorName: sql`excluded.visitor_name`,
        lastLine: sql`excluded.last_line`,
        lastBy: sql`excluded.last_by`,
        hasDetails: sql`excluded.has_details`,
        isUnanswered: sql`excluded.is_unanswered`,
        personId: sql`excluded.person_id`,
        personName: sql`excluded.person_name`,
        waitingSince: sql`excluded.waiting_since`,
        matter: sql`excluded.matter`,
        lastMessageAt: sql`excluded.last_message_at`,
        isActive: sql`excluded.is_active`,
        version: sql`excluded.version`,
      },
      setWhere: sql`excluded.version > ${conversations.version}
        OR (excluded.version = ${conversations.version} AND excluded.is_active < ${conversations.isActive})`,
    })

export type HeadFilter = {
  view?: ConversationView | undefined
  /** Only these conversations. */
  ids?: string[] | undefined
}

const leadNameOf = sql<
  string | null
>`(SELECT ${leads.name} FROM ${leads} WHERE ${leads.conversationId} = ${conversations.id} AND ${leads.deletedAt} IS NULL
  ORDER BY ${leads.createdAt} DESC LIMIT 1)`
// Wrapped, because drizzle takes the table's name off the columns of what is selected, and `id` would be the lead's.
const listed = { ...getTableColumns(conversations), leadName: sql<string | null>`${leadNameOf}` }

const isOpen = gt(conversations.version, conversations.resolvedVersion)

const VIEWS: Record<ConversationView, SQL | undefined> = {
  open: isOpen,
  waiting: and(isNotNull(conversations.waitingSince), isOpen),
  details: sql`(${conversations.hasDetails} OR ${leadNameOf} IS NOT NULL)`,
  unanswered: and(eq(conversations.isUnanswered, true), isOpen),
  upset: and(inArray(conversations.matter, UPSET_MATTERS), isOpen),
  resolved: not(isOpen),
}

/** One row more than a page, newest first, and the total. */
export async function findHeads(
  ctx: Context,
  businessId: string,
  after: Cursor | undefined,
  { view, ids }: HeadFilter = {},
): Promise<{ rows: ListedHead[]; total: number }> {
  const chosen = and(eq(conversations.businessId, businessId), view && VIEWS[view], ids && isIn(ids))
  const further =
    after &&
    or(
      lt(conversations.lastMessageAt, after.at),
      and(eq(conversations.lastMessageAt, after.at), lt(conversations.id, after.id)),
    )
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select(listed)
      .from(conversations)
      .where(and(chosen, further))
      .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(conversations).where(chosen),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

/** Marks a conversation as done up to this version. */
export const resolveHead = (ctx: Context, id: string, version: number) =>
  ctx.tenants
    .update(conversations)
    .set({ resolvedVersion: sql`max(${conversations.resolvedVersion}, ${version})` })
    .where(eq(conversations.id, id))

export const findHead = (ctx: Context, businessId: string, id: string): Promise<ListedHead | undefined> =>
  ctx.tenants
    .select(listed)
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

/** The ids are bound as one JSON value, since D1 binds at most a hundred. */
export const deleteHeads = (ctx: Context, ids: string[]) => ctx.tenants.delete(conversations).where(isIn(ids))
