import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { PLANS, type PlanId } from '../../../../contract/plans'
import type { Context } from '../../../platform/context'
import { customers, members } from '../../../platform/db/directory'
import { seatPaused } from '../../errors'
import { memberIdOf, type Person } from '../person'

/** How many people may sign in, the owner included. A plan that has ended keeps its own. */
export const seatsOf = (plan: PlanId | null): number => (plan ? PLANS[plan].seats : 1)

const joined = (customerId: string) =>
  and(eq(members.customerId, customerId), isNotNull(members.joinedAt), isNull(members.removedAt))

/**
 * Whom the plan has no seat for: those who joined last. It follows from the plan and isn't stored, so they are back as soon as there is
 * room again.
 */
export async function findPaused(ctx: Context, customerId: string): Promise<Set<string>> {
  const rows = await ctx.directory
    .select({ id: members.id, plan: customers.planType })
    .from(members)
    .innerJoin(customers, eq(customers.id, members.customerId))
    .where(joined(customerId))
    .orderBy(asc(members.joinedAt), asc(members.id))
  return new Set(rows.slice(seatsOf(rows[0]?.plan ?? null) - 1).map(({ id }) => id))
}

/** Throws what `seatPaused` says, with this status, for a member whose access is paused. */
export async function assertSeat(ctx: Context, person: Person, status: 401 | 403): Promise<void> {
  const memberId = memberIdOf(person)
  if (memberId === null || !(await findPaused(ctx, person.customerId)).has(memberId)) return
  const owner = await ctx.directory
    .select({ firstName: customers.firstName, email: customers.email, plan: customers.planType })
    .from(customers)
    .where(eq(customers.id, person.customerId))
    .get()
  throw seatPaused(status, seatsOf(owner?.plan ?? null), owner?.firstName ?? owner?.email ?? 'the account owner')
}

/** True in a batch while fewer people than these seats sign in, the owner included. */
export const hasFreeSeat = (ctx: Context, customerId: string, seats: number): SQL =>
  sql`(${ctx.directory.select({ number: count() }).from(members).where(joined(customerId))}) < ${seats - 1}`
