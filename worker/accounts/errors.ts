import { ProblemError } from '../http/problem'

export const notSignedIn = () =>
  new ProblemError(401, 'not-signed-in', 'Please log in to go on.', { headers: { 'www-authenticate': 'Bearer' } })

// One sentence for an unknown address and for a wrong password: the answer tells nobody who has an account.
export const wrongCredentials = () => new ProblemError(401, 'wrong-credentials', 'Invalid email or password')

export const registrationLinkInvalid = () =>
  new ProblemError(
    404,
    'registration-link-invalid',
    'This registration link is not valid. It may have expired or been used already.',
  )

export const alreadyRegistered = () =>
  new ProblemError(409, 'already-registered', 'There is already an account with this email. Please log in instead.', {
    errors: [{ path: 'email', message: 'There is already an account with this email' }],
  })
