import { type Plan, SOLD_PLANS } from '../../contract/plans'
import { ProblemError } from '../platform/http/problem'

export const memberNotFound = () => new ProblemError(404, 'member-not-found', 'There is nobody like that in your team.')

export const hasJoined = () =>
  new ProblemError(409, 'has-joined', 'They have joined already; there is no invitation left to send.')

export const noPlanForTeam = () => new ProblemError(403, 'no-plan', 'Please pick a plan before inviting anybody.')

/** Names the plan, and the next one with more room. */
export const teamIsFull = (plan: Plan) => {
  const roomier = SOLD_PLANS.find(({ seats }) => seats > plan.seats)
  return new ProblemError(
    403,
    'team-is-full',
    `The ${plan.name} plan has room for ${plan.seats} people, you and open invitations included.${roomier ? ` ${roomier.name} has room for ${roomier.seats}.` : ''}`,
  )
}

export const isInvited = () => emailTaken('They are in your team already, or invited to it')

/** One address signs in to one account. */
export const hasAccount = () =>
  emailTaken('This address signs in to a Deskbell account already. Please ask them for another one')

const emailTaken = (message: string) =>
  new ProblemError(409, 'email-taken', `${message}.`, { errors: [{ path: 'email', message }] })

export const invitationInvalid = () =>
  new ProblemError(
    404,
    'invitation-invalid',
    'This invitation is not valid. It may have expired, been used or been taken back; ask whoever invited you for a new one.',
  )

/** Shown only to someone who has the link, since it reveals that its address has an account. */
export const joinedElsewhere = () =>
  new ProblemError(
    409,
    'joined-elsewhere',
    'This address signs in to another Deskbell account. Ask to be invited with a different one.',
  )
