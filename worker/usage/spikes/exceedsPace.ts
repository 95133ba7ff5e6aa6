import { findConversationsInPeriod } from '../meterStore'
import { daysLeftIn, isSpike } from './allowance'
import { countInHour, dayOf, findDays } from './store'

export type NewConversation = {
  businessId: string
  period: string
  /** What the plan holds; null for any number. */
  limit: number | null
  at: number
  /** Multiplies the limits, on a local start (RATE_LIMIT_SCALE). */
  scale: number
}

/** Whether one more conversation exceeds what the business may have in this hour or day. */
export function exceedsPace(storage: DurableObjectStorage, conversation: NewConversation): boolean {
  const { businessId, period, limit, at, scale } = conversation
  const today = dayOf(at)
  const days = findDays(storage, businessId)
  const left = limit === null ? null : limit - findConversationsInPeriod(storage, period)
  // Beyond the month's limit conversations are counted anyway: they are answered from facts, and the owner knows why.
  if (left !== null && left <= 0) return false
  return isSpike(
    {
      hour: countInHour(storage, businessId, at),
      day: days.find(({ day }) => day === today)?.conversations ?? 0,
      daysBefore: days.filter(({ day }) => day < today).map(({ conversations }) => conversations),
      left,
      daysLeft: daysLeftIn(at),
    },
    scale,
  )
}
