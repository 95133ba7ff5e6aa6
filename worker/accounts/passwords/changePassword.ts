import type { ChangePasswordRequest } from '../../../contract/accounts'
import { firstBusinessOf } from '../../businesses/listBusinesses'
import type { OwnerContext } from '../../context'
import { hashPassword } from '../../crypto/password'
import { outboxRow, wakeOutbox } from '../../outbox/writeOutbox'
import { auditRow } from '../audit/auditRow'
import { forgetCached } from '../sessionCache'
import { assertStrong } from './assertStrong'
import { confirmPassword } from './confirmPassword'
import { passwordChangedMail } from './mails'
import { deleteEmailChanges, deleteSessionsOf, endResetLinks, setPassword } from './store'

/** A new password by someone who knows the old one. This device stays signed in, all others are signed out. */
export async function changePassword(
  ctx: OwnerContext,
  { currentPassword, password }: ChangePasswordRequest,
): Promise<void> {
  const { customerId, sessionId } = ctx.actor
  const { email } = await confirmPassword(ctx, currentPassword, 'currentPassword')
  await assertStrong(password, { email, businessName: (await firstBusinessOf(ctx, customerId))?.name })
  const passwordHash = await hashPassword(password)
  const mail = { kind: 'mail.send', payload: passwordChangedMail(ctx, { customerId, to: email }) } as const
  const [ended] = await ctx.directory.batch([
    deleteSessionsOf(ctx, customerId, { keep: sessionId }),
    setPassword(ctx, customerId, passwordHash),
    deleteEmailChanges(ctx, customerId),
    endResetLinks(ctx, customerId),
    auditRow(ctx, { customerId, kind: 'password-changed' }),
    outboxRow(ctx, ctx.directory, mail),
  ])
  await forgetCached(ctx, ended)
  wakeOutbox(ctx)
}
