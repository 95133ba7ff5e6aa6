import { and, eq, gt, isNotNull, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customers, emailChanges } from '../../platform/db/directory'
import { isMembersEmail } from '../people/store'

export type EmailChangeRow = typeof emailChanges.$inferSelect

export const insertEmailChange = (ctx: Context, row: typeof emailChanges.$inferInsert) =>
  ctx.directory.insert(emailChanges).values(row)

/** One change at a time: a new one replaces what was asked for before. */
export const deleteEmailChangesOf = (ctx: Context, customerId: string) =>
  ctx.directory.delete(emailChanges).where(eq(emailChanges.customerId, customerId))

/** Marks the address confirmed whose mail carried this token. Repeating it changes nothing. */
export const confirmSide = (ctx: Context, tokenHash: string) => {
  const confirmed = (token: SQLWrapper, at: SQLWrapper) =>
    sql<number>`CASE WHEN ${token} = ${tokenHash} THEN coalesce(${at}, ${ctx.now()}) ELSE ${at} END`
  return ctx.directory
    .update(emailChanges)
    .set({
      oldConfirmedAt: confirmed(emailChanges.oldToken, emailChanges.oldConfirmedAt),
      newConfirmedAt: confirmed(emailChanges.newToken, emailChanges.newConfirmedAt),
    })
    .where(
      and(
        or(eq(emailChanges.oldToken, tokenHash), eq(emailChanges.newToken, tokenHash)),
        gt(emailChanges.expiresAt, ctx.now()),
      ),
    )
    .returning()
}

/** True in a batch until the change is made and its row deleted: both addresses have confirmed and nobody else signs in with the new one. */
export const changeIsDue = (ctx: Context, { id, newEmail }: EmailChangeRow): SQL => {
  const confirmed = ctx.directory
    .select({ one: sql`1` })
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), isNotNull(emailChanges.oldConfirmedAt), isNotNull(emailChanges.newConfirmedAt)))
  const taken = ctx.directory.select({ one: sql`1` }).from(customers).where(eq(customers.email, newEmail))
  return sql`EXISTS ${confirmed} AND ${notExists(taken)} AND NOT ${isMembersEmail(ctx, newEmail)}`
}

export const setEmail = (ctx: Context, customerId: string, email: string, condition: SQL) =>
  ctx.directory
    .update(customers)
    .set({ email, updatedAt: ctx.now() })
    .where(and(eq(customers.id, customerId), condition))
    .returning({ id: customers.id })
