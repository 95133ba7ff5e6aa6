import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { billingResponse, checkoutStatus, createSubscriptionResponse } from '../../../contract/billing'
import { DAY_MS } from '../../../contract/durations'
import { api, ownersPassword, registerOwner, runMinute } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { buy, control, deliverAll, json, me, newCard, newEmail, payingOwner, register, stripe } from '../_test/people'

const billing = async (token: string) => billingResponse.parse(await json(await api('/api/billing', { token })))

/** An owner whose subscription is over; somebody who isn't signed in then buys with their address. */
async function boughtForLapsed() {
  const owner = await payingOwner('starter')
  await stripe.subscriptions.cancel(owner.subscription)
  await deliverAll(owner.stripeCustomer)
  const bought = await buy('business', { email: owner.email })
  await deliverAll(bought.stripeCustomer)
  return { owner, bought }
}

const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status

afterEach(() => vi.useRealTimers())

test('what a stranger buys with an owner’s address waits for the owner, and changes nothing until they take it', async () => {
  const { owner, bought } = await boughtForLapsed()
  expect((await me(owner.token)).customer).toMatchObject({ planType: 'starter', subscriptionStatus: 'canceled' })
  const seen = checkoutStatus.parse(await json(await api(`/api/checkout/${bought.sessionId}`)))
  expect(seen).toEqual({ status: 'complete', paid: true, hasAccount: false })
  const [mail, ...more] = await mailsAbout(owner.email, 'bought with your email address')
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/The Business plan, \$99 a month[\s\S]*\/admin\/billing/)
  const waiting = { id: bought.subscription, planType: 'business', expiresAt: expect.any(String) }
  expect((await billing(owner.token)).waitingPurchases).toEqual([waiting])

  const other = await registerOwner({ email: newEmail() })
  const path = `/api/billing/purchases/${bought.subscription}`
  expect((await api(`${path}/claim`, { method: 'POST', token: other.token })).status).toBe(404)
  expect((await api(path, { method: 'DELETE', token: other.token })).status).toBe(404)
  expect((await api(`${path}/claim`, { method: 'POST' })).status).toBe(401)

  const claimed = await json(await api(`${path}/claim`, { method: 'POST', token: owner.token }))
  // The address had its trial with the first plan.
  expect(claimed).toMatchObject({ planType: 'business', subscriptionStatus: 'active', waitingPurchases: [] })
  await deliverAll(bought.stripeCustomer)
  await deliverAll(owner.stripeCustomer)
  expect((await me(owner.token)).customer).toMatchObject({ planType: 'business', subscriptionStatus: 'active' })
  const customers = (await stripe.customers.list({ email: owner.email })).data
  expect(customers.map(({ id }) => id)).toEqual([bought.stripeCustomer])
})

test('an owner who didn’t buy it has it cancelled, and what it charged given back', async () => {
  const { owner, bought } = await boughtForLapsed()
  await stripe.subscriptions.update(bought.subscription, { trial_end: 'now' })
  await deliverAll(bought.stripeCustomer)
  const path = `/api/billing/purchases/${bought.subscription}`
  const left = await json(await api(path, { method: 'DELETE', token: owner.token }))
  expect(left).toMatchObject({ planType: 'starter', subscriptionStatus: 'canceled', waitingPurchases: [] })
  expect(await statusOf(bought.subscription)).toBe('canceled')
  const charges = await stripe.charges.list({ customer: bought.stripeCustomer })
  expect(charges.data.map(({ amount, refunded }) => [amount, refunded])).toEqual([[9900, true]])
})

test('what a bank has taken back already keeps neither its own end nor that of others', async () => {
  const { owner, bought } = await boughtForLapsed()
  await stripe.subscriptions.update(bought.subscription, { trial_end: 'now' })
  await control('dispute/open', { customer: bought.stripeCustomer })
  await deliverAll(bought.stripeCustomer)
  const left = await json(
    await api(`/api/billing/purchases/${bought.subscription}`, { method: 'DELETE', token: owner.token }),
  )
  expect(left).toMatchObject({ waitingPurchases: [] })
  expect(await statusOf(bought.subscription)).toBe('canceled')

  const [first, second] = [await boughtForLapsed(), await boughtForLapsed()]
  await env.DB.prepare('UPDATE unclaimed_purchases SET subscription_id = ? WHERE subscription_id = ?')
    .bind('sub_unknown', first.bought.subscription)
    .run()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS + 1000 })
  await runMinute()
  expect(await statusOf(second.bought.subscription)).toBe('canceled')
  await env.DB.prepare('DELETE FROM unclaimed_purchases').run()
})

test('what nobody takes within two days ends before it charges anything, and the operator hears of it', async () => {
  const { owner, bought } = await boughtForLapsed()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS + 1000 })
  await runMinute()
  await runMinute()
  expect(await statusOf(bought.subscription)).toBe('canceled')
  expect((await stripe.charges.list({ customer: bought.stripeCustomer })).data).toEqual([])
  const told = await mailsAbout('operator@deskbell.test', 'nobody claimed')
  expect(told.filter(({ text }) => text.includes(bought.subscription))).toHaveLength(1)
  vi.useRealTimers()
  await deliverAll(bought.stripeCustomer)
  expect((await billing(owner.token)).waitingPurchases).toEqual([])
})

