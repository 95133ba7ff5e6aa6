import type { ChangePasswordRequest } from '../../../contract/accounts'
import type { OwnerContext } from '../../platform/context'
import { hashPassword } from '../../platform/crypto/password'
import { batchNamed } from '../../platform/db/batchNamed'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { auditRowIf } from '../audit/auditRow'
import { forgetDevices } from '../devices/store'
import { takeAttempt } from '../guard/takeAttempt'
import { passwordIsStill, setPassword } from '../people/store'
import { forgetCachedSessions } from '../sessionCache'
import { deviceOfSession } from '../store'
import { assertStrong } from './assertStrong'
import { confirmPassword, notCurrentPassword } from './confirmPassword'
import { passwordChangedMail } from './mails'
import { deleteEmailChanges, deletePendingLogins, deleteSessionsOf, endResetLinks } from './store'

/**
 * Changes the password of whoever is signed in. This device stays signed in and known; all others are signed out and forgotten. Throws 422,
 * also if the password was changed by another request meanwhile, such as a reset link.
 */
export async function changePassword(
  ctx: OwnerContext,
  { currentPassword, password, businessName }: ChangePasswordRequest & { businessName: string | undefined },
): Promise<void> {
  const { actor } = ctx
  const { customerId, sessionId } = actor
  const { email, passwordHash: known } = await confirmPassword(ctx, currentPassword, 'currentPassword')
  await assertStrong(password, { email, businessName })
  // Limited, because each change invalidates the mailed reset links: repeated ones could lock out an owner who is recovering their account.
  await takeAttempt(ctx, 'password-change', actor.personId)
  const passwordHash = await hashPassword(password)
  const ifUnchanged = passwordIsStill(ctx, actor, known)
  const mail = { kind: 'mail.send', payload: passwordChangedMail(ctx, { customerId, to: email }) } as const
  const device = await deviceOfSession(ctx, sessionId)
  const { ended, changed } = await batchNamed(ctx.directory, {
    ended: deleteSessionsOf(ctx, actor, { keep: sessionId, condition: ifUnchanged }),
    devices: forgetDevices(ctx, actor, { keep: device, condition: ifUnchanged }),
    logins: deletePendingLogins(ctx, actor, ifUnchanged),
    emailChanges: deleteEmailChanges(ctx, actor, ifUnchanged),
    resetLinks: endResetLinks(ctx, actor, ifUnchanged),
    audited: auditRowIf(ctx, { customerId, kind: 'password-changed' }, ifUnchanged),
    mailed: outboxRowIf(ctx, ctx.directory, mail, ifUnchanged),
    // Last: once it has run, `ifUnchanged` is false for everything after it.
    changed: setPassword(ctx, actor, passwordHash, ifUnchanged),
  })
  if (changed.length === 0) throw notCurrentPassword('currentPassword')
  await forgetCachedSessions(ctx, ended)
  wakeOutbox(ctx)
}
