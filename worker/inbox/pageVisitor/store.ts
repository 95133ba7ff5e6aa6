import { sql } from 'drizzle-orm'
import type { PageVisitor } from '../../../contract/pageVisitor'
import type { Context } from '../../platform/context'
import { pageVisitors } from '../../platform/db/pageVisitors'

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
