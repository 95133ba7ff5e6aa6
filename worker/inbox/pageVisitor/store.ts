import { eq } from 'drizzle-orm'
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

export async function findPageVisitor(ctx: Context, conversationId: string): Promise<PageVisitor | undefined> {
  const row = await ctx.tenants
    .select({ visitor: pageVisitors.visitor })
    .from(pageVisitors)
    .where(eq(pageVisitors.conversationId, conversationId))
    .get()
  return row?.visitor
}
