import { isLive } from '../../contract/plans'
import { switchedOffAt } from '../billing/grace'
import type { BusinessProfile } from './profile'

/** `facts`: without a live subscription the widget goes on without the model and takes leads, for thirty days (reading 30). */
export type ServiceLevel = 'full' | 'facts' | 'off'

export function serviceLevel({ isActive, plan }: BusinessProfile, now: number): ServiceLevel {
  if (!isActive) return 'off'
  if (isLive(plan.subscriptionStatus)) return 'full'
  return plan.lapsedAt && now >= switchedOffAt(plan.lapsedAt) ? 'off' : 'facts'
}
