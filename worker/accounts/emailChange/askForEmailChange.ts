import type { EmailChangeRequest } from '../../../contract/account'
import { DAY_MS } from '../../../contract/durations'
import type { OwnerContext } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { fieldsInvalid } from '../../platform/http/endpoint'
import { newId, randomText } from '../../platform/ids'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { auditRow } from '../audit/auditRow'
import { takeAttempt } from '../guard/takeAttempt'
import { confirmPassword } from '../passwords/confirmPassword'
import { findPersonByEmail } from '../people/store'
import { findCustomerByEmail } from '../store'
import { toNewAddress, toOldAddress, toTakenAddress } from './mails'
import { deleteEmailChangesOf, insertEmailChange } from './store'

const LIFETIME_MS = DAY_MS

/**
 * Mails a confirmation link to the old and the new address; the change is made once both have confirmed. The answer is the same whether or
 * not the new address is taken.
 */
export async function askForEmailChange(ctx: OwnerContext, { email: newEmail, password }: EmailChangeRequest) {
  const { customerId } = ctx.actor
  const { email: oldEmail } = await confirmPassword(ctx, password)
  if (newEmail === oldEmail) throw fieldsInvalid([{ path: 'email', message: 'This is already your address' }])
  await takeAttempt(ctx, 'email-change', customerId)
  const [oldToken, newToken] = [randomText(40), randomText(40)]
  const change = { customerId, oldEmail, newEmail }
  const isTaken = Boolean((await findCustomerByEmail(ctx, newEmail)) ?? (await findPersonByEmail(ctx, newEmail)))
  const expiresAt = ctx.now() + LIFETIME_MS
  const mailOld = toOldAddress(ctx, { ...change, token: oldToken })
  const mailNew = isTaken ? toTakenAddress(ctx, change) : toNewAddress(ctx, { ...change, token: newToken })
  await ctx.directory.batch([
    deleteEmailChangesOf(ctx, customerId),
    insertEmailChange(ctx, {
      id: newId('emailChange'),
      customerId,
      newEmail,
      oldToken: await sha256(oldToken),
      newToken: await sha256(newToken),
      expiresAt,
      createdAt: ctx.now(),
    }),
    outboxRow(ctx, ctx.directory, { kind: 'mail.send', payload: mailOld }),
    outboxRow(ctx, ctx.directory, { kind: 'mail.send', payload: mailNew }),
    auditRow(ctx, { customerId, kind: 'email-change-asked', detail: { newEmail } }),
  ])
  wakeOutbox(ctx)
  return { newEmail, expiresAt: new Date(expiresAt).toISOString() }
}
