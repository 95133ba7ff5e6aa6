import { useQuery } from '@tanstack/react-query'
import type { CheckoutStatus } from '../../../contract/billing'
import { checkoutQuery } from '../../api/billing'

const ASK_AGAIN_MS = 3000
const ASK_AT_MOST = 10

export const isWaiting = ({ status, paid }: CheckoutStatus) => status !== 'expired' && !paid

/** Some payments take a moment to be confirmed: asked again a few times, then only when the reader presses. */
export const useCheckoutStatus = (sessionId: string) =>
  useQuery({
    ...checkoutQuery(sessionId),
    enabled: sessionId !== '',
    refetchInterval: ({ state }) =>
      state.data && isWaiting(state.data) && state.dataUpdateCount < ASK_AT_MOST ? ASK_AGAIN_MS : false,
  })
export type CheckoutState = ReturnType<typeof useCheckoutStatus>
