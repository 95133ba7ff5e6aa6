import type { LoginRequest, LoginResponse } from '../../contract/accounts'
import type { Context } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { hashPassword, isHashOutdated, verifyPassword } from '../platform/crypto/password'
import { log } from '../platform/log/log'
import { deviceKey } from './devices/deviceKey'
import { findByEmailAndDevice } from './devices/store'
import { wrongCredentials } from './errors'
import { guardFor, takeAttempt } from './guard/takeAttempt'
import { openSession } from './openSession'
import { owePauseMail } from './pause/sendPauseMail'
import type { Person } from './people/person'
import { assertSeat } from './people/seats/store'
import { passwordIsStill, setPassword } from './people/store'
import { askForCode } from './twoStep/pendingLogin'
import { hasTwoSteps } from './twoStep/store'

/**
 * Answers a session's token, or for a person with two-step sign-in one that `finishLogin` takes together with a code. Throws 401, the same
 * for an unknown email as for a wrong password, 403 for a member the plan has no seat for, and 429.
 */
export async function logIn(ctx: Context, { email, password, deviceId }: LoginRequest): Promise<LoginResponse> {
  const device = await deviceKey(ctx, deviceId)
  const found = await findByEmailAndDevice(ctx, email, device)
  const attempts = await takeAttempts(ctx, { email, device, isKnown: found?.isKnown ?? false })
  const matches = await verifyPassword(password, found?.passwordHash ?? null)
  const verified = matches && found?.passwordHash ? { ...found, passwordHash: found.passwordHash } : undefined
  const answer = verified && (await answerTo(ctx, { ...verified, email, device }))
  if (!answer) {
    await logFailure(email)
    if (attempts.beginsPause) await owePauseMail(ctx, email)
    throw wrongCredentials()
  }
  await attempts.succeeded()
  if (isHashOutdated(verified.passwordHash)) ctx.waitUntil(renewHash(ctx, verified, verified.passwordHash, password))
  return answer
}

/** A known device has a count of its own: failures from elsewhere don't lock the owner out. */
async function takeAttempts(
  ctx: Context,
  { email, device, isKnown }: { email: string; device: string; isKnown: boolean },
) {
  const deviceSubject = `${email} ${device}`
  if (isKnown || (await (await guardFor(ctx, 'login-device', deviceSubject)).letsPass())) {
    const own = await takeAttempt(ctx, 'login-device', deviceSubject)
    return { succeeded: own.forget, beginsPause: own.beginsPause }
  }
  const address = await takeAttempt(ctx, 'login-address', ctx.client?.address ?? '')
  const account = await takeAttempt(ctx, 'login-account', email)
  // The address's count may include failures on other accounts, which one successful login must not erase.
  return {
    succeeded: () => Promise.all([address.forgive(), account.forget()]),
    beginsPause: account.beginsPause,
  }
}

type Verified = Person & { passwordHash: string; email: string; device: string }

/** Undefined if the password was changed while it was being compared: the change ends all sessions, and this one must not survive it. */
async function answerTo(ctx: Context, { passwordHash, ...verified }: Verified): Promise<LoginResponse | undefined> {
  await assertSeat(ctx, verified, 403)
  const still = passwordIsStill(ctx, verified, passwordHash)
  if (await hasTwoSteps(ctx, verified.personId)) {
    const twoStepToken = await askForCode(ctx, verified, still)
    return twoStepToken === undefined ? undefined : { twoStepToken }
  }
  const sessionToken = await openSession(ctx, verified, still)
  return sessionToken === undefined ? undefined : { sessionToken }
}

/** For spotting attacks in the log. The account is a short hash, no email. */
async function logFailure(email: string): Promise<void> {
  const account = (await sha256(email)).slice(0, 12)
  log.warn('login.failed', { account })
}

/** Does nothing if the password was changed meanwhile. */
async function renewHash(ctx: Context, person: Person, outdated: string, password: string): Promise<void> {
  try {
    await setPassword(ctx, person, await hashPassword(password), passwordIsStill(ctx, person, outdated))
  } catch (error) {
    log.warn('password.not-rehashed', { error })
  }
}
