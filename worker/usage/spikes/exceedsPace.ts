import { findConversationsInPeriod } from '../meterStore'
import { daysLeftIn, isSpike } from './allowance'
import { dayOf, findDays, findHour } from './store'

export type NewConversation = {
  businessId: string
  period: string
  /** What the plan holds; null for any number. */
  limit: number | null
  at: number
  /** By how much more is allowed, on somebody's own machine. */
  scale: number
}

/** Whether one more conversation is beyond what the business may have in this hour or day. */
export function exceedsPace(storage: DurableObjectStorage, conversation: NewConversation): boolean {
  const { businessId, period, limit, at, scale } = conversation
  const today = dayOf(at)
  const days = findDays(storage, businessId)
  const left = limit === null ? null : limit - findConversationsInPeriod(storage, period)
  // What is used up counts on: beyond the month it is answered from facts anyway, and the owner knows why.
  if (left !== null && left <= 0) return false
  return isSpike(
    {
      hour: findHour(storage, businessId, at),
      day: days.find(({ day }) => day === today)?.conversations ?? 0,
      daysBefore: days.filter(({ day }) => day < today).map(({ conversations }) => conversations),
      left,
      daysLeft: daysLeftIn(at),
    },
    scale,
  )
}
