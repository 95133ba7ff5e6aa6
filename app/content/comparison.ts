import { ENTITLEMENTS, type Entitlement, type Plan, SOLD_PLANS } from '../../contract/plans'

type Row = { label: string; valueIn: (plan: Plan) => string | boolean }

const count = (number: number) => number.toLocaleString('en-US')
const isEntitlement = (key: string): key is Entitlement => key in ENTITLEMENTS
const ONLY_SOME = Object.keys(ENTITLEMENTS).filter(isEntitlement)

/** Custom branding, beyond the color that every plan has. */
const CUSTOM_BRANDING = 'Your own picture, buttons and look; no “Powered by”'

/** The comparison of plans, derived from the catalogue. */
export const COMPARISON: Row[] = [
  {
    label: 'Conversations a month',
    valueIn: ({ conversationLimit }) => (conversationLimit === undefined ? 'Unlimited' : count(conversationLimit)),
  },
  { label: 'Chatbots', valueIn: ({ businessLimit }) => count(businessLimit) },
  { label: 'People who can sign in', valueIn: ({ seats }) => count(seats) },
  { label: 'Free trial', valueIn: ({ trialDays }) => `${trialDays} days` },
  { label: 'Lead capture', valueIn: () => true },
  { label: 'Email notifications', valueIn: () => true },
  { label: 'Built-in booking calendar', valueIn: () => true },
  { label: 'Calendly booking link', valueIn: () => true },
  { label: 'Your own color and greeting', valueIn: () => true },
  ...ONLY_SOME.map((entitlement) => ({
    label: entitlement === 'customBranding' ? CUSTOM_BRANDING : ENTITLEMENTS[entitlement],
    valueIn: (plan: Plan) => plan.entitlements.includes(entitlement),
  })),
]

export const COMPARED = SOLD_PLANS
