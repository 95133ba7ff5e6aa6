import { and, asc, eq, isNotNull, isNull, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { members } from '../../platform/db/directory'
import { memberIdOf, type Person } from './person'

export type MemberRow = typeof members.$inferSelect

/** Whether a table's `memberId` is this person. */
export const isPerson = (memberId: SQLWrapper, person: Person): SQL => {
  const id = memberIdOf(person)
  return id === null ? isNull(memberId) : eq(memberId, id)
}

/** Those who have joined and weren't removed, which is when they lost their address. */
export async function findJoinedMembers(ctx: Context, customerId: string) {
  const rows = await ctx.directory
    .select({ id: members.id, email: members.email, firstName: members.firstName, role: members.role })
    .from(members)
    .where(and(eq(members.customerId, customerId), isNotNull(members.joinedAt), isNotNull(members.email)))
    .orderBy(asc(members.createdAt), asc(members.id))
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]))
}

export const findMember = (ctx: Context, id: string): Promise<MemberRow | undefined> =>
  ctx.directory.select().from(members).where(eq(members.id, id)).get()

export async function setMemberFirstName(ctx: Context, id: string, firstName: string | null): Promise<void> {
  await ctx.directory.update(members).set({ firstName }).where(eq(members.id, id))
}
