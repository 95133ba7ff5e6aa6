import { isLiveStatus } from '../../contract/plans'
import { switchedOffAt } from '../billing'
import type { BusinessProfile } from './profile'

/** `facts`: without a live subscription the widget answers without a model and takes leads for thirty days. */
export type ServiceLevel = 'full' | 'facts' | 'off'

export const serviceLevel = (profile: BusinessProfile, now: number): ServiceLevel =>
  profile.isActive ? planLevel(profile, now) : 'off'

/** The service level by the plan alone, even if the owner has switched the widget off. */
export function planLevel({ plan }: Pick<BusinessProfile, 'plan'>, now: number): ServiceLevel {
  if (isLiveStatus(plan.subscriptionStatus)) return 'full'
  return plan.lapsedAt && now >= switchedOffAt(plan.lapsedAt) ? 'off' : 'facts'
}
