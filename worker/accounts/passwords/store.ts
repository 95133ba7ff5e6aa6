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

/** True in a batch until `endResetLinks`: of two parallel requests only the first one finds it true. */
export const resetLinkIsUsable = (ctx: Context, tokenHash: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(passwordResets).where(usable(ctx, tokenHash)))

export const resetLinkIsNew = (ctx: Context, id: string): SQL =>
  notExists(ctx.directory.select({ one: sql`1` }).from(passwordResets).where(eq(passwordResets.id, id)))

export const insertResetLink = (ctx: Context, link: typeof passwordResets.$inferInsert) =>
  ctx.directory.insert(passwordResets).values(link).onConflictDoNothing()

/** Invalidates all reset links of the account: on first use, and when the password is changed in another way. */
export const endResetLinks = (ctx: Context, customerId: string, condition: SQL = NOW) =>
  ctx.directory
    .update(passwordResets)
    .set({ usedAt: ctx.now() })
    .where(and(eq(passwordResets.customerId, customerId), isNull(passwordResets.usedAt), condition))

/** Also activates a customer who never completed the registration. */
export const setPassword = (ctx: Context, customerId: string, passwordHash: string, condition: SQL = NOW) =>
  ctx.directory
    .update(customers)
    .set({ passwordHash, isActive: true, updatedAt: ctx.now() })
    .where(and(eq(customers.id, customerId), condition))
    .returning({ id: customers.id })

/** Deletes all sessions of the account except `keep`. */
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

/** Cancels email changes under way: someone else may have begun them with the old password. */
export const deleteEmailChanges = (ctx: Context, customerId: string, condition: SQL = NOW) =>
  ctx.directory.delete(emailChanges).where(and(eq(emailChanges.customerId, customerId), condition))
