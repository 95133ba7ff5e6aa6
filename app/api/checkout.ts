import { checkoutResponse } from '../../contract/accounts'
import type { PlanId } from '../../contract/plans'
import { call } from '../lib/api'

export const startCheckout = (plan: PlanId) => call(checkoutResponse, `/api/create-checkout-session?plan=${plan}`)
