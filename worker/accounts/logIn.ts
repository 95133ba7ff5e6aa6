import type { LoginRequest } from '../../contract/accounts'
import type { Context } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { hashPassword, isHashOutdated, verifyPassword } from '../platform/crypto/password'
import { log } from '../platform/log/log'
import { outboxRowIf, wakeOutbox } from '../platform/outbox/writeOutbox'
import { auditRowIf } from './audit/auditRow'
import { deviceKey } from './devices/deviceKey'
import { newDeviceMail } from './devices/newDeviceMail'
import { findByEmailAndDevice, insertDeviceIf, isNewDeviceAnd } from './devices/store'
import { wrongCredentials } from './errors'
import { guardFor, takeAttempt } from './guard/takeAttempt'
import { owePauseMail } from './pause/sendPauseMail'
import { ownerOf } from './people/person'
import { prepareSession } from './sessions'
import { insertSessionIf, passwordIsStill, replacePasswordHash } from './store'

/** Answers a session token. Throws 401, the same for an unknown email as for a wrong password, and 429. */
export async function logIn(ctx: Context, { email, password, deviceId }: LoginRequest): Promise<string> {
  const device = await deviceKey(ctx, deviceId)
  const customer = await findByEmailAndDevice(ctx, email, device)
  const attempts = await takeAttempts(ctx, { email, device, isKnown: Boolean(customer?.knownDevice) })
  const matches = await verifyPassword(password, customer?.passwordHash ?? null)
  const { id: customerId, passwordHash } = customer ?? {}
  const token =
    customerId && passwordHash && matches && (await openSession(ctx, { customerId, passwordHash, email, device }))
  if (!token) {
    await logFailure(email)
    if (attempts.beginsPause) await owePauseMail(ctx, email)
    throw wrongCredentials()
  }
  await attempts.succeeded()
  if (isHashOutdated(passwordHash)) ctx.waitUntil(renewHash(ctx, customerId, passwordHash, password))
  return token
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

type Verified = { customerId: string; passwordHash: string; email: string; device: string }

/** Undefined if the password was changed while it was being compared: the change ends all sessions, and this one must not survive it. */
async function openSession(
  ctx: Context,
  { customerId, passwordHash, email, device }: Verified,
): Promise<string | undefined> {
  const { token, row } = await prepareSession(ctx, { ...ownerOf(customerId), device })
  const mail = { kind: 'mail.send', payload: newDeviceMail(ctx, { customerId, to: email }) } as const
  const still = passwordIsStill(ctx, customerId, passwordHash)
  const [opened] = await ctx.directory.batch([
    insertSessionIf(ctx, row, still),
    outboxRowIf(ctx, ctx.directory, mail, isNewDeviceAnd(ctx, { customerId, device }, still)),
    insertDeviceIf(ctx, { customerId, device }, still),
    auditRowIf(ctx, { customerId, kind: 'signed-in' }, still),
  ])
  wakeOutbox(ctx)
  return opened.length > 0 ? token : undefined
}

/** For spotting attacks in the log. The account is a short hash, no email. */
async function logFailure(email: string): Promise<void> {
  const account = (await sha256(email)).slice(0, 12)
  log.warn('login.failed', { account })
}

async function renewHash(ctx: Context, customerId: string, outdated: string, password: string): Promise<void> {
  try {
    await replacePasswordHash(ctx, { customerId, outdated, renewed: await hashPassword(password) })
  } catch (error) {
    log.warn('password.not-rehashed', { error })
  }
}
