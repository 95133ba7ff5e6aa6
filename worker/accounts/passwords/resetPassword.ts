import type { ResetPasswordRequest } from '../../../contract/accounts'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { hashPassword } from '../../platform/crypto/password'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { auditRowIf } from '../audit/auditRow'
import { deviceKey } from '../devices/deviceKey'
import { forgetDevices, insertDeviceIf } from '../devices/store'
import { resetLinkInvalid } from '../errors'
import { takeAttempt } from '../guard/takeAttempt'
import { memberIdOf } from '../people/person'
import { setPassword } from '../people/store'
import { forgetCachedSessions } from '../sessionCache'
import { assertStrong } from './assertStrong'
import { passwordChangedMail } from './mails'
import {
  deleteEmailChanges,
  deletePendingLogins,
  deleteSessionsOf,
  endResetLinks,
  findByResetLink,
  resetLinkIsUsable,
} from './store'

/**
 * Sets a new password by a mailed link, once, and signs out all devices. The device that used the link becomes the only known one. A second
 * step of signing in stays on. Throws 404 and 422.
 */
export async function resetPassword(
  ctx: Context,
  { token, password, deviceId }: ResetPasswordRequest,
  businessNameOf: (customerId: string) => Promise<string | undefined>,
): Promise<void> {
  const attempt = await takeAttempt(ctx, 'link-address', ctx.client?.address ?? '')
  const linkHash = await sha256(token)
  const account = await findByResetLink(ctx, linkHash)
  if (!account) throw resetLinkInvalid()
  await attempt.forgive()
  const { email, ...person } = account
  const { customerId } = person
  await assertStrong(password, { email, businessName: await businessNameOf(customerId) })
  const passwordHash = await hashPassword(password)
  const device = await deviceKey(ctx, deviceId)
  const usable = resetLinkIsUsable(ctx, linkHash)
  const mail = { kind: 'mail.send', payload: passwordChangedMail(ctx, { customerId, to: email }) } as const
  const [changed, ended] = await ctx.directory.batch([
    setPassword(ctx, person, passwordHash, usable),
    deleteSessionsOf(ctx, person, { condition: usable }),
    deletePendingLogins(ctx, person, usable),
    deleteEmailChanges(ctx, person, usable),
    forgetDevices(ctx, person, { keep: device, condition: usable }),
    insertDeviceIf(ctx, { ...person, device }, usable),
    auditRowIf(ctx, { customerId, memberId: memberIdOf(person), kind: 'password-reset' }, usable),
    outboxRowIf(ctx, ctx.directory, mail, usable),
    endResetLinks(ctx, person, usable),
  ])
  if (changed.length === 0) throw resetLinkInvalid()
  await forgetCachedSessions(ctx, ended)
  wakeOutbox(ctx)
}
