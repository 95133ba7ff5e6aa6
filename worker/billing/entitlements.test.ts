import { expect, test } from 'vitest'
import {
  ENTITLEMENTS,
  hasEntitlement,
  isLiveStatus,
  PLANS,
  planWith,
  SUBSCRIPTION_STATUSES,
} from '../../contract/plans'
import { api, registerOwner } from '../_test/api'

test('a dearer plan has all that a cheaper one has, and every refusal can name a plan', () => {
  expect(PLANS.enterprise.entitlements).toEqual(expect.arrayContaining([...PLANS.business.entitlements]))
  expect([...PLANS.enterprise.entitlements].sort()).toEqual(Object.keys(ENTITLEMENTS).sort())
  expect([planWith('customBranding').id, planWith('calendarSync').id]).toEqual(['business', 'enterprise'])
})

test('a plan whose payment failed still counts, one that has ended doesn’t', () => {
  const counting = SUBSCRIPTION_STATUSES.filter((subscriptionStatus) =>
    hasEntitlement({ id: 'business', subscriptionStatus }, 'customBranding'),
  )
  expect(counting).toEqual(['trialing', 'active', 'past_due'])
  expect(SUBSCRIPTION_STATUSES.filter(isLiveStatus)).toEqual(counting)
  expect(hasEntitlement({ id: null, subscriptionStatus: 'active' }, 'customBranding')).toBe(false)
})

test('what the plan doesn’t have is refused, and the refusal says which plan has it', async () => {
  const business = await registerOwner({ plan: 'business' })
  const patch = { method: 'PATCH', body: { schedulingTier: 'google' } }
  const refused = await api(`/api/businesses/${business.businessId}`, { ...patch, token: business.token })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({
    detail: 'Google and Outlook calendar sync comes with the Enterprise plan.',
  })
  const enterprise = await registerOwner({ plan: 'enterprise' })
  const taken = await api(`/api/businesses/${enterprise.businessId}`, { ...patch, token: enterprise.token })
  expect(taken.status).toBe(200)
})
