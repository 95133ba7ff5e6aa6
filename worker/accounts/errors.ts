import { plural } from '../../contract/plural'
import type { Role } from '../../contract/roles'
import { ProblemError } from '../platform/http/problem'

export const notSignedIn = () =>
  new ProblemError(401, 'not-signed-in', 'Please log in to continue.', { headers: { 'www-authenticate': 'Bearer' } })

const WHO: Record<Role, string> = {
  owner: 'Only the account owner can do this.',
  manager: 'Only a manager or the account owner can do this.',
  agent: 'Only the team can do this.',
}

/** Says who can do it instead, and whom to ask. */
export const roleTooLow = (least: Role, owner: { firstName: string | null; email: string } | undefined) =>
  new ProblemError(403, 'role-too-low', owner ? `${WHO[least]} Ask ${owner.firstName ?? owner.email}.` : WHO[least])

/** Shown only to somebody with the right password or a session. */
export const seatPaused = (status: 401 | 403, seats: number, owner: string) =>
  new ProblemError(
    status,
    'seat-paused',
    `The plan has room for ${seats === 1 ? 'one person' : `${seats} people`} right now, so your access is paused. Your work is still here. Ask ${owner} to make room on the plan.`,
  )

export const twoStepIsOn = () =>
  new ProblemError(
    409,
    'two-step-is-on',
    'Two-step login is already on, or you started setting it up again somewhere else.',
  )

export const twoStepIsOff = () => new ProblemError(409, 'two-step-is-off', 'Two-step login is off.')

export const pendingLoginInvalid = () =>
  new ProblemError(404, 'login-expired', 'That took too long. Please start again with your email and password.')

// The same for an unknown email and a wrong password, so that it doesn't reveal who has an account.
export const wrongCredentials = () => new ProblemError(401, 'wrong-credentials', 'Invalid email or password')

export const registrationLinkInvalid = () =>
  new ProblemError(
    404,
    'registration-link-invalid',
    'This registration link isn’t valid. It may have expired or already been used.',
  )

/** Shown only to someone who has the link, since it reveals that its address has an account. */
export const registrationLinkUsed = () =>
  new ProblemError(404, 'registration-link-used', 'You’ve already registered with this link. Please log in instead.')

export const sessionNotFound = () => new ProblemError(404, 'session-not-found', 'That device isn’t logged in anymore.')

export const resetLinkInvalid = () =>
  new ProblemError(
    404,
    'reset-link-invalid',
    'This link isn’t valid. It may have expired or already been used; you can ask for a new one.',
  )

export const pauseLinkInvalid = () =>
  new ProblemError(
    404,
    'pause-link-invalid',
    'This link isn’t valid. It may have expired or already been used; you’ll be able to log in again in 15 minutes at most.',
  )

export const emailLinkInvalid = () =>
  new ProblemError(
    404,
    'email-link-invalid',
    'This link isn’t valid. It may have expired or already been used; you can ask for the change again.',
  )

export const operatorStays = () =>
  new ProblemError(409, 'operator-stays', 'This account runs Deskbell itself, and its demo. It can’t be deleted.')

export const deletionUnderWay = () =>
  new ProblemError(409, 'no-deletion-to-take-back', 'Your account isn’t set to be deleted, so there’s nothing to undo.')

export const alreadyRegistered = () =>
  new ProblemError(409, 'already-registered', 'There’s already an account with this email. Please log in instead.', {
    errors: [{ path: 'email', message: 'There’s already an account with this email' }],
  })

/** Somebody who works in a team can't register with the address they sign in to it with. */
export const isInTeam = () =>
  new ProblemError(
    409,
    'in-a-team',
    'This address belongs to someone on a team. Ask the owner to remove you first, or use a different address.',
  )

/** Says how long to wait, in words and as Retry-After. The same whether or not the account exists. */
export const tooManyAttempts = (waitMs: number) => {
  const seconds = Math.ceil(waitMs / 1000)
  const words = seconds < 60 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute')
  return new ProblemError(429, 'too-many-attempts', `That’s too many tries. Please wait ${words} and try again.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
