import { and, asc, count, eq, sql } from 'drizzle-orm'
import { SAVED_REPLIES_MAX } from '../../../contract/savedReplies'
import type { Context } from '../../platform/context'
import { savedReplies } from '../../platform/db/leadTables'

export type SavedReplyRow = typeof savedReplies.$inferSelect

export const findSavedReplies = (ctx: Context, businessId: string): Promise<SavedReplyRow[]> =>
  ctx.tenants
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.businessId, businessId))
    .orderBy(asc(savedReplies.createdAt), asc(savedReplies.id))

/** Stores it unless the business has as many as it may. Columns in the order of the table. */
export const insertSavedReply = (ctx: Context, { id, businessId, title, text, createdAt }: SavedReplyRow) =>
  ctx.tenants
    .insert(savedReplies)
    .select(
      sql`SELECT ${id}, ${businessId}, ${title}, ${text}, ${createdAt} WHERE ${ctx.tenants
        .select({ number: count() })
        .from(savedReplies)
        .where(eq(savedReplies.businessId, businessId))} < ${SAVED_REPLIES_MAX}`,
    )
    .returning({ id: savedReplies.id })

const one = (businessId: string, id: string) => and(eq(savedReplies.businessId, businessId), eq(savedReplies.id, id))

export const updateSavedReply = (ctx: Context, { id, businessId, title, text }: Omit<SavedReplyRow, 'createdAt'>) =>
  ctx.tenants.update(savedReplies).set({ title, text }).where(one(businessId, id)).returning({ id: savedReplies.id })

export const deleteSavedReply = (ctx: Context, businessId: string, id: string) =>
  ctx.tenants.delete(savedReplies).where(one(businessId, id)).returning({ id: savedReplies.id })
