import type { Context } from '../../platform/context'
import { outboxRowIf } from '../../platform/outbox/writeOutbox'
import { auditRowIf } from '../audit/auditRow'
import { deletePendingLogins } from '../passwords/store'
import type { Person } from '../people/person'
import { twoStepResetMail } from './mails'
import { deleteAuthenticator, deleteRecoveryCodes, isConfirmed } from './store'

type Reset = { member: Person; name: string; to: string; by: string }

/** Statements for `batchNamed` that turn a member's second step off in the owner's name. `ended` answers no row where there was none. */
export function resetTwoStepOf(ctx: Context, { member, name, to, by }: Reset) {
  const { customerId, personId } = member
  const only = isConfirmed(ctx, personId)
  const mail = { kind: 'mail.send', payload: twoStepResetMail(ctx, { customerId, to, by }) } as const
  return {
    audited: auditRowIf(ctx, { customerId, kind: 'member-two-step-reset', detail: { name } }, only),
    mailed: outboxRowIf(ctx, ctx.directory, mail, only),
    logins: deletePendingLogins(ctx, member, only),
    codes: deleteRecoveryCodes(ctx, personId, only),
    // Last: once it has run, `only` is false.
    ended: deleteAuthenticator(ctx, personId, only),
  }
}
