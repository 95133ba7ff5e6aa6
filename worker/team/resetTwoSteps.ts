import type { PasswordRequest } from '../../contract/account'
import { confirmPassword, resetTwoStepOf, twoStepIsOff } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { batchNamed } from '../platform/db/batchNamed'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { memberNotFound } from './errors'
import { findMember } from './store'

/**
 * Turns the second step off for a member who lost their phone and their recovery codes. They are mailed. Throws 404, 409 where it's off, 422
 * for a wrong password of the owner's, and 429.
 */
export async function resetTwoSteps(
  ctx: OwnerContext,
  { id, password }: PasswordRequest & { id: string },
): Promise<void> {
  const { customerId } = ctx.actor
  const member = await findMember(ctx, customerId, id)
  if (!member?.email) throw memberNotFound()
  const owner = await confirmPassword(ctx, password)
  const reset = resetTwoStepOf(ctx, {
    member: { customerId, personId: id },
    name: member.firstName ?? member.email,
    to: member.email,
    by: owner.firstName ?? owner.email,
  })
  const { ended } = await batchNamed(ctx.directory, reset)
  if (ended.length === 0) throw twoStepIsOff()
  wakeOutbox(ctx)
}
