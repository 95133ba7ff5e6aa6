import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { billingResponse } from '../../../contract/billing'
import { api, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import {
  buy,
  control,
  deliverAll,
  json,
  me,
  newCard,
  newEmail,
  payingOwner,
  register,
  startCheckout,
  stripe,
} from '../_test/people'

const billing = async (token: string) => billingResponse.parse(await json(await api('/api/billing', { token })))
const change = (token: string, plan: string) => api('/api/billing/change-plan', { token, body: { plan } })
const paid = async (customer: string) =>
  (await stripe.invoices.list({ customer })).data.map((invoice) => invoice.amount_paid)

test('an upgrade is paid for the rest of the month at once, a downgrade comes off the next invoice', async () => {
  const owner = await payingOwner('starter')
  await control('clock/advance', { customer: owner.stripeCustomer, days: 15 })
  const preview = await json<{ dueNowCents: number }>(
    await api('/api/billing/change-plan?plan=business', { token: owner.token }),
  )
  expect(preview).toMatchObject({ monthlyCents: 9900, currency: 'usd' })
  expect(await json(await change(owner.token, 'business'))).toMatchObject({ planType: 'business' })
  const [upgrade] = await paid(owner.stripeCustomer)
  expect(upgrade).toBe(preview.dueNowCents)
  expect(upgrade).toBeGreaterThan(2000)
  expect(upgrade).toBeLessThan(3000)
  expect(await json(await change(owner.token, 'starter'))).toMatchObject({ planType: 'starter' })
  await control('clock/advance', { customer: owner.stripeCustomer, days: 17 })
  const [next] = await paid(owner.stripeCustomer)
  expect(next).toBeLessThan(3000)
})

test('nobody is charged more today than their page has said', async () => {
  const { token, stripeCustomer, subscription } = await payingOwner('enterprise')
  const shown = await json<{ dueNowCents: number }>(await api('/api/billing/change-plan?plan=business', { token }))
  expect(shown.dueNowCents).toBe(0)
  // Meanwhile, in another tab.
  await json(await change(token, 'starter'))
  const body = { plan: 'business', dueNowCents: shown.dueNowCents }
  await stripe.customers.createBalanceTransaction(stripeCustomer, { amount: 20_000, currency: 'usd' })
  const refused = await api('/api/billing/change-plan', { token, body })
  expect(await json(refused, 409)).toMatchObject({ detail: expect.stringContaining('has changed since you looked') })
  expect((await stripe.subscriptions.retrieve(subscription)).items.data[0]?.price.lookup_key).toBe('starter')
  const again = await json<{ dueNowCents: number }>(await api('/api/billing/change-plan?plan=business', { token }))
  const { dueNowCents } = again
  const changed = await api('/api/billing/change-plan', { token, body: { plan: 'business', dueNowCents } })
  expect(await json(changed)).toMatchObject({ planType: 'business' })
})

test('an upgrade that the bank turns down changes nothing and says so', async () => {
  const owner = await payingOwner('starter')
  await control('payment/next', { customer: owner.stripeCustomer, outcome: 'decline' })
  const response = await change(owner.token, 'business')
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ detail: 'Your card was declined. Your plan stays as it is.' })
  expect((await me(owner.token)).customer.planType).toBe('starter')
  expect((await stripe.subscriptions.retrieve(owner.subscription)).items.data[0]?.price.lookup_key).toBe('starter')
})

test('of a month whose payment failed nothing comes back by changing to a cheaper plan', async () => {
  const owner = await payingOwner('enterprise')
  await control('payment/next', { customer: owner.stripeCustomer, outcome: 'decline' })
  await control('clock/advance', { customer: owner.stripeCustomer, days: 31 })
  await deliverAll(owner.stripeCustomer)
  expect(await json(await change(owner.token, 'starter'))).toMatchObject({
    planType: 'starter',
    subscriptionStatus: 'past_due',
  })
  const next = await stripe.invoices.createPreview({ subscription: owner.subscription })
  expect(next.total).toBe(4900)
})

