import { and, eq, exists, gt, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customers, registrationLinks } from '../../platform/db/directory'
import { insertSessionIf, type NewSession } from '../store'

/** A second insert of the same id does nothing and returns no row. */
export const insertRegistrationLink = (ctx: Context, link: typeof registrationLinks.$inferInsert) =>
  ctx.directory.insert(registrationLinks).values(link).onConflictDoNothing().returning({ id: registrationLinks.id })

export const registrationLinkIsNew = (ctx: Context, id: string): SQL =>
  notExists(ctx.directory.select({ one: sql`1` }).from(registrationLinks).where(eq(registrationLinks.id, id)))

const usable = (ctx: Context, tokenHash: string) =>
  and(
    eq(registrationLinks.token, tokenHash),
    isNull(registrationLinks.usedAt),
    gt(registrationLinks.expiresAt, ctx.now()),
  )

export const findUsableRegistrationLink = (ctx: Context, tokenHash: string) =>
  ctx.directory
    .select({
      linkId: registrationLinks.id,
      planType: registrationLinks.planType,
      customerId: customers.id,
      email: customers.email,
    })
    .from(registrationLinks)
    .innerJoin(customers, eq(customers.id, registrationLinks.customerId))
    .where(and(usable(ctx, tokenHash), eq(customers.isActive, false)))
    .get()

/** Whether this link was issued to this email and the email has an account by now. */
export async function hasRegistered(
  ctx: Context,
  { tokenHash, email }: { tokenHash: string; email: string },
): Promise<boolean> {
  const registered = await ctx.directory
    .select({ id: customers.id })
    .from(registrationLinks)
    .innerJoin(customers, eq(customers.id, registrationLinks.customerId))
    .where(and(eq(registrationLinks.token, tokenHash), eq(customers.email, email), eq(customers.isActive, true)))
    .get()
  return registered !== undefined
}

type Completion = {
  linkHash: string
  customerId: string
  passwordHash: string
  session: NewSession
}

/**
 * Statements for one batch: use the link up, activate the customer, open the first session. Of two parallel requests the first one wins;
 * the other's statements find the link used by another session and change nothing. `usedHere` is the condition for further rows of the
 * batch.
 */
export function completionStatements(ctx: Context, { linkHash, customerId, passwordHash, session }: Completion) {
  const usedHere = and(eq(registrationLinks.token, linkHash), eq(registrationLinks.usedBySession, session.id))
  // Otherwise a second link of the same customer could set another password.
  const unregistered = ctx.directory
    .select({ one: sql`1` })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.isActive, false)))
  const link = ctx.directory.select({ one: sql`1` }).from(registrationLinks).where(usedHere)
  return {
    usedHere: exists(link),
    useLink: ctx.directory
      .update(registrationLinks)
      .set({ usedAt: ctx.now(), usedBySession: session.id })
      .where(and(usable(ctx, linkHash), exists(unregistered)))
      .returning({ id: registrationLinks.id }),
    activate: ctx.directory
      .update(customers)
      .set({ passwordHash, isActive: true, updatedAt: ctx.now() })
      .where(and(eq(customers.id, customerId), exists(link))),
    openSession: insertSessionIf(ctx, session, exists(link)),
  }
}
