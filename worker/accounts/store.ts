import { and, desc, eq, exists, gt, isNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../platform/context'
import {
  customerSessions,
  customers,
  emailChanges,
  passwordResets,
  pauseLinks,
  registrationLinks,
} from '../platform/db/directory'

export type CustomerRow = typeof customers.$inferSelect
export type SessionRow = typeof customerSessions.$inferSelect

export const findCustomer = (ctx: Context, id: string): Promise<CustomerRow | undefined> =>
  ctx.directory.select().from(customers).where(eq(customers.id, id)).get()

export const findCustomerByEmail = (ctx: Context, email: string): Promise<CustomerRow | undefined> =>
  ctx.directory.select().from(customers).where(eq(customers.email, email)).get()

export const findCustomerByApiKey = (ctx: Context, apiKey: string): Promise<CustomerRow | undefined> =>
  ctx.directory.select().from(customers).where(eq(customers.apiKey, apiKey)).get()

type NewSession = Pick<SessionRow, 'id' | 'customerId' | 'token' | 'userAgent' | 'expiresAt' | 'createdAt' | 'device'>

/** Written only if the condition holds when its turn in the batch comes. The columns stand in the table's order. */
export const insertSessionIf = (ctx: Context, row: NewSession, condition: SQL) =>
  ctx.directory
    .insert(customerSessions)
    .select(
      sql`SELECT ${row.id}, ${row.customerId}, ${row.token}, ${row.userAgent}, ${row.createdAt}, ${row.expiresAt}, ${row.createdAt}, ${row.device} WHERE ${condition}`,
    )
    .returning({ id: customerSessions.id })

export const passwordIsStill = (ctx: Context, customerId: string, passwordHash: string): SQL =>
  exists(
    ctx.directory
      .select({ one: sql`1` })
      .from(customers)
      .where(and(eq(customers.id, customerId), eq(customers.passwordHash, passwordHash))),
  )

export const findSession = (ctx: Context, tokenHash: string): Promise<SessionRow | undefined> =>
  ctx.directory
    .select()
    .from(customerSessions)
    .where(and(eq(customerSessions.token, tokenHash), gt(customerSessions.expiresAt, ctx.now())))
    .get()

export const findSessionsOf = (ctx: Context, customerId: string): Promise<SessionRow[]> =>
  ctx.directory
    .select()
    .from(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), gt(customerSessions.expiresAt, ctx.now())))
    .orderBy(desc(customerSessions.lastUsedAt), desc(customerSessions.id))

export async function deviceOfSession(ctx: Context, id: string): Promise<string | null> {
  const row = await ctx.directory
    .select({ device: customerSessions.device })
    .from(customerSessions)
    .where(eq(customerSessions.id, id))
    .get()
  return row?.device ?? null
}

export async function touchSession(ctx: Context, id: string, expiresAt: number): Promise<void> {
  await ctx.directory
    .update(customerSessions)
    .set({ expiresAt, lastUsedAt: ctx.now() })
    .where(eq(customerSessions.id, id))
}

const oneSession = (customerId: string, id: string) =>
  and(eq(customerSessions.customerId, customerId), eq(customerSessions.id, id))

export const findOwnSession = (ctx: Context, customerId: string, id: string): Promise<SessionRow | undefined> =>
  ctx.directory.select().from(customerSessions).where(oneSession(customerId, id)).get()

export const sessionExists = (ctx: Context, customerId: string, id: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(customerSessions).where(oneSession(customerId, id)))

export const deleteSession = (ctx: Context, customerId: string, id: string) =>
  ctx.directory.delete(customerSessions).where(oneSession(customerId, id)).returning({ token: customerSessions.token })

/** Unless the password was changed meanwhile. */
export async function replacePasswordHash(
  ctx: Context,
  { customerId, outdated, renewed }: { customerId: string; outdated: string; renewed: string },
): Promise<void> {
  await ctx.directory
    .update(customers)
    .set({ passwordHash: renewed })
    .where(and(eq(customers.id, customerId), eq(customers.passwordHash, outdated)))
}

type TestCustomer = Pick<CustomerRow, 'id' | 'email' | 'apiKey' | 'trialEndsAt'> & {
  planType: NonNullable<CustomerRow['planType']>
}

/** A new customer, or the same one with another plan while registration isn't completed; who is registered or has paid stays as they are. */
export const upsertUnregisteredCustomer = (ctx: Context, customer: TestCustomer) =>
  ctx.directory
    .insert(customers)
    .values({ ...customer, subscriptionStatus: 'trialing', createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoUpdate({
      target: customers.email,
      set: {
        planType: customer.planType,
        subscriptionStatus: 'trialing',
        trialEndsAt: customer.trialEndsAt,
        updatedAt: ctx.now(),
      },
      setWhere: sql`${eq(customers.isActive, false)} AND ${isNull(customers.stripeSubscriptionId)}`,
    })
    .returning({ id: customers.id })

export const insertOperator = (
  ctx: Context,
  operator: { id: string; email: string; passwordHash: string | null; apiKey: string },
) =>
  ctx.directory
    .insert(customers)
    .values({
      ...operator,
      planType: 'enterprise',
      subscriptionStatus: 'active',
      isActive: operator.passwordHash !== null,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    })
    .onConflictDoNothing()

/** A second insert of the same id changes nothing and returns nothing. */
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

/** Whether the link was really issued to this address, and the address has an account by now. */
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
 * Statements for one batch: use the link up, activate the customer, open the first session. Of two requests that come at once the first
 * wins; the other's later statements find that the link was used by another session, and change nothing. `usedHere` conditions further rows.
 */
export function completionStatements(ctx: Context, { linkHash, customerId, passwordHash, session }: Completion) {
  const usedHere = and(eq(registrationLinks.token, linkHash), eq(registrationLinks.usedBySession, session.id))
  // A second link of the same customer must not become a way to set another password.
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

const KEPT_AFTER_EXPIRY_MS = 30 * 24 * 60 * 60 * 1000

/** Links stay for a while: an outbox row that is handled late must still find that its link was made. */
export const deleteExpiredSessionsAndLinks = (ctx: Context) => {
  const longAgo = ctx.now() - KEPT_AFTER_EXPIRY_MS
  return ctx.directory.batch([
    ctx.directory.delete(customerSessions).where(lte(customerSessions.expiresAt, ctx.now())),
    ctx.directory.delete(registrationLinks).where(lt(registrationLinks.expiresAt, longAgo)),
    ctx.directory.delete(passwordResets).where(lt(passwordResets.expiresAt, longAgo)),
    ctx.directory.delete(pauseLinks).where(lt(pauseLinks.expiresAt, ctx.now())),
    ctx.directory.delete(emailChanges).where(lt(emailChanges.expiresAt, ctx.now())),
  ])
}
