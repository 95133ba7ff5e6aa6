import { expect, test } from 'vitest'
import { createSubscriptionResponse } from '../../../contract/billing'
import { PLANS } from '../../../contract/plans'
import { api, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { buy, control, deliverAll, json, me, newCard, newEmail, register, stripe } from '../_test/people'

const subscribe = async (body: object, token?: string) =>
  createSubscriptionResponse.parse(await json(await api('/api/create-subscription', { body, ...(token && { token }) })))

/** The one subscription that a call has begun at the payment provider. */
async function begun(email: string) {
  const [customer] = (await stripe.customers.list({ email })).data
  const { data } = await stripe.subscriptions.list({ customer: customer?.id ?? '', status: 'all' })
  expect(data).toHaveLength(1)
  const [subscription] = data
  if (!subscription) throw new Error('none')
  return subscription
}

const trialDaysOf = ({
  trial_start: start,
  trial_end: end,
}: {
  trial_start: number | null
  trial_end: number | null
}) => ((end ?? 0) - (start ?? 0)) / 86_400

test('the trial is the catalogue’s, whatever the page asks for', async () => {
  const email = newEmail()
  const { clientSecret, confirm, trialDays } = await subscribe({ priceId: 'starter', trialDays: 365, email })
  expect(clientSecret).toMatch(/^seti_\w+_secret_\w+$/)
  expect([confirm, trialDays]).toEqual(['setup', PLANS.starter.trialDays])
  expect(trialDaysOf(await begun(email))).toBe(PLANS.starter.trialDays)
})

test('the price is the catalogue’s: by plan, by its own id, and no other', async () => {
  const [enterprise] = (await stripe.prices.list({ lookup_keys: ['enterprise'] })).data
  const email = newEmail()
  await subscribe({ priceId: enterprise?.id, trialDays: 0, email })
  expect((await begun(email)).items.data[0]?.price).toMatchObject({ unit_amount: PLANS.enterprise.priceCents })
  const cheap = await stripe.prices.create({
    product: String(enterprise?.product),
    unit_amount: 1,
    currency: 'usd',
    recurring: { interval: 'month' },
  })
  const other = newEmail()
  const refused = await api('/api/create-subscription', { body: { priceId: cheap.id, trialDays: 3, email: other } })
  expect(refused.status).toBe(422)
  expect((await stripe.customers.list({ email: other })).data).toEqual([])
})

test('who isn’t logged in gives an email first', async () => {
  const response = await api('/api/create-subscription', { body: { priceId: 'starter', trialDays: 3 } })
  expect(response.status).toBe(422)
  expect((await response.json<{ errors: object[] }>()).errors).toEqual([
    { path: 'email', message: 'Please enter a valid email address' },
  ])
})

test('a stranger is nobody until the form is confirmed, and is then sent their link', async () => {
  const email = newEmail()
  const { clientSecret } = await subscribe({ priceId: 'business', trialDays: 3, email })
  const { customer } = await begun(email)
  await deliverAll(String(customer))
  expect(await mailsAbout(email, /./)).toEqual([])
  await control('confirm', { clientSecret, card: newCard() })
  await deliverAll(String(customer))
  const token = await register(email)
  expect((await me(token)).customer).toMatchObject({ planType: 'business', subscriptionStatus: 'trialing' })
})

test('an owner on a test trial pays from their own page, and a second visit goes on where the first stopped', async () => {
  const { email, token } = await registerOwner({ email: newEmail(), plan: 'starter' })
  const first = await subscribe({ priceId: 'starter', trialDays: 3 }, token)
  const again = await subscribe({ priceId: 'starter', trialDays: 3 }, token)
  expect(again.clientSecret).toBe(first.clientSecret)
  const other = await subscribe({ priceId: 'business', trialDays: 3 }, token)
  expect(other).toMatchObject({ clientSecret: first.clientSecret, planType: 'business' })
  expect((await me(token)).customer).toMatchObject({ planType: 'business', subscriptionStatus: 'trialing' })
  await control('confirm', { clientSecret: first.clientSecret, card: newCard() })
  await deliverAll(String((await begun(email)).customer))
  const third = await api('/api/create-subscription', { token, body: { priceId: 'starter', trialDays: 3 } })
  expect(third.status).toBe(409)
})

test('a double click begins one subscription', async () => {
  const { email, token } = await registerOwner({ email: newEmail(), plan: 'starter' })
  await control('latency', { ms: 50 })
  const answers = await Promise.all([1, 2, 3].map(() => subscribe({ priceId: 'starter', trialDays: 3 }, token)))
  await control('latency', { ms: 0 })
  expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1)
  await begun(email)
})

