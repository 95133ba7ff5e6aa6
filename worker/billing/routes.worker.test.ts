import { expect, test } from 'vitest'
import { api, registerOwner } from '../_test/api'

const json = async <Body>(response: Response) => ({ status: response.status, body: await response.json<Body>() })

test('without a payment provider a pricing button leads to the test registration, with the plan chosen', async () => {
  for (const method of ['GET', 'POST']) {
    const { body } = await json<{ checkoutUrl: string }>(
      await api('/api/create-checkout-session?plan=business', { method }),
    )
    const url = new URL(body.checkoutUrl)
    expect([url.pathname, url.searchParams.get('plan')]).toEqual(['/test-registration', 'business'])
  }
})

test('the payment form has no client secret, for strangers and owners alike', async () => {
  const { token } = await registerOwner()
  const body = { priceId: 'starter', trialDays: 3 }
  expect(await json(await api('/api/create-subscription', { body }))).toEqual({ status: 200, body: {} })
  expect(await json(await api('/api/create-subscription', { body, token }))).toEqual({ status: 200, body: {} })
})

test('what needs the provider says that payment isn’t set up, and the plan is shown all the same', async () => {
  const { token } = await registerOwner({ plan: 'starter' })
  expect(await json(await api('/api/billing/settings'))).toEqual({ status: 200, body: { paymentConfigured: false } })
  expect(await json(await api('/api/billing', { token }))).toMatchObject({
    body: { paymentConfigured: false, planType: 'starter', subscriptionStatus: 'trialing', hasSubscription: false },
  })
  for (const path of ['/api/billing/portal', '/api/billing/cancel', '/api/billing/resume']) {
    expect((await api(path, { method: 'POST', token })).status).toBe(409)
  }
  expect((await api('/api/billing/change-plan', { token, body: { plan: 'business' } })).status).toBe(409)
  expect((await api('/api/checkout/cs_test_something')).status).toBe(404)
})

test('an event is refused where no secret is set', async () => {
  const response = await api('/api/webhooks/stripe', { body: '{}', headers: { 'stripe-signature': 't=1,v1=00' } })
  expect(response.status).toBe(400)
})
