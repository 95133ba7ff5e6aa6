import type { TwoStepState } from '../../../contract/account'
import type { OwnerContext } from '../../platform/context'
import { countRecoveryCodes, hasTwoSteps } from './store'

/** How this person signs in. */
export async function readTwoStep(ctx: OwnerContext): Promise<TwoStepState> {
  const { personId } = ctx.actor
  const [isOn, recoveryCodesLeft] = await Promise.all([hasTwoSteps(ctx, personId), countRecoveryCodes(ctx, personId)])
  return { isOn, recoveryCodesLeft }
}
