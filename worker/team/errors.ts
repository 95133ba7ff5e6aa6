import { type Plan, SOLD_PLANS } from '../../contract/plans'
import { ProblemError } from '../platform/http/problem'

export const memberNotFound = () =>
  new ProblemError(404, 'member-not-found', 'We couldn’t find that person on your team.')

export const hasJoined = () =>
  new ProblemError(409, 'has-joined', 'They’ve already joined, so there’s no invitation to send.')

export const noPlanForTeam = () => new ProblemError(403, 'no-plan', 'Please pick a plan before you invite anyone.')

/** Names the plan, and the next one with more room. */
export const teamIsFull = (plan: Plan) => {
  const roomier = SOLD_PLANS.find(({ seats }) => seats > plan.seats)
  return new ProblemError(
    403,
    'team-is-full',
    `The ${plan.name} plan has room for ${plan.seats} people, including you and open invitations.${roomier ? ` ${roomier.name} has room for ${roomier.seats}.` : ''}`,
  )
}

/** Whoever was invited keeps the invitation for as long as it lasts. */
export const noSeatLeft = (owner: string) =>
  new ProblemError(
    403,
    'team-is-full',
    `The team’s plan has no room for one more person right now. Ask ${owner} to make room; then this link will work again.`,
  )

export const isInvited = () => emailTaken('They’re already on your team, or invited to join')

/** One address signs in to one account. */
export const hasAccount = () =>
  emailTaken('This address already has a Deskbell account. Please ask the person for a different address')

const emailTaken = (message: string) =>
  new ProblemError(409, 'email-taken', `${message}.`, { errors: [{ path: 'email', message }] })

export const invitationInvalid = () =>
  new ProblemError(
    404,
    'invitation-invalid',
    'This invitation doesn’t work. It may have expired, been used or been canceled. Ask the person who invited you for a new one.',
  )

/** Shown only to someone who has the link, since it reveals that its address has an account. */
export const joinedElsewhere = () =>
  new ProblemError(
    409,
    'joined-elsewhere',
    'This address already belongs to another Deskbell account. Ask to be invited at a different address.',
  )
