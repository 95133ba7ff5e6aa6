import { and, eq, exists, gt, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import {
  customerSessions,
  customers,
  emailChanges,
  members,
  passwordResets,
  pendingLogins,
} from '../../platform/db/directory'
import { memberIdOf, type Person } from '../people/person'
import { isPerson } from '../people/store'
import { sessionsOf } from '../store'

const usable = (ctx: Context, tokenHash: string) =>
  and(eq(passwordResets.token, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, ctx.now()))

const NOW = sql`1`

/** The person behind a link that still works. A member who was removed has no address any more. */
export async function findByResetLink(
  ctx: Context,
  tokenHash: string,
): Promise<(Person & { email: string }) | undefined> {
  const row = await ctx.directory
    .select({
      customerId: customers.id,
      memberId: passwordResets.memberId,
      ownersEmail: customers.email,
      membersEmail: members.email,
    })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .leftJoin(members, eq(members.id, passwordResets.memberId))
    .where(usable(ctx, tokenHash))
    .get()
  if (!row) return undefined
  const { customerId, memberId } = row
  const email = memberId === null ? row.ownersEmail : row.membersEmail
  return email === null ? undefined : { customerId, personId: memberId ?? customerId, email }
}

/** True in a batch until `endResetLinks`: of two parallel requests only the first one finds it true. */
export const resetLinkIsUsable = (ctx: Context, tokenHash: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(passwordResets).where(usable(ctx, tokenHash)))

export const resetLinkIsNew = (ctx: Context, id: string): SQL =>
  notExists(ctx.directory.select({ one: sql`1` }).from(passwordResets).where(eq(passwordResets.id, id)))

export const insertResetLink = (ctx: Context, link: typeof passwordResets.$inferInsert) =>
  ctx.directory.insert(passwordResets).values(link).onConflictDoNothing()

/** Invalidates all reset links of the person: on first use, and when the password is changed in another way. */
export const endResetLinks = (ctx: Context, person: Person, condition: SQL = NOW) =>
  ctx.directory
    .update(passwordResets)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(passwordResets.customerId, person.customerId),
        isPerson(passwordResets.memberId, person),
        isNull(passwordResets.usedAt),
        condition,
      ),
    )

/** Deletes all sessions of the person except `keep`. */
export const deleteSessionsOf = (
  ctx: Context,
  person: Person,
  { keep, condition = NOW }: { keep?: string; condition?: SQL },
) =>
  ctx.directory
    .delete(customerSessions)
    .where(and(sessionsOf(person), keep ? ne(customerSessions.id, keep) : undefined, condition))
    .returning({ token: customerSessions.token })

/** Ends sign-ins that got the old password right and still owe a code. */
export const deletePendingLogins = (ctx: Context, { customerId, personId }: Person, condition: SQL = NOW) =>
  ctx.directory
    .delete(pendingLogins)
    .where(and(eq(pendingLogins.customerId, customerId), eq(pendingLogins.personId, personId), condition))

/**
 * Cancels changes of the owner's address that are under way: someone else may have begun them with the old password. Does nothing for a
 * member, who can't ask for one.
 */
export const deleteEmailChanges = (ctx: Context, person: Person, condition: SQL = NOW) =>
  ctx.directory
    .delete(emailChanges)
    .where(and(eq(emailChanges.customerId, person.customerId), sql`${memberIdOf(person)} IS NULL`, condition))
