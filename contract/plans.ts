/**
 * The plan catalog: the only place with prices, limits, entitlements and the trial's length. The screens, the server, Stripe's set-up and
 * `/api/plans` read it from here.
 */
export const PLAN_IDS = ['starter', 'business', 'enterprise', 'test'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** Features that depend on the plan, enforced on the server. */
export const ENTITLEMENTS = {
  leadQualification: 'Lead qualification',
  /** Picture, line, quick replies, look and corners of their own; "Powered by Deskbell" goes away too. */
  customBranding: 'Your own branding',
  calendarSync: 'Google and Outlook calendar sync',
  prioritySupport: 'Priority support',
  apiAccess: 'API access',
  advancedAnalytics: 'Advanced analytics',
} as const
export type Entitlement = keyof typeof ENTITLEMENTS

export type Plan = {
  id: PlanId
  name: string
  priceCents: number
  currency: 'usd'
  trialDays: number
  /** Conversations a month; absent means unlimited. */
  conversationLimit?: number
  /** Model tokens per month; beyond them replies come from facts only. A reply takes about 2,500. */
  modelTokens: number
  /** How many businesses one customer may have. */
  businessLimit: number
  /** How many people may sign in, the owner included. */
  seats: number
  mostPopular?: true
  features: string[]
  entitlements: readonly Entitlement[]
}

const TRIAL_DAYS = 3
/** Conversations a month. */
const LIMITS = { starter: 1_000, business: 10_000, test: 20 }
/** Commas by hand: every page evaluates this, and a browser's first formatter takes a phone as long as all else that a page begins with. */
const upTo = (limit: number): string => `Up to ${String(limit).replace(/\B(?=(\d{3})+$)/g, ',')} conversations/month`

const OF_BUSINESS = ['leadQualification', 'customBranding'] as const
const OF_ENTERPRISE = [...OF_BUSINESS, 'calendarSync', 'prioritySupport', 'apiAccess', 'advancedAnalytics'] as const

export const PLANS: Record<PlanId, Plan> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    priceCents: 4900,
    currency: 'usd',
    trialDays: TRIAL_DAYS,
    conversationLimit: LIMITS.starter,
    modelTokens: 15_000_000,
    businessLimit: 1,
    seats: 2,
    features: ['1 chatbot', upTo(LIMITS.starter), 'Lead capture', 'Email notifications'],
    entitlements: [],
  },
  business: {
    id: 'business',
    name: 'Business',
    priceCents: 9900,
    currency: 'usd',
    trialDays: TRIAL_DAYS,
    conversationLimit: LIMITS.business,
    modelTokens: 80_000_000,
    businessLimit: 1,
    seats: 5,
    mostPopular: true,
    features: ['1 chatbot', upTo(LIMITS.business), 'Advanced lead qualification', 'Custom branding and colors'],
    entitlements: OF_BUSINESS,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    priceCents: 19900,
    currency: 'usd',
    trialDays: TRIAL_DAYS,
    modelTokens: 250_000_000,
    businessLimit: 10,
    seats: 25,
    features: ['Unlimited conversations', 'Priority support', 'API access', 'Advanced analytics'],
    entitlements: OF_ENTERPRISE,
  },
  test: {
    id: 'test',
    name: 'Test',
    priceCents: 100,
    currency: 'usd',
    trialDays: TRIAL_DAYS,
    conversationLimit: LIMITS.test,
    modelTokens: 500_000,
    businessLimit: 1,
    seats: 2,
    features: ['1 chatbot', upTo(LIMITS.test), 'For trying things out'],
    entitlements: [],
  },
}

/** Plans on sale; `test` exists only with TEST_REGISTRATION on. */
export const SOLD_PLANS: Plan[] = [PLANS.starter, PLANS.business, PLANS.enterprise]

export const SUBSCRIPTION_STATUSES = [
  'inactive',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
  'incomplete',
  'incomplete_expired',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** A customer's plan and status, as stored in the directory and in profiles. */
export type PlanState = { id: PlanId | null; subscriptionStatus: SubscriptionStatus }

const LIVE: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due']

/** A subscription with a failed payment is live while Stripe retries. */
export const isLiveStatus = (status: SubscriptionStatus): boolean => LIVE.includes(status)

export const hasEntitlement = ({ id, subscriptionStatus }: PlanState, entitlement: Entitlement): boolean =>
  id !== null && isLiveStatus(subscriptionStatus) && PLANS[id].entitlements.includes(entitlement)

/** The smallest plan with the entitlement. */
export function planWith(entitlement: Entitlement): Plan {
  const plan = SOLD_PLANS.find(({ entitlements }) => entitlements.includes(entitlement))
  if (!plan) throw new Error(`No plan has ${entitlement}`)
  return plan
}

export const isPlanId = (value: unknown): value is PlanId => PLAN_IDS.some((id) => id === value)

/** "$49"; with cents only if there are any: "$49.50". */
export const formatCents = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

/** A plan's monthly price, as every screen shows it. */
export const formatPrice = (plan: Plan): string => formatCents(plan.priceCents, plan.currency)
