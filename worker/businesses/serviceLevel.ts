import { isLiveStatus } from '../../contract/plans'
import { switchedOffAt } from '../billing'
import type { BusinessProfile } from './profile'

/** `facts`: without a live subscription the widget goes on without the model and takes leads, for thirty days (reading 30). */
export type ServiceLevel = 'full' | 'facts' | 'off'

export const serviceLevel = (profile: BusinessProfile, now: number): ServiceLevel =>
  profile.isActive ? planLevel(profile, now) : 'off'

/** What the plan allows, whether or not the owner has switched the widget off. */
export function planLevel({ plan }: Pick<BusinessProfile, 'plan'>, now: number): ServiceLevel {
  if (isLiveStatus(plan.subscriptionStatus)) return 'full'
  return plan.lapsedAt && now >= switchedOffAt(plan.lapsedAt) ? 'off' : 'facts'
}