test('during a trial a change costs nothing', async () => {
  const { email, stripeCustomer } = await buy('starter')
  await deliverAll(stripeCustomer)
  const token = await register(email)
  expect(await json(await api('/api/billing/change-plan?plan=enterprise', { token }))).toMatchObject({ dueNowCents: 0 })
  expect(await json(await change(token, 'enterprise'))).toMatchObject({
    planType: 'enterprise',
    subscriptionStatus: 'trialing',
  })
  expect(await paid(stripeCustomer)).toEqual([0])
  expect((await change(token, 'enterprise')).status).toBe(409)
  expect((await change(token, 'test')).status).toBe(422)
})

test('a cancellation runs to the end of what is paid, and can be taken back until then', async () => {
  const owner = await payingOwner('business')
  const cancelled = await json(await api('/api/billing/cancel', { method: 'POST', token: owner.token }))
  expect(cancelled).toMatchObject({
    cancelAtPeriodEnd: true,
    subscriptionStatus: 'active',
    currentPeriodEnd: expect.any(String),
  })
  const resumed = await json(await api('/api/billing/resume', { method: 'POST', token: owner.token }))
  expect(resumed).toMatchObject({ cancelAtPeriodEnd: false, subscriptionStatus: 'active' })
  await control('clock/advance', { customer: owner.stripeCustomer, days: 40 })
  expect((await stripe.subscriptions.retrieve(owner.subscription)).status).toBe('active')
})

test('the portal opens for the owner’s own customer, also before they have bought anything', async () => {
  const owner = await payingOwner('business')
  const { url } = await json<{ url: string }>(await api('/api/billing/portal', { method: 'POST', token: owner.token }))
  expect(url).toContain('/p/session/bps_')
  const { email, token } = await registerOwner({ email: newEmail() })
  await json(await api('/api/billing/portal', { method: 'POST', token }))
  await json(await api('/api/billing/portal', { method: 'POST', token }))
  expect((await stripe.customers.list({ email })).data).toHaveLength(1)
  expect((await api('/api/billing/portal', { method: 'POST' })).status).toBe(401)
})

test('whoever was logged out meanwhile may buy as anybody else may', async () => {
  expect(new URL(await startCheckout('business', 'ses_ended')).pathname).toContain('/c/pay/')
})

test('a session that was ended begins no purchase for its account, even within the minute that it is remembered', async () => {
  const { customer, token } = await registerOwner({ email: newEmail() })
  await me(token)
  // As if the deletion in KV had been lost: D1 knows no such session any more.
  await env.DB.prepare('DELETE FROM customer_sessions WHERE customer_id = ?').bind(customer.id).run()
  expect((await api('/api/auth/me', { token })).status).toBe(200)
  expect((await api('/api/create-subscription', { token, body: { priceId: 'starter' } })).status).toBe(401)
  const id = (await startCheckout('starter', token)).split('/').at(-1) ?? ''
  expect((await stripe.checkout.sessions.retrieve(id)).client_reference_id).toBeNull()
})

test('what else is sold from the same account is none of ours', async () => {
  const product = await stripe.products.create({ name: 'Bell polish' })
  const price = await stripe.prices.create({
    product: product.id,
    unit_amount: 500,
    currency: 'usd',
    recurring: { interval: 'month' },
  })
  const email = newEmail()
  const customer = await stripe.customers.create({ email })
  await control('card/use', { customer: customer.id, card: newCard() })
  await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] })
  await deliverAll(customer.id)
  expect(await mailsAbout(email, /./)).toEqual([])
})

test('a test customer has nothing to change', async () => {
  const { token } = await registerOwner({ email: newEmail() })
  expect(await billing(token)).toMatchObject({ hasSubscription: false, paymentConfigured: true })
  expect((await change(token, 'starter')).status).toBe(409)
  expect((await api('/api/billing/cancel', { method: 'POST', token })).status).toBe(409)
})

test('when the provider is down a person is told that nothing was charged', async () => {
  const owner = await payingOwner('business')
  for (let tries = 0; tries < 3; tries++)
    await control('fault', { path: `/v1/subscriptions/${owner.subscription}`, status: 500 })
  const response = await change(owner.token, 'starter')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await response.json<{ detail: string }>()).detail).toContain('Nothing was charged')
})
