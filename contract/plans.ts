/**
 * The plan catalogue: the only place that knows a price, a limit or a trial's length (readings 1, 2, 26 and 29 of the specification).
 * Screens, server, payment set-up and `/api/plans` read it from here.
 */
export const PLAN_IDS = ['starter', 'business', 'enterprise', 'test'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export type Plan = {
  id: PlanId
  name: string
  priceCents: number
  currency: 'usd'
  trialDays: number
  /** Conversations a month; absent means unlimited. */
  conversationLimit?: number
  /** How many businesses one customer may have. */
  businessLimit: number
  mostPopular?: true
  features: string[]
}

const TRIAL_DAYS = 3

export const PLANS: Record<PlanId, Plan> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    priceCents: 4900,
    currency: 'usd',
    trialDays: TRIAL_DAYS,
    conversationLimit: 1000,
    businessLimit: 1,
    features: ['1 chatbot', 'Up to 1,000 conversations/month', 'Lead capture', 'Email notifications'],
  },
  business: {
    id: 'business',
    name: 'Business',
    priceCents: 9900,
    currency: 'usd',
    trialDays: TRIAL_DAYS,
    conversationLimit: 10000,
    businessLimit: 1,
    mostPopular: true,
    features: [
      '1 chatbot',
      'Up to 10,000 conversations/month',
      'Advanced lead qualification',
      'Custom branding and colors',
    ],
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    priceCents: 19900,
    currency: 'usd',
    trialDays: TRIAL_DAYS,
    businessLimit: 10,
    features: ['Unlimited conversations', 'Priority support', 'API access', 'Advanced analytics'],
  },
  test: {
    id: 'test',
    name: 'Test',
    priceCents: 100,
    currency: 'usd',
    trialDays: TRIAL_DAYS,
    conversationLimit: 20,
    businessLimit: 1,
    features: ['1 chatbot', 'Up to 20 conversations/month', 'For trying things out'],
  },
}

/** What a visitor can buy; `test` exists only where test registration is switched on. */
export const SOLD_PLANS: Plan[] = [PLANS.starter, PLANS.business, PLANS.enterprise]

export const isPlanId = (value: unknown): value is PlanId => PLAN_IDS.some((id) => id === value)

/** "$49", the whole-dollar form every screen uses. */
export const formatPrice = (plan: Plan): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: plan.currency,
    minimumFractionDigits: plan.priceCents % 100 === 0 ? 0 : 2,
  }).format(plan.priceCents / 100)
