import { queryOptions } from '@tanstack/react-query'
import {
  billingResponse,
  checkoutStatus,
  createSubscriptionResponse,
  type PlanChange,
  paymentSettings,
  planChangePreview,
  portalResponse,
  type SoldPlanId,
} from '../../contract/billing'
import { PLANS } from '../../contract/plans'
import { usageResponse } from '../../contract/usage'
import { call } from '../lib/api'

const post = { method: 'POST' }

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: () => call(billingResponse, '/api/billing'),
  refetchOnMount: 'always',
})
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: () => call(usageResponse, '/api/usage'),
  refetchOnMount: 'always',
})

export const PLAN_CHANGE = ['planChange']
export const planChangeQuery = (plan: SoldPlanId) =>
  queryOptions({
    queryKey: [...PLAN_CHANGE, plan],
    queryFn: () => call(planChangePreview, `/api/billing/change-plan?plan=${plan}`),
    // Not cached: the amount due changes daily.
    gcTime: 0,
  })
export const changePlan = (change: PlanChange) =>
  call(billingResponse, '/api/billing/change-plan', { ...post, body: change })
export const cancelPlan = () => call(billingResponse, '/api/billing/cancel', post)
export const resumePlan = () => call(billingResponse, '/api/billing/resume', post)
const purchasePath = (id: string) => `/api/billing/purchases/${encodeURIComponent(id)}`
export const claimPurchase = (id: string) => call(billingResponse, `${purchasePath(id)}/claim`, post)
export const declinePurchase = (id: string) => call(billingResponse, purchasePath(id), { method: 'DELETE' })

export const openPortal = () => call(portalResponse, '/api/billing/portal', post)

export const paymentSettingsQuery = queryOptions({
  queryKey: ['paymentSettings'],
  queryFn: () => call(paymentSettings, '/api/billing/settings'),
})

export type SubscriptionWish = { plan: SoldPlanId; email: string | undefined; key: string }

/** `key`: a second call with the same one finds the first one's subscription. */
export const createSubscription = ({ plan, email, key }: SubscriptionWish) =>
  call(createSubscriptionResponse, '/api/create-subscription', {
    ...post,
    headers: { 'Idempotency-Key': key },
    body: { priceId: plan, trialDays: PLANS[plan].trialDays, ...(email && { email }) },
  })

export const checkoutQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['checkout', sessionId],
    queryFn: () => call(checkoutStatus, `/api/checkout/${encodeURIComponent(sessionId)}`),
  })
