import { ApiError } from '../../lib/api'
import { type CheckoutState, isWaiting } from './useCheckoutStatus'

export type PurchaseState = 'looking' | 'unknown' | 'expired' | 'waiting' | 'unreadable' | 'confirmed'

/** How far a purchase is, which both the heading and what stands below it follow. */
export function purchaseState({ data, error }: CheckoutState, sessionId: string): PurchaseState {
  if (!sessionId || (error instanceof ApiError && error.status === 404)) return 'unknown'
  if (data?.status === 'expired') return 'expired'
  if (data && isWaiting(data)) return 'waiting'
  if (error) return 'unreadable'
  return data ? 'confirmed' : 'looking'
}
