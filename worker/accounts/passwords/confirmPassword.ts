import type { OwnerContext } from '../../platform/context'
import { verifyPassword } from '../../platform/crypto/password'
import { fieldsInvalid } from '../../platform/http/endpoint'
import { notSignedIn } from '../errors'
import { takeAttempt } from '../guard/takeAttempt'
import { type Credentials, findCredentials } from '../people/store'

type Confirmed = Credentials & { passwordHash: string }

/**
 * Who is signed in, after checking their password again: a session alone could have been found on a shared computer. Throws
 * 422 at `field`, since a 401 would mean that they are signed out.
 */
export async function confirmPassword(ctx: OwnerContext, password: string, field = 'password'): Promise<Confirmed> {
  const attempt = await takeAttempt(ctx, 'confirm-password', ctx.actor.personId)
  const credentials = await findCredentials(ctx, ctx.actor)
  if (!credentials) throw notSignedIn()
  const { passwordHash } = credentials
  const isRight = await verifyPassword(password, passwordHash)
  if (!isRight || passwordHash === null) throw notCurrentPassword(field)
  await attempt.forget()
  return { ...credentials, passwordHash }
}

export const notCurrentPassword = (field: string) =>
  fieldsInvalid([{ path: field, message: 'That’s not your current password' }])
