import type { ChangePasswordRequest } from '../../../contract/accounts'
import type { OwnerContext } from '../../platform/context'
import { hashPassword } from '../../platform/crypto/password'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { auditRowIf } from '../audit/auditRow'
import { forgetDevices } from '../devices/store'
import { takeAttempt } from '../guard/takeAttempt'
import { forgetCachedSessions } from '../sessionCache'
import { deviceOfSession, passwordIsStill } from '../store'
import { assertStrong } from './assertStrong'
import { confirmPassword, notCurrentPassword } from './confirmPassword'
import { passwordChangedMail } from './mails'
import { deleteEmailChanges, deleteSessionsOf, endResetLinks, setPassword } from './store'

/**
 * A new password by someone who knows the old one. This device stays signed in and known, all others are signed out and forgotten. Throws 422 also where the password
 * was changed meanwhile: whoever has just set one by a mailed link must not be overruled by what began before.
 */
export async function changePassword(
  ctx: OwnerContext,
  { currentPassword, password, businessName }: ChangePasswordRequest & { businessName: string | undefined },
): Promise<void> {
  const { customerId, sessionId } = ctx.actor
  const { email, passwordHash: known } = await confirmPassword(ctx, currentPassword, 'currentPassword')
  await assertStrong(password, { email, businessName })
  // Each change ends the mailed links: one after another they would keep out an owner who is getting their account back.
  await takeAttempt(ctx, 'password-change', customerId)
  const passwordHash = await hashPassword(password)
  const still = passwordIsStill(ctx, customerId, known ?? '')
  const mail = { kind: 'mail.send', payload: passwordChangedMail(ctx, { customerId, to: email }) } as const
  const device = await deviceOfSession(ctx, sessionId)
  // The password is set after what is conditional on its being the old one.
  const [ended, , , , , , changed] = await ctx.directory.batch([
    deleteSessionsOf(ctx, customerId, { keep: sessionId, condition: still }),
    forgetDevices(ctx, customerId, { keep: device, condition: still }),
    deleteEmailChanges(ctx, customerId, still),
    endResetLinks(ctx, customerId, still),
    auditRowIf(ctx, { customerId, kind: 'password-changed' }, still),
    outboxRowIf(ctx, ctx.directory, mail, still),
    setPassword(ctx, customerId, passwordHash, still),
  ])
  if (changed.length === 0) throw notCurrentPassword('currentPassword')
  await forgetCachedSessions(ctx, ended)
  wakeOutbox(ctx)
}
