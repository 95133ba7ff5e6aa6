import type { Teammate, TeamView } from '../../contract/team'
import {
  findCredentials,
  findPaused,
  findWithTwoSteps,
  type MemberRow,
  notSignedIn,
  ownerOf,
  planOf,
  seatsOf,
} from '../accounts'
import type { OwnerContext } from '../platform/context'
import { findTeam } from './store'

/** The owner, then everybody who has joined or is invited, and how many the plan has room for. */
export async function listTeam(ctx: OwnerContext): Promise<TeamView> {
  const { customerId } = ctx.actor
  const [owner, team, plan, withTwoSteps, paused] = await Promise.all([
    findCredentials(ctx, ownerOf(customerId)),
    findTeam(ctx, customerId),
    planOf(ctx, customerId),
    findWithTwoSteps(ctx, customerId),
    findPaused(ctx, customerId),
  ])
  if (!owner) throw notSignedIn()
  const { email, firstName } = owner
  return {
    people: [
      { id: customerId, email, firstName, role: 'owner', hasTwoSteps: withTwoSteps.has(customerId), isPaused: false },
      ...team.map((row) => view(row, { hasTwoSteps: withTwoSteps.has(row.id), isPaused: paused.has(row.id) })),
    ],
    seats: seatsOf(plan.id),
  }
}

export const view = (
  row: MemberRow,
  { hasTwoSteps, isPaused }: { hasTwoSteps: boolean; isPaused: boolean },
): Teammate => ({
  id: row.id,
  email: row.email ?? '',
  firstName: row.firstName,
  role: row.role,
  hasTwoSteps,
  isPaused,
  ...(row.joinedAt === null &&
    row.inviteExpiresAt !== null && { inviteExpiresAt: new Date(row.inviteExpiresAt).toISOString() }),
})
