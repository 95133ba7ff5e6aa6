import { and, asc, eq, exists, isNotNull, isNull, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { customers, members } from '../../platform/db/directory'
import { memberIdOf, ownerOf, type Person } from './person'

export type MemberRow = typeof members.$inferSelect

/** Whether a table's `memberId` is this person. */
export const isPerson = (memberId: SQLWrapper, person: Person): SQL => {
  const id = memberIdOf(person)
  return id === null ? isNull(memberId) : eq(memberId, id)
}

/** What somebody signs in with. */
export type Credentials = { email: string; passwordHash: string | null; firstName: string | null }

const ofCustomer = { email: customers.email, passwordHash: customers.passwordHash, firstName: customers.firstName }
const ofMember = { email: members.email, passwordHash: members.passwordHash, firstName: members.firstName }

/** Undefined for an account that was deleted and a member who was removed. */
export async function findCredentials(ctx: Context, person: Person): Promise<Credentials | undefined> {
  const memberId = memberIdOf(person)
  if (memberId === null) {
    return ctx.directory.select(ofCustomer).from(customers).where(eq(customers.id, person.customerId)).get()
  }
  const row = await ctx.directory.select(ofMember).from(members).where(eq(members.id, memberId)).get()
  return row && hasEmail(row) ? row : undefined
}

const hasEmail = <T extends { email: string | null }>(row: T): row is T & { email: string } => row.email !== null

/** Whoever has joined with this address; at most one, by the index `members_joined`. */
const joinedWith = (email: string) => and(eq(members.email, email), isNotNull(members.joinedAt))

export const isMembersEmail = (ctx: Context, email: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(members).where(joinedWith(email)))

/** True in a batch while nobody signs in with this address. */
export const isNobodysEmail = (ctx: Context, email: string): SQL => {
  const owner = ctx.directory
    .select({ one: sql`1` })
    .from(customers)
    .where(and(eq(customers.email, email), isNotNull(customers.passwordHash)))
  return sql`${notExists(owner)} AND NOT ${isMembersEmail(ctx, email)}`
}

/** Who signs in with this address: the owner of an account before a member. Two queries either way, so that timing reveals nothing. */
export async function findPersonByEmail(ctx: Context, email: string): Promise<(Person & Credentials) | undefined> {
  const [[owner], [member]] = await ctx.directory.batch([
    ctx.directory
      .select({ id: customers.id, ...ofCustomer })
      .from(customers)
      .where(and(eq(customers.email, email), isNotNull(customers.passwordHash))),
    ctx.directory
      .select({ id: members.id, customerId: members.customerId, ...ofMember })
      .from(members)
      .where(joinedWith(email)),
  ])
  if (owner) return { ...ownerOf(owner.id), ...owner }
  return member && { ...member, personId: member.id, email }
}

/** The members of an account who have joined and weren't removed, which is when they lost their address. */
export async function findJoinedMembers(ctx: Context, customerId: string) {
  const rows = await ctx.directory
    .select({ id: members.id, email: members.email, firstName: members.firstName, role: members.role })
    .from(members)
    .where(and(eq(members.customerId, customerId), isNotNull(members.joinedAt), isNotNull(members.email)))
    .orderBy(asc(members.createdAt), asc(members.id))
  return rows.filter(hasEmail)
}

export async function setMemberFirstName(ctx: Context, id: string, firstName: string | null): Promise<void> {
  await ctx.directory.update(members).set({ firstName }).where(eq(members.id, id))
}

/** True in a batch while the person's password is the one with this hash. */
export function passwordIsStill(ctx: Context, person: Person, passwordHash: string): SQL {
  const memberId = memberIdOf(person)
  const one = { one: sql`1` }
  return memberId === null
    ? exists(
        ctx.directory
          .select(one)
          .from(customers)
          .where(and(eq(customers.id, person.customerId), eq(customers.passwordHash, passwordHash))),
      )
    : exists(
        ctx.directory
          .select(one)
          .from(members)
          .where(and(eq(members.id, memberId), eq(members.passwordHash, passwordHash))),
      )
}

/** Also activates a customer who never completed the registration. */
export function setPassword(ctx: Context, person: Person, passwordHash: string, condition: SQL) {
  const memberId = memberIdOf(person)
  return memberId === null
    ? ctx.directory
        .update(customers)
        .set({ passwordHash, isActive: true, updatedAt: ctx.now() })
        .where(and(eq(customers.id, person.customerId), condition))
        .returning({ id: customers.id })
    : ctx.directory
        .update(members)
        .set({ passwordHash })
        .where(and(eq(members.id, memberId), condition))
        .returning({ id: members.id })
}
