import { expect, test } from 'vitest'
import { checkoutStatus } from '../../contract/billing'
import { DAY_MS } from '../../contract/durations'
import { api, ownersPassword } from '../_test/api'
import { mailsAbout } from '../_test/mail'
import { buy, control, deliverAll, json, me, register, startCheckout, stripe } from './_test/people'

test('from the pricing button to a signed-in owner on the plan they bought', async () => {
  const { email, stripeCustomer, subscription } = await buy('business')
  await deliverAll(stripeCustomer)
  await register(email)
  const login = await api('/api/auth/login', { body: { email, password: ownersPassword } })
  const { sessionToken } = await json<{ sessionToken: string }>(login)
  const { customer, business } = await me(sessionToken)
  expect(customer).toMatchObject({ email, planType: 'business', subscriptionStatus: 'trialing' })
  const days = (Date.parse(customer.trialEndsAt ?? '') - Date.now()) / DAY_MS
  expect(days).toBeGreaterThan(2.9)
  expect(days).toBeLessThanOrEqual(3)
  expect(business?.name).toBe('Ortega Plumbing')
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
  })
})

test('the link is mailed once, whatever comes twice', async () => {
  const { email, stripeCustomer, sessionId } = await buy('starter')
  await api(`/api/checkout/${sessionId}`)
  await deliverAll(stripeCustomer)
  await api(`/api/checkout/${sessionId}`)
  expect(await mailsAbout(email, 'Finish setting up')).toHaveLength(1)
})

test('the page after the purchase has the link before any event has come', async () => {
  const { email, sessionId } = await buy('enterprise')
  const shown = checkoutStatus.parse(await json(await api(`/api/checkout/${sessionId}`)))
  expect(shown).toMatchObject({ status: 'complete', paid: true, planType: 'enterprise', hasAccount: false })
  const link = new URL(shown.registrationUrl ?? '')
  expect([link.pathname, link.searchParams.get('email')]).toEqual(['/register', email])
  const body = { token: link.searchParams.get('token'), email }
  expect(await json(await api('/api/verify-registration', { body }))).toEqual({ planType: 'enterprise', email })
})

test('a checkout that nobody paid has no link, and one that nobody began is not found', async () => {
  const id = (await startCheckout('starter')).split('/').at(-1) ?? ''
  expect(await json(await api(`/api/checkout/${id}`))).toEqual({ status: 'open', paid: false, hasAccount: false })
  await expect(control('checkout/complete', { id, email: 'a@example.com', card: '4000000000000002' })).rejects.toThrow(
    'declined',
  )
  expect(await json(await api(`/api/checkout/${id}`))).toMatchObject({ paid: false })
  await control('checkout/abandon', { id })
  expect(await json(await api(`/api/checkout/${id}`))).toMatchObject({ status: 'expired', paid: false })
  expect((await api('/api/checkout/cs_test_nobody12345')).status).toBe(404)
  expect((await api('/api/checkout/..%2Fsecrets')).status).toBe(404)
})

test('POST works as GET does, and an unknown plan is refused', async () => {
  const posted = await api('/api/create-checkout-session?plan=business', { method: 'POST' })
  expect(await json(posted)).toMatchObject({ checkoutUrl: expect.stringContaining('/c/pay/cs_test_') })
  expect((await api('/api/create-checkout-session?plan=test')).status).toBe(422)
  expect((await api('/api/create-checkout-session')).status).toBe(422)
})

test('an owner with a plan is led to change it, never to a second subscription', async () => {
  const { email, stripeCustomer } = await buy('starter')
  await deliverAll(stripeCustomer)
  const token = await register(email)
  expect(new URL(await startCheckout('business', token)).pathname).toBe('/admin/billing')
})
