import { useQuery } from '@tanstack/react-query'
import type { CheckoutStatus } from '../../../contract/billing'
import { checkoutQuery } from '../../api/billing'

const ASK_AGAIN_MS = 3000
const ASK_AT_MOST = 10

export const isWaiting = ({ status, paid }: CheckoutStatus) => status !== 'expired' && !paid

/** Polls a few times, since some payments take a moment; after that only on request. */
export const useCheckoutStatus = (sessionId: string) =>
  useQuery({
    ...checkoutQuery(sessionId),
    enabled: sessionId !== '',
    refetchInterval: ({ state }) =>
      state.data && isWaiting(state.data) && state.dataUpdateCount < ASK_AT_MOST ? ASK_AGAIN_MS : false,
  })
export type CheckoutState = ReturnType<typeof useCheckoutStatus>
