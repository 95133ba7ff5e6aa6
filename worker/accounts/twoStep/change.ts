import type { TwoStepChange } from '../../../contract/account'
import type { OwnerContext } from '../../platform/context'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { auditRowIf } from '../audit/auditRow'
import { twoStepIsOff } from '../errors'
import { confirmPassword } from '../passwords/confirmPassword'
import { deviceOfSession } from '../store'
import { hashRecoveryCodes, newRecoveryCodes } from './codes'
import { twoStepOffMail } from './mails'
import { deleteAuthenticator, deleteRecoveryCodes, hasTwoSteps, insertRecoveryCodesIf, isConfirmed } from './store'
import { takeCode } from './takeCode'

/** The password and a code, since a session alone could have been found on a shared computer. Answers the person's email. */
async function confirmBoth(ctx: OwnerContext, { password, code }: TwoStepChange): Promise<string> {
  if (!(await hasTwoSteps(ctx, ctx.actor.personId))) throw twoStepIsOff()
  const { email } = await confirmPassword(ctx, password)
  const { customerId, personId, sessionId } = ctx.actor
  await takeCode(ctx, { customerId, personId, code, device: await deviceOfSession(ctx, sessionId) })
  return email
}

/** From now on the password is enough. Throws 409, 422 for a wrong password or code, and 429. */
export async function turnOff(ctx: OwnerContext, change: TwoStepChange): Promise<void> {
  const to = await confirmBoth(ctx, change)
  const { customerId, personId } = ctx.actor
  const only = isConfirmed(ctx, personId)
  const mail = { kind: 'mail.send', payload: twoStepOffMail(ctx, { customerId, to }) } as const
  await ctx.directory.batch([
    auditRowIf(ctx, { customerId, kind: 'two-step-off' }, only),
    outboxRowIf(ctx, ctx.directory, mail, only),
    deleteRecoveryCodes(ctx, personId),
    deleteAuthenticator(ctx, personId),
  ])
  wakeOutbox(ctx)
}

/** Ten new recovery codes, shown this once; the ones before are worth nothing any more. Throws 409, 422 and 429. */
export async function renewRecoveryCodes(ctx: OwnerContext, change: TwoStepChange): Promise<string[]> {
  await confirmBoth(ctx, change)
  const { customerId, personId } = ctx.actor
  const codes = newRecoveryCodes()
  const hashes = await hashRecoveryCodes(personId, codes)
  const only = isConfirmed(ctx, personId)
  await ctx.directory.batch([
    deleteRecoveryCodes(ctx, personId),
    insertRecoveryCodesIf(ctx, ctx.actor, { hashes, only }),
    auditRowIf(ctx, { customerId, kind: 'recovery-codes-renewed' }, only),
  ])
  return codes
}
