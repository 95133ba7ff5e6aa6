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
import { forgetCachedSessions } from '../sessionCache'
import { assertStrong } from './assertStrong'
import { passwordChangedMail } from './mails'
import {
  deleteEmailChanges,
  deleteSessionsOf,
  endResetLinks,
  findByResetLink,
  resetLinkIsUsable,
  setPassword,
} from './store'

/** Sets a new password by a mailed link, once, and signs everyone out. Whoever read the mail is from then on at the one known device. */
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
  const { customerId, email } = account
  await assertStrong(password, { email, businessName: await businessNameOf(customerId) })
  const passwordHash = await hashPassword(password)
  const device = await deviceKey(ctx, deviceId)
  const usable = resetLinkIsUsable(ctx, linkHash)
  const mail = { kind: 'mail.send', payload: passwordChangedMail(ctx, { customerId, to: email }) } as const
  const [changed, ended] = await ctx.directory.batch([
    setPassword(ctx, customerId, passwordHash, usable),
    deleteSessionsOf(ctx, customerId, { condition: usable }),
    deleteEmailChanges(ctx, customerId, usable),
    forgetDevices(ctx, customerId, { keep: device, condition: usable }),
    insertDeviceIf(ctx, { customerId, device }, usable),
    auditRowIf(ctx, { customerId, kind: 'password-reset' }, usable),
    outboxRowIf(ctx, ctx.directory, mail, usable),
    endResetLinks(ctx, customerId, usable),
  ])
  if (changed.length === 0) throw resetLinkInvalid()
  await forgetCachedSessions(ctx, ended)
  wakeOutbox(ctx)
}
