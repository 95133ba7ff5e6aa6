import { and, desc, eq, exists, getTableColumns, gt, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '../../contract/durations'
import type { Context } from '../platform/context'
import {
  customerSessions,
  customers,
  emailChanges,
  members,
  passwordResets,
  pauseLinks,
  pendingLogins,
  registrationLinks,
} from '../platform/db/directory'
import type { Person } from './people/person'
import { isPerson } from './people/store'

export type CustomerRow = typeof customers.$inferSelect
export type SessionRow = typeof customerSessions.$inferSelect

export const findCustomer = (ctx: Context, id: string): Promise<CustomerRow | undefined> =>
  ctx.directory.select().from(customers).where(eq(customers.id, id)).get()

export const findCustomerByEmail = (ctx: Context, email: string): Promise<CustomerRow | undefined> =>
  ctx.directory.select().from(customers).where(eq(customers.email, email)).get()

export const findCustomerByApiKey = (ctx: Context, apiKey: string): Promise<CustomerRow | undefined> =>
  ctx.directory.select().from(customers).where(eq(customers.apiKey, apiKey)).get()

export async function setOwnerFirstName(ctx: Context, id: string, firstName: string | null): Promise<void> {
  await ctx.directory.update(customers).set({ firstName, updatedAt: ctx.now() }).where(eq(customers.id, id))
}

export type NewSession = Pick<
  SessionRow,
  'id' | 'customerId' | 'memberId' | 'token' | 'userAgent' | 'expiresAt' | 'createdAt' | 'device'
>

/** Written only if the condition holds when its turn in the batch comes. The columns stand in the table's order. */
export const insertSessionIf = (ctx: Context, row: NewSession, condition: SQL) =>
  ctx.directory
    .insert(customerSessions)
    .select(
      sql`SELECT ${row.id}, ${row.customerId}, ${row.token}, ${row.userAgent}, ${row.createdAt}, ${row.expiresAt}, ${row.createdAt}, ${row.device}, ${row.memberId} WHERE ${condition}`,
    )
    .returning({ id: customerSessions.id })

/** An open session, and the role of the member whose it is (null for the owner's own). */
export const findSession = (ctx: Context, tokenHash: string) =>
  ctx.directory
    .select({ ...getTableColumns(customerSessions), memberRole: members.role })
    .from(customerSessions)
    .leftJoin(members, eq(members.id, customerSessions.memberId))
    .where(and(eq(customerSessions.token, tokenHash), gt(customerSessions.expiresAt, ctx.now())))
    .get()

/** The sessions of one person of an account. */
export const sessionsOf = ({ customerId, personId }: Person) =>
  and(eq(customerSessions.customerId, customerId), isPerson(customerSessions.memberId, { customerId, personId }))

export const findSessionsOf = (ctx: Context, person: Person): Promise<SessionRow[]> =>
  ctx.directory
    .select()
    .from(customerSessions)
    .where(and(sessionsOf(person), gt(customerSessions.expiresAt, ctx.now())))
    .orderBy(desc(customerSessions.lastUsedAt), desc(customerSessions.id))

export const tokensOf = (ctx: Context, person: Person) =>
  ctx.directory.select({ token: customerSessions.token }).from(customerSessions).where(sessionsOf(person))

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

const oneSession = (person: Person, id: string) => and(sessionsOf(person), eq(customerSessions.id, id))

export const findOwnSession = (ctx: Context, person: Person, id: string): Promise<SessionRow | undefined> =>
  ctx.directory.select().from(customerSessions).where(oneSession(person, id)).get()

export const sessionExists = (ctx: Context, person: Person, id: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(customerSessions).where(oneSession(person, id)))

export const deleteSession = (ctx: Context, person: Person, id: string) =>
  ctx.directory.delete(customerSessions).where(oneSession(person, id)).returning({ token: customerSessions.token })

type TestCustomer = Pick<CustomerRow, 'id' | 'email' | 'apiKey' | 'trialEndsAt'> & {
  planType: NonNullable<CustomerRow['planType']>
}

/** Inserts a customer, or changes the plan of one who hasn't registered yet. Answers no row for a customer who is registered or has paid. */
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

const KEPT_AFTER_EXPIRY_MS = 30 * DAY_MS

/**
 * Deletes expired sessions and links. Registration and reset links stay for another 30 days, because an outbox row that is handled late
 * looks for its link.
 */
export const deleteExpiredSessionsAndLinks = (ctx: Context) => {
  const longAgo = ctx.now() - KEPT_AFTER_EXPIRY_MS
  return ctx.directory.batch([
    ctx.directory.delete(customerSessions).where(lte(customerSessions.expiresAt, ctx.now())),
    ctx.directory.delete(registrationLinks).where(lt(registrationLinks.expiresAt, longAgo)),
    ctx.directory.delete(passwordResets).where(lt(passwordResets.expiresAt, longAgo)),
    ctx.directory.delete(pauseLinks).where(lt(pauseLinks.expiresAt, ctx.now())),
    ctx.directory.delete(emailChanges).where(lt(emailChanges.expiresAt, ctx.now())),
    ctx.directory.delete(pendingLogins).where(lt(pendingLogins.expiresAt, ctx.now())),
  ])
}
