import { and, asc, count, eq, exists, gt, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { MemberRole } from '../../contract/roles'
import type { MemberRow } from '../accounts'
import type { Context } from '../platform/context'
import { customers, members } from '../platform/db/directory'

export type NewMember = Pick<MemberRow, 'id' | 'customerId' | 'role' | 'createdAt'> & {
  email: string
  inviteToken: string
  inviteExpiresAt: number
}

/** The members of an account who have joined or are invited. */
const ofTeam = (customerId: string) => and(eq(members.customerId, customerId), isNull(members.removedAt))
const oneOfTeam = (customerId: string, id: string) => and(ofTeam(customerId), eq(members.id, id))

export const findTeam = (ctx: Context, customerId: string): Promise<MemberRow[]> =>
  ctx.directory.select().from(members).where(ofTeam(customerId)).orderBy(asc(members.createdAt), asc(members.id))

export const addressesOfTeam = async (ctx: Context, customerId: string): Promise<string[]> =>
  (await findTeam(ctx, customerId)).flatMap(({ email }) => email ?? [])

export const findMember = (ctx: Context, customerId: string, id: string): Promise<MemberRow | undefined> =>
  ctx.directory.select().from(members).where(oneOfTeam(customerId, id)).get()

/** True in a batch while fewer than `most` have joined or are invited, and this address isn't among them. */
export function hasRoomFor(ctx: Context, { customerId, email }: NewMember, most: number): SQL {
  const number = ctx.directory.select({ number: count() }).from(members).where(ofTeam(customerId))
  const same = ctx.directory
    .select({ one: sql`1` })
    .from(members)
    .where(and(eq(members.customerId, customerId), eq(members.email, email)))
  return sql`(${number}) < ${most} AND ${notExists(same)}`
}

/** Written only if the condition holds when the batch reaches it. Columns must be in the order of the table. */
export const insertMemberIf = (ctx: Context, row: NewMember, condition: SQL) =>
  ctx.directory
    .insert(members)
    .select(
      sql`SELECT ${row.id}, ${row.customerId}, ${row.email}, NULL, ${row.role}, NULL, ${row.inviteToken}, ${row.inviteExpiresAt}, NULL, ${row.createdAt}, NULL, NULL WHERE ${condition}`,
    )
    .returning({ id: members.id })

/** Replaces the invitation of whoever hasn't joined. */
export const setInvitation = (
  ctx: Context,
  { customerId, id }: { customerId: string; id: string },
  invitation: Pick<NewMember, 'inviteToken' | 'inviteExpiresAt'>,
) =>
  ctx.directory
    .update(members)
    .set(invitation)
    .where(and(oneOfTeam(customerId, id), isNull(members.joinedAt)))
    .returning({ id: members.id })

export const isOfTeam = (ctx: Context, customerId: string, id: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(members).where(oneOfTeam(customerId, id)))

export const setRole = (ctx: Context, { customerId, id }: { customerId: string; id: string }, role: MemberRole) =>
  ctx.directory.update(members).set({ role }).where(oneOfTeam(customerId, id)).returning({ id: members.id })

/** Only the name stays, for what they did. Whoever never joined leaves nothing. */
export const removeStatements = (ctx: Context, customerId: string, id: string) =>
  [
    ctx.directory.delete(members).where(and(oneOfTeam(customerId, id), isNull(members.joinedAt))),
    ctx.directory
      .update(members)
      .set({ email: null, passwordHash: null, inviteToken: null, removedAt: ctx.now() })
      .where(oneOfTeam(customerId, id)),
  ] as const

const usable = (ctx: Context, tokenHash: string) =>
  and(
    eq(members.inviteToken, tokenHash),
    isNull(members.joinedAt),
    isNull(members.removedAt),
    gt(members.inviteExpiresAt, ctx.now()),
  )

export async function findInvitation(ctx: Context, tokenHash: string) {
  const row = await ctx.directory
    .select({
      id: members.id,
      customerId: members.customerId,
      email: members.email,
      role: members.role,
      ownersName: sql<string>`coalesce(${customers.firstName}, ${customers.email})`,
    })
    .from(members)
    .innerJoin(customers, eq(customers.id, members.customerId))
    .where(usable(ctx, tokenHash))
    .get()
  return row?.email ? { ...row, email: row.email } : undefined
}

/**
 * Uses the invitation up. Of two parallel requests the first one wins: `joinedHere` is the condition for further rows of the batch. Does
 * nothing where the address signs in to another account by now, or the plan has no seat left.
 */
export function joinStatement(ctx: Context, { tokenHash, sessionId, isFree, hasSeat, ...change }: JoinInput) {
  return {
    join: ctx.directory
      .update(members)
      .set({ ...change, joinedAt: ctx.now(), joinedBySession: sessionId })
      .where(and(usable(ctx, tokenHash), isFree, hasSeat))
      .returning({ id: members.id }),
    joinedHere: exists(
      ctx.directory
        .select({ one: sql`1` })
        .from(members)
        .where(
          and(eq(members.inviteToken, tokenHash), eq(members.joinedBySession, sessionId), isNotNull(members.joinedAt)),
        ),
    ),
  }
}
type JoinInput = {
  tokenHash: string
  sessionId: string
  isFree: SQL
  hasSeat: SQL
  firstName: string
  passwordHash: string
}
