import type { EmailConfirmed } from '../../../contract/account'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { batchNamed } from '../../platform/db/batchNamed'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { auditRowIf } from '../audit/auditRow'
import { emailLinkInvalid } from '../errors'
import { takeAttempt } from '../guard/takeAttempt'
import { endResetLinks } from '../passwords/store'
import { ownerOf } from '../people/person'
import { findCustomer } from '../store'
import { changedMail } from './mails'
import { changeIsDue, confirmSide, deleteEmailChangesOf, type EmailChangeRow, setEmail } from './store'

/** Confirms the change for one of the two addresses, and makes it once both have confirmed. Throws 404 for an invalid link. */
export async function confirmEmailChange(ctx: Context, token: string): Promise<EmailConfirmed> {
  const attempt = await takeAttempt(ctx, 'link-address', ctx.client?.address ?? '')
  const [change] = await confirmSide(ctx, await sha256(token))
  if (!change) throw emailLinkInvalid()
  await attempt.forgive()
  const { newEmail } = change
  if (change.oldConfirmedAt === null || change.newConfirmedAt === null) return { status: 'waiting', newEmail }
  await makeChange(ctx, change)
  return { status: 'changed', newEmail }
}

/** Changes the account's email, and invalidates reset links that were mailed to the old one. */
async function makeChange(ctx: Context, change: EmailChangeRow): Promise<void> {
  const { customerId, newEmail } = change
  const customer = await findCustomer(ctx, customerId)
  if (!customer) throw emailLinkInvalid()
  const due = changeIsDue(ctx, change)
  const payload = changedMail(ctx, { customerId, oldEmail: customer.email, newEmail })
  const detail = { from: customer.email, to: newEmail }
  const { changed } = await batchNamed(ctx.directory, {
    audited: auditRowIf(ctx, { customerId, kind: 'email-changed', detail }, due),
    mailed: outboxRowIf(ctx, ctx.directory, { kind: 'mail.send', payload }, due),
    told: outboxRowIf(ctx, ctx.directory, { kind: 'customer.email-changed', payload: { customerId } }, due),
    resetLinks: endResetLinks(ctx, ownerOf(customerId), due),
    // After everything that depends on the address being free.
    changed: setEmail(ctx, customerId, newEmail, due),
    emailChanges: deleteEmailChangesOf(ctx, customerId),
  })
  if (changed.length === 0) throw emailLinkInvalid()
  wakeOutbox(ctx)
}
