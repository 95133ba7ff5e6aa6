import { PLANS } from '../../contract/plans'
import type { Teammate, TeamView } from '../../contract/team'
import { findCredentials, findWithTwoSteps, type MemberRow, notSignedIn, ownerOf, planOf } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { findTeam } from './store'

/** The owner, then everybody who has joined or is invited, and how many the plan has room for. */
export async function listTeam(ctx: OwnerContext): Promise<TeamView> {
  const { customerId } = ctx.actor
  const [owner, team, plan, withTwoSteps] = await Promise.all([
    findCredentials(ctx, ownerOf(customerId)),
    findTeam(ctx, customerId),
    planOf(ctx, customerId),
    findWithTwoSteps(ctx, customerId),
  ])
  if (!owner) throw notSignedIn()
  const { email, firstName } = owner
  return {
    people: [
      { id: customerId, email, firstName, role: 'owner', hasTwoSteps: withTwoSteps.has(customerId) },
      ...team.map((row) => view(row, withTwoSteps.has(row.id))),
    ],
    seats: plan.id ? PLANS[plan.id].seats : 1,
  }
}

export const view = (row: MemberRow, hasTwoSteps: boolean): Teammate => ({
  id: row.id,
  email: row.email ?? '',
  firstName: row.firstName,
  role: row.role,
  hasTwoSteps,
  ...(row.joinedAt === null &&
    row.inviteExpiresAt !== null && { inviteExpiresAt: new Date(row.inviteExpiresAt).toISOString() }),
})
