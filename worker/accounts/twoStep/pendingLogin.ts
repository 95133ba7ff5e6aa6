import type { SQL } from 'drizzle-orm'
import type { TwoStepLogin } from '../../../contract/accounts'
import { MINUTE_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { pendingLoginInvalid } from '../errors'
import { openSession } from '../openSession'
import type { Person } from '../people/person'
import { findCredentials } from '../people/store'
import { deletePendingLogin, findPendingLogin, insertPendingLoginIf, isPending } from './store'
import { takeCode } from './takeCode'

/** Time enough to find one's phone. */
const LIFETIME_MS = 10 * MINUTE_MS

/** A token for whoever got the password right, which only `finishLogin` takes. */
export async function askForCode(
  ctx: Context,
  { customerId, personId, device }: Person & { device: string },
  still: SQL,
): Promise<string | undefined> {
  const token = `two_${randomText(40)}`
  const row = { token: await sha256(token), customerId, personId, device, expiresAt: ctx.now() + LIFETIME_MS }
  const [written] = await insertPendingLoginIf(ctx, row, still)
  return written && token
}

/**
 * The second step: a code from the authenticator app, or a recovery code. Answers the session's token. Throws 404 once the login has expired
 * or the password was changed, 422 for a wrong code and 429.
 */
export async function finishLogin(ctx: Context, { twoStepToken, code }: TwoStepLogin): Promise<string> {
  const tokenHash = await sha256(twoStepToken)
  const login = await findPendingLogin(ctx, tokenHash)
  const credentials = login && (await findCredentials(ctx, login))
  if (!credentials) throw pendingLoginInvalid()
  const { customerId, personId, device } = login
  await takeCode(ctx, { customerId, personId, code, device })
  const { email } = credentials
  const sessionToken = await openSession(ctx, { customerId, personId, device, email }, isPending(ctx, tokenHash))
  if (!sessionToken) throw pendingLoginInvalid()
  await deletePendingLogin(ctx, tokenHash)
  return sessionToken
}
