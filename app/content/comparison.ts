import { ENTITLEMENTS, type Entitlement, type Plan } from '../../contract/plans'

/** `at`: where whoever reads it, mostly without an account, finds it shown or told; else where it is in the dashboard. */
type Row = { label: string; at: string; valueIn: (plan: Plan) => string | boolean }

const count = (number: number) => number.toLocaleString('en-US')
const isEntitlement = (key: string): key is Entitlement => Object.hasOwn(ENTITLEMENTS, key)
const ONLY_SOME = Object.keys(ENTITLEMENTS).filter(isEntitlement)

const PLACES: Record<Entitlement, string> = {
  leadQualification: '/#morning',
  customBranding: '/admin/settings',
  calendarSync: '/admin/calendar',
  prioritySupport: '/contact',
  apiAccess: '/docs',
  advancedAnalytics: '/#features',
}

/** Custom branding, beyond the color that every plan has. */
const CUSTOM_BRANDING = 'Your own picture, quick replies and look; no “Powered by”'

/** The comparison of plans, derived from the catalogue. */
export const COMPARISON: Row[] = [
  {
    label: 'Conversations a month',
    at: '/terms',
    valueIn: ({ conversationLimit }) => (conversationLimit === undefined ? 'Unlimited' : count(conversationLimit)),
  },
  { label: 'Chatbots', at: '/#demo', valueIn: ({ businessLimit }) => count(businessLimit) },
  { label: 'People who can log in', at: '/admin/team', valueIn: ({ seats }) => count(seats) },
  { label: 'Free trial', at: '/terms', valueIn: ({ trialDays }) => `${trialDays} days` },
  { label: 'Lead capture', at: '/#morning', valueIn: () => true },
  { label: 'Email notifications', at: '/#morning', valueIn: () => true },
  { label: 'Built-in booking calendar', at: '/admin/calendar', valueIn: () => true },
  { label: 'Calendly booking link', at: '/admin/settings', valueIn: () => true },
  { label: 'Your own color and greeting', at: '/admin/settings', valueIn: () => true },
  ...ONLY_SOME.map((entitlement) => ({
    label: entitlement === 'customBranding' ? CUSTOM_BRANDING : ENTITLEMENTS[entitlement],
    at: PLACES[entitlement],
    valueIn: (plan: Plan) => plan.entitlements.includes(entitlement),
  })),
]
