import { and, eq, exists, gt, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customerSessions, customers, emailChanges, passwordResets } from '../../platform/db/directory'

const usable = (ctx: Context, tokenHash: string) =>
  and(eq(passwordResets.token, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, ctx.now()))

const NOW = sql`1`

/** The account behind a link that still works. */
export const findByResetLink = (ctx: Context, tokenHash: string) =>
  ctx.directory
    .select({ customerId: customers.id, email: customers.email })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(usable(ctx, tokenHash))
    .get()

/** Holds in a batch until `endResetLinks`: of two requests that come at once only the first finds it so. */
export const resetLinkIsUsable = (ctx: Context, tokenHash: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(passwordResets).where(usable(ctx, tokenHash)))

export const resetLinkIsNew = (ctx: Context, id: string): SQL =>
  notExists(ctx.directory.select({ one: sql`1` }).from(passwordResets).where(eq(passwordResets.id, id)))

export const insertResetLink = (ctx: Context, link: typeof passwordResets.$inferInsert) =>
  ctx.directory.insert(passwordResets).values(link).onConflictDoNothing()

/** All links of the account end with the first that is used, or with a password that is changed otherwise. */
export const endResetLinks = (ctx: Context, customerId: string, condition: SQL = NOW) =>
  ctx.directory
    .update(passwordResets)
    .set({ usedAt: ctx.now() })
    .where(and(eq(passwordResets.customerId, customerId), isNull(passwordResets.usedAt), condition))

/** A customer who never completed a registration is one with it, too. */
export const setPassword = (ctx: Context, customerId: string, passwordHash: string, condition: SQL = NOW) =>
  ctx.directory
    .update(customers)
    .set({ passwordHash, isActive: true, updatedAt: ctx.now() })
    .where(and(eq(customers.id, customerId), condition))
    .returning({ id: customers.id })

/** All sessions of the account, but one that is kept. */
export const deleteSessionsOf = (
  ctx: Context,
  customerId: string,
  { keep, condition = NOW }: { keep?: string; condition?: SQL },
) =>
  ctx.directory
    .delete(customerSessions)
    .where(
      and(eq(customerSessions.customerId, customerId), keep ? ne(customerSessions.id, keep) : undefined, condition),
    )
    .returning({ token: customerSessions.token })

/** A change of address that someone else began with the old password ends with it. */
export const deleteEmailChanges = (ctx: Context, customerId: string, condition: SQL = NOW) =>
  ctx.directory.delete(emailChanges).where(and(eq(emailChanges.customerId, customerId), condition))
