import type { LoginRequest } from '../../contract/accounts'
import type { Context } from '../context'
import { hashPassword, isOutdated, verifyPassword } from '../crypto/password'
import { outboxRowIf, wakeOutbox } from '../outbox/writeOutbox'
import { auditRow } from './audit/auditRow'
import { deviceKey } from './devices/deviceKey'
import { newDeviceMail } from './devices/newDeviceMail'
import { findByEmailAndDevice, insertDevice, isNewDevice } from './devices/store'
import { wrongCredentials } from './errors'
import { takeAttempt } from './guard/takeAttempt'
import { prepareSession } from './sessions'
import { insertSession, replacePasswordHash } from './store'

/** A session token for email and password. Throws 401, the same for an unknown address as for a wrong password, and 429. */
export async function logIn(ctx: Context, { email, password, deviceId }: LoginRequest): Promise<string> {
  const device = await deviceKey(ctx, deviceId)
  const customer = await findByEmailAndDevice(ctx, email, device)
  const attempts = await takeAttempts(ctx, { email, device, isKnown: Boolean(customer?.knownDevice) })
  const matches = await verifyPassword(password, customer?.passwordHash ?? null)
  if (!customer?.passwordHash || !matches) throw wrongCredentials()
  const token = await openSession(ctx, { customerId: customer.id, email, device })
  await attempts.succeeded()
  if (isOutdated(customer.passwordHash)) ctx.waitUntil(renewHash(ctx, customer.id, customer.passwordHash, password))
  return token
}

/** A device that the owner has signed in from counts for itself: failures from elsewhere don't keep it out. */
async function takeAttempts(
  ctx: Context,
  { email, device, isKnown }: { email: string; device: string; isKnown: boolean },
) {
  if (isKnown) {
    const own = await takeAttempt(ctx, 'login-device', `${email} ${device}`)
    return { succeeded: own.forget }
  }
  const address = await takeAttempt(ctx, 'login-address', ctx.client?.address ?? '')
  const account = await takeAttempt(ctx, 'login-account', email)
  // The address had other failures than this account's: one's own success doesn't wipe them out.
  return { succeeded: () => Promise.all([address.forgive(), account.forget()]) }
}

async function openSession(
  ctx: Context,
  { customerId, email, device }: { customerId: string; email: string; device: string },
): Promise<string> {
  const { token, row } = await prepareSession(ctx, customerId)
  const mail = { kind: 'mail.send', payload: newDeviceMail(ctx, { customerId, to: email }) } as const
  await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, mail, isNewDevice(ctx, { customerId, device })),
    insertDevice(ctx, { customerId, device }),
    insertSession(ctx, row),
    auditRow(ctx, { customerId, kind: 'signed-in' }),
  ])
  wakeOutbox(ctx)
  return token
}

async function renewHash(ctx: Context, customerId: string, outdated: string, password: string): Promise<void> {
  try {
    await replacePasswordHash(ctx, { customerId, outdated, renewed: await hashPassword(password) })
  } catch (error) {
    console.warn(JSON.stringify({ event: 'password.not-rehashed', error: String(error) }))
  }
}
