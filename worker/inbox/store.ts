import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type ConversationView, UPSET_MATTERS } from '../../contract/chat'
import type { Context } from '../platform/context'
import { isBefore } from '../platform/db/isBefore'
import { pageVisitors } from '../platform/db/pageVisitors'
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
    .values({ ...head, openedAt: head.lastBy === 'person' ? head.lastMessageAt : null })
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
        language: sql`excluded.language`,
        source: sql`excluded.source`,
        humanReplyMs: sql`excluded.human_reply_ms`,
        bookingLinkOpenedAt: sql`coalesce(${conversations.bookingLinkOpenedAt}, excluded.booking_link_opened_at)`,
        openedAt: sql`CASE WHEN excluded.last_by = 'person' THEN coalesce(${conversations.openedAt}, excluded.last_message_at)
          WHEN excluded.last_message_at > ${conversations.openedAt} THEN NULL ELSE ${conversations.openedAt} END`,
        lastMessageAt: sql`excluded.last_message_at`,
        isActive: sql`excluded.is_active`,
        version: sql`excluded.version`,
      },
      setWhere: sql`excluded.version > ${conversations.version}
        OR (excluded.version = ${conversations.version} AND excluded.is_active < ${conversations.isActive})`,
    })

/** A head that isn't written yet gets it from its session. */
export async function setBookingLinkOpened(ctx: Context, conversationId: string): Promise<void> {
  await ctx.tenants
    .update(conversations)
    .set({ bookingLinkOpenedAt: ctx.now() })
    .where(and(eq(conversations.id, conversationId), isNull(conversations.bookingLinkOpenedAt)))
}

export const isHeadNew = (ctx: Context, id: string): SQL =>
  notExists(ctx.tenants.select({ one: sql`1` }).from(conversations).where(eq(conversations.id, id)))

export type HeadFilter = {
  view?: ConversationView | undefined
  /** Only these conversations. */
  ids?: string[] | undefined
}

// Tables are named: in a select from one table drizzle writes its columns without, and "id" would be the lead's.
const leadNameOf = sql<
  string | null
>`(SELECT name FROM ${leads} WHERE conversation_id = ${conversations}.id AND deleted_at IS NULL ORDER BY ${leads}.created_at DESC LIMIT 1)`
const listed = { ...getTableColumns(conversations), leadName: leadNameOf }

const isOpen = gt(conversations.version, conversations.resolvedVersion)

type View = { where: SQL | undefined; index?: string }

/** Without statistics SQLite would read all conversations for a rare kind, so those name their index. */
const VIEWS: Record<ConversationView, View> = {
  open: { where: isOpen },
  waiting: { where: and(isNotNull(conversations.waitingSince), isOpen), index: 'conversations_waiting' },
  details: { where: sql`(${conversations.hasDetails} OR ${conversations.hasLead})`, index: 'conversations_details' },
  unanswered: { where: and(sql`${conversations.isUnanswered}`, isOpen), index: 'conversations_unanswered' },
  upset: { where: and(inArray(conversations.matter, UPSET_MATTERS), isOpen), index: 'conversations_matter' },
  resolved: { where: not(isOpen) },
  unread: { where: isNull(conversations.openedAt), index: 'conversations_unread' },
}

function readFrom(view: View | undefined, ids: string[] | undefined): SQL {
  if (ids)
    return sql`json_each(${JSON.stringify(ids)}) chosen CROSS JOIN ${conversations} ON ${conversations.id} = chosen.value`
  return view?.index ? sql`${conversations} INDEXED BY ${sql.identifier(view.index)}` : sql`${conversations}`
}