test('after a trial that was cancelled the same owner pays from the first day', async () => {
  const { email, stripeCustomer, subscription } = await buy('starter')
  await deliverAll(stripeCustomer)
  const token = await register(email)
  await stripe.subscriptions.cancel(subscription)
  await deliverAll(stripeCustomer)
  expect((await me(token)).customer.subscriptionStatus).toBe('canceled')
  const { clientSecret, confirm, trialDays } = await subscribe({ priceId: 'starter', trialDays: 3 }, token)
  expect([confirm, trialDays]).toEqual(['payment', 0])
  await control('confirm', { clientSecret, card: newCard() })
  await deliverAll(stripeCustomer)
  expect((await me(token)).customer.subscriptionStatus).toBe('active')
})

/** Somebody has a trial and cancels it; what becomes of the next purchase is up to the test. */
async function pastTrial(email: string, card = newCard()) {
  const first = await buy('starter', { email, card })
  await deliverAll(first.stripeCustomer)
  await stripe.subscriptions.cancel(first.subscription)
  await deliverAll(first.stripeCustomer)
  return card
}

test.each([
  ['the same address', 'ann', 'ann'],
  ['another case', 'bea', 'BEA'],
  ['a tag after a plus', 'cyd', 'cyd+second'],
])('a second trial by %s ends as it begins', async (_, first, second) => {
  const domain = `${crypto.randomUUID()}.example`
  await pastTrial(`${first}@${domain}`)
  const next = await buy('starter', { email: `${second}@${domain}` })
  await deliverAll(next.stripeCustomer)
  expect((await stripe.subscriptions.retrieve(next.subscription)).status).toBe('active')
})

test('dots don’t make another person of a Gmail address, and do of any other', async () => {
  const name = crypto.randomUUID().replaceAll('-', '')
  await pastTrial(`${name}@gmail.com`)
  const dotted = await buy('starter', { email: `${name.slice(0, 3)}.${name.slice(3)}@gmail.com` })
  await deliverAll(dotted.stripeCustomer)
  expect((await stripe.subscriptions.retrieve(dotted.subscription)).status).toBe('active')
  await pastTrial(`${name}@example.com`)
  const other = await buy('starter', { email: `${name.slice(0, 3)}.${name.slice(3)}@example.com` })
  await deliverAll(other.stripeCustomer)
  expect((await stripe.subscriptions.retrieve(other.subscription)).status).toBe('trialing')
})

test('a second trial by the same card ends as it begins', async () => {
  const card = await pastTrial(newEmail())
  const next = await buy('starter', { card })
  await deliverAll(next.stripeCustomer)
  expect((await stripe.subscriptions.retrieve(next.subscription)).status).toBe('active')
})

test('a trial without a card pauses, is mailed about, and goes on with one', async () => {
  const { email, token } = await registerOwner({ email: newEmail(), plan: 'starter' })
  await subscribe({ priceId: 'business', trialDays: 3 }, token)
  const customer = String((await begun(email)).customer)
  await deliverAll(customer)
  const [ending] = await mailsAbout(email, 'trial ends on')
  expect(ending?.text).toContain('Add a card')
  await control('clock/advance', { customer, days: 3.1 })
  await deliverAll(customer)
  expect((await me(token)).customer.subscriptionStatus).toBe('paused')
  expect(await mailsAbout(email, 'Your trial has ended')).toHaveLength(1)
  await control('card/use', { customer, card: newCard() })
  await deliverAll(customer)
  await deliverAll(customer)
  expect((await me(token)).customer.subscriptionStatus).toBe('active')
  expect(await mailsAbout(email, 'trial ends on')).toHaveLength(1)
})
