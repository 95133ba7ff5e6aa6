import { and, eq, sql } from 'drizzle-orm'
import type { PageVisitor } from '../../../contract/pageVisitor'
import type { Context } from '../../platform/context'
import { mayMention } from '../../platform/db/mentions'
import { pageVisitors } from '../../platform/db/pageVisitors'
import { type Contact, mentionsContact } from '../../text/contact'

type Row = { conversationId: string; businessId: string; visitor: PageVisitor }

/** What the page says now takes the place of what it said before. */
export async function keepPageVisitor(ctx: Context, row: Row): Promise<void> {
  await ctx.tenants
    .insert(pageVisitors)
    .values({ ...row, updatedAt: ctx.now() })
    .onConflictDoUpdate({
      target: pageVisitors.conversationId,
      set: { visitor: row.visitor, updatedAt: ctx.now() },
    })
}

/** By conversation. The ids are bound as one JSON value, since D1 binds at most a hundred. */
export async function findPageVisitors(ctx: Context, conversationIds: string[]): Promise<Map<string, PageVisitor>> {
  const rows = await ctx.tenants
    .select({ id: pageVisitors.conversationId, visitor: pageVisitors.visitor })
    .from(pageVisitors)
    .where(sql`${pageVisitors.conversationId} IN (SELECT value FROM json_each(${JSON.stringify(conversationIds)}))`)
  return new Map(rows.map(({ id, visitor }) => [id, visitor]))
}

/** Conversations of whose visitor the page said one of these addresses. */
export async function findConversationsNaming(ctx: Context, businessId: string, contact: Contact): Promise<string[]> {
  const rows = await ctx.tenants
    .select({ id: pageVisitors.conversationId, visitor: pageVisitors.visitor })
    .from(pageVisitors)
    .where(and(eq(pageVisitors.businessId, businessId), mayMention([pageVisitors.visitor], contact)))
  return rows
    .filter(({ visitor }) => textsOf(visitor).some((text) => mentionsContact(text, contact)))
    .map(({ id }) => id)
}

const textsOf = ({ userId, name, email, phone, fields }: PageVisitor): string[] =>
  [userId, name, email, phone, ...Object.values(fields)].filter((text) => text !== undefined)