/** One row more than a page, newest first, and the total. */
export async function findHeads(
  ctx: Context,
  businessId: string,
  after: Cursor | undefined,
  { view: name, ids }: HeadFilter = {},
): Promise<{ rows: ListedHead[]; total: number }> {
  const view = name && VIEWS[name]
  const from = readFrom(view, ids)
  const chosen = and(eq(conversations.businessId, businessId), view?.where)
  const newestFirst = [desc(conversations.lastMessageAt), desc(conversations.id)]
  const page = sql`(SELECT ${conversations.id} FROM ${from}
    WHERE ${and(chosen, isBefore(conversations.lastMessageAt, conversations.id, after))}
    ORDER BY ${sql.join(newestFirst, sql`, `)} LIMIT ${PAGE_SIZE + 1})`
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select(listed)
      .from(conversations)
      .where(inArray(conversations.id, page))
      .orderBy(...newestFirst),
    ctx.tenants.select({ number: count() }).from(from).where(chosen),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

/** How many conversations wait for a person. */
export async function countWaiting(ctx: Context, businessId: string): Promise<number> {
  const row = await ctx.tenants
    .select({ number: count() })
    .from(conversations)
    .where(and(eq(conversations.businessId, businessId), VIEWS.waiting.where))
    .get()
  return row?.number ?? 0
}

/** How many conversations, at most so many, nobody has opened since the visitor last wrote. */
export async function countUnread(ctx: Context, businessId: string, most: number): Promise<number> {
  const from = readFrom(VIEWS.unread, undefined)
  const row = await ctx.tenants.get<{ number: number }>(
    sql`SELECT count(*) AS number FROM (SELECT 1 FROM ${from} WHERE ${and(eq(conversations.businessId, businessId), VIEWS.unread.where)} LIMIT ${most})`,
  )
  return row.number
}

/** How many conversations, at most so many, began after this time. */
export async function countBegun(ctx: Context, businessId: string, after: number, most: number): Promise<number> {
  const begun = and(eq(conversations.businessId, businessId), gt(conversations.createdAt, after))
  const row = await ctx.tenants.get<{ number: number }>(
    sql`SELECT count(*) AS number FROM (SELECT 1 FROM ${conversations} WHERE ${begun} LIMIT ${most})`,
  )
  return row.number
}

export const setHeadOpened = (ctx: Context, businessId: string, id: string) =>
  ctx.tenants
    .update(conversations)
    .set({ openedAt: ctx.now() })
    .where(and(eq(conversations.id, id), eq(conversations.businessId, businessId)))

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

/** The conversations with these ids, and the conversations of these sessions. */
export const findHeadsOf = (
  ctx: Context,
  businessId: string,
  { ids, sessionIds }: Record<'ids' | 'sessionIds', string[]>,
) =>
  ctx.tenants
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.businessId, businessId),
        or(isIn(ids), sql`${conversations.sessionId} IN (SELECT value FROM json_each(${JSON.stringify(sessionIds)}))`),
      ),
    )

/** Conversations at rest since before this time. */
export const findHeadsBefore = (ctx: Context, businessId: string, time: number, most: number) =>
  ctx.tenants
    .select({ id: conversations.id, sessionId: conversations.sessionId, isActive: conversations.isActive })
    .from(conversations)
    .where(and(eq(conversations.businessId, businessId), lt(conversations.lastMessageAt, time)))
    .orderBy(conversations.lastMessageAt)
    .limit(most)

export async function countHeadsBefore(ctx: Context, businessId: string, time: number): Promise<number> {
  const row = await ctx.tenants
    .select({ number: count() })
    .from(conversations)
    .where(and(eq(conversations.businessId, businessId), lt(conversations.lastMessageAt, time)))
    .get()
  return row?.number ?? 0
}

const isIn = (ids: string[]) => sql`${conversations.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

export const findHeadsIn = (ctx: Context, businessId: string, ids: string[]) =>
  ctx.tenants
    .select({ id: conversations.id, sessionId: conversations.sessionId })
    .from(conversations)
    .where(and(eq(conversations.businessId, businessId), isIn(ids)))

/** The ids are bound as one JSON value, since D1 binds at most a hundred. */
export const deleteHeads = (ctx: Context, ids: string[]) =>
  ctx.tenants.delete(conversations).where(isIn(ids)).returning({ id: conversations.id })

export const deletePageVisitorsOf = (ctx: Context, conversationIds: string[]) =>
  ctx.tenants
    .delete(pageVisitors)
    .where(sql`${pageVisitors.conversationId} IN (SELECT value FROM json_each(${JSON.stringify(conversationIds)}))`)