test('an account that goes takes what waits for it along', async () => {
  const { owner, bought } = await boughtForLapsed()
  const { id } = (await me(owner.token)).customer
  await api('/api/account', { method: 'DELETE', token: owner.token, body: { password: ownersPassword } })
  await env.DB.prepare('UPDATE customers SET delete_after = ? WHERE id = ?')
    .bind(Date.now() - 1, id)
    .run()
  await runMinute()
  expect(await statusOf(bought.subscription)).toBe('canceled')
})

test('nobody’s purchase becomes the operator’s', async () => {
  const operator = await env.DB.prepare('SELECT * FROM customers WHERE email = ?')
    .bind('operator@deskbell.test')
    .first()
  const bought = await buy('starter', { email: 'operator@deskbell.test' })
  await deliverAll(bought.stripeCustomer)
  const after = await env.DB.prepare('SELECT * FROM customers WHERE email = ?').bind('operator@deskbell.test').first()
  expect(after).toEqual(operator)
})

test('the page after a purchase shows one link, however often it is looked at, and none to who is known by another purchase', async () => {
  const first = await buy('starter')
  const look = async (id: string) => checkoutStatus.parse(await json(await api(`/api/checkout/${id}`))).registrationUrl
  const url = await look(first.sessionId)
  expect(url).toContain('/register?')
  expect(await look(first.sessionId)).toBe(url)
  const links = env.DB.prepare(
    'SELECT count(*) AS n FROM registration_links l JOIN customers c ON c.id = l.customer_id WHERE c.email = ?',
  )
  // The mailed one and the page's.
  expect(await links.bind(first.email).first('n')).toBe(2)
  await stripe.subscriptions.cancel(first.subscription)
  await deliverAll(first.stripeCustomer)
  const second = await buy('business', { email: first.email })
  expect(await look(second.sessionId)).toBeUndefined()
  await deliverAll(second.stripeCustomer)
  const token = await register(first.email)
  expect((await me(token)).customer.planType).toBe('business')
  expect(await look(first.sessionId)).toBeUndefined()
  expect(await look(second.sessionId)).toBeUndefined()
})

test('the link on that page ends with its time', async () => {
  const { sessionId, stripeCustomer } = await buy('starter')
  await deliverAll(stripeCustomer)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * DAY_MS })
  const seen = checkoutStatus.parse(await json(await api(`/api/checkout/${sessionId}`)))
  expect(seen.registrationUrl).toBeUndefined()
})

test('a stranger is told the same of an address that had its trial as of one that hadn’t, and the second trial ends', async () => {
  const former = await buy('starter')
  await deliverAll(former.stripeCustomer)
  await stripe.subscriptions.cancel(former.subscription)
  await deliverAll(former.stripeCustomer)
  const ask = async (email: string) =>
    createSubscriptionResponse.parse(
      await json(await api('/api/create-subscription', { body: { priceId: 'starter', trialDays: 3, email } })),
    )
  const { clientSecret, ...known } = await ask(former.email)
  const { clientSecret: _, ...unknown } = await ask(newEmail())
  expect(known).toEqual(unknown)
  await control('confirm', { clientSecret, card: newCard() })
  const second = (await stripe.customers.list({ email: former.email })).data.find(
    ({ id }) => id !== former.stripeCustomer,
  )
  await deliverAll(second?.id ?? '')
  const { data } = await stripe.subscriptions.list({ customer: second?.id ?? '', status: 'all' })
  expect(data.map(({ status }) => status)).toEqual(['active'])
})

test('a key belongs to who sent it: another address, plan or email gets a purchase of its own', async () => {
  const key = crypto.randomUUID()
  const from = (address: string) => ({ 'idempotency-key': key, 'cf-connecting-ip': address })
  const checkout = async (address: string, plan: string) =>
    (
      await json<{ checkoutUrl: string }>(
        await api(`/api/create-checkout-session?plan=${plan}`, { headers: from(address) }),
      )
    ).checkoutUrl
  const url = await checkout('192.0.2.1', 'starter')
  expect(await checkout('192.0.2.1', 'starter')).toBe(url)
  expect(await checkout('192.0.2.9', 'starter')).not.toBe(url)
  expect(await checkout('192.0.2.1', 'business')).not.toBe(url)
  const email = newEmail()
  const secret = async (address: string) =>
    (
      await json<{ clientSecret: string }>(
        await api('/api/create-subscription', { body: { priceId: 'starter', email }, headers: from(address) }),
      )
    ).clientSecret
  const mine = await secret('192.0.2.1')
  expect(await secret('192.0.2.1')).toBe(mine)
  expect(await secret('192.0.2.9')).not.toBe(mine)
})
