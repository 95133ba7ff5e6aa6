import { afterEach, expect, test } from 'vitest'
import { api, registerOwner } from '../../_test/api'
import { control, json, me, newEmail, payingOwner, stripe } from './people'

const change = (token: string, plan: string) => api('/api/billing/change-plan', { token, body: { plan } })
const planOf = async (token: string) => (await me(token)).customer.planType
const planAtProvider = async (subscription: string) =>
  (await stripe.subscriptions.retrieve(subscription)).items.data[0]?.price.lookup_key
const upgradesPaid = async (customer: string) =>
  (await stripe.invoices.list({ customer, limit: 100 })).data
    .filter(({ billing_reason }) => billing_reason === 'subscription_update')
    .map(({ amount_paid }) => amount_paid)
const detailOf = async (response: Response) => (await response.json<{ detail: string }>()).detail

afterEach(() => control('latency', { ms: 0 }))

test('of two plans wished for at once the last is charged, and the other is told so', async () => {
  const owner = await payingOwner('starter')
  const answers = await Promise.all([change(owner.token, 'enterprise'), change(owner.token, 'business')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.headers.get('content-type')).toContain('application/problem+json')
  expect(await detailOf(refused ?? Response.json({}))).toContain('asked for something else a moment later')
  const kept = answers[0]?.status === 200 ? 'enterprise' : 'business'
  expect(await planOf(owner.token)).toBe(kept)
  expect(await planAtProvider(owner.subscription)).toBe(kept)
  const paid = await upgradesPaid(owner.stripeCustomer)
  expect(paid).toHaveLength(1)
  expect(paid[0]).toBeLessThanOrEqual(kept === 'enterprise' ? 15_000 : 5_000)
})

test('the same plan wished for five times at once is charged once, and everybody gets it', async () => {
  const owner = await payingOwner('starter')
  const answers = await Promise.all(Array.from({ length: 5 }, () => change(owner.token, 'business')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await upgradesPaid(owner.stripeCustomer)).toHaveLength(1)
  expect((await change(owner.token, 'business')).status).toBe(409)
})

test('a wish that comes while another is being carried out waits for it, and is done after it', async () => {
  const owner = await payingOwner('starter')
  await control('latency', { ms: 400 })
  const first = change(owner.token, 'business')
  await scheduler.wait(200)
  await control('latency', { ms: 0 })
  const second = await change(owner.token, 'enterprise')
  expect([(await first).status, second.status]).toEqual([200, 200])
  expect(await planOf(owner.token)).toBe('enterprise')
  expect(await planAtProvider(owner.subscription)).toBe('enterprise')
  const paid = await upgradesPaid(owner.stripeCustomer)
  expect(paid.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(15_000)
})

test('a cancellation after a change of plan isn’t lost to it', async () => {
  const owner = await payingOwner('starter')
  const [changed, cancelled] = await Promise.all([
    change(owner.token, 'business'),
    api('/api/billing/cancel', { method: 'POST', token: owner.token }),
  ])
  expect([changed.status, cancelled.status].toSorted()).toEqual([200, 409])
  const { cancel_at_period_end: ends } = await stripe.subscriptions.retrieve(owner.subscription)
  expect(ends).toBe(cancelled.status === 200)
  expect(await upgradesPaid(owner.stripeCustomer)).toHaveLength(cancelled.status === 200 ? 0 : 1)
})

test('an owner without a plan who begins two at once has one of them', async () => {
  const { token } = await registerOwner({ email: newEmail() })
  const begin = (priceId: string) => api('/api/create-subscription', { token, body: { priceId } })
  const answers = await Promise.all([begin('starter'), begin('enterprise')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const begun = await json<{ planType: string }>(answers.find(({ status }) => status === 200) ?? Response.json({}))
  expect(await planOf(token)).toBe(begun.planType)
})

test('a change that fails lets the next one through', async () => {
  const owner = await payingOwner('starter')
  await control('payment/next', { customer: owner.stripeCustomer, outcome: 'decline' })
  expect((await change(owner.token, 'business')).status).toBe(409)
  expect((await change(owner.token, 'business')).status).toBe(200)
})
