import { afterEach, expect, test, vi } from 'vitest'
import { billingResponse } from '../../../contract/billing'
import { DAY_MS } from '../../../contract/durations'
import { api } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import {
  buy,
  control,
  deliverAll,
  json,
  me,
  newCard,
  payingOwner,
  reconcile,
  register,
  startCheckout,
  stripe,
} from '../_test/people'

const paid = async (customer: string) =>
  (await stripe.invoices.list({ customer })).data.map((invoice) => invoice.amount_paid)

test('a second subscription for an address that has one is cancelled, refunded, and changes nothing', async () => {
  const owner = await payingOwner('enterprise')
  const second = await buy('starter', { email: owner.email })
  await control('clock/advance', { customer: second.stripeCustomer, days: 3.1 })
  expect(await paid(second.stripeCustomer)).toContain(4900)
  await deliverAll(second.stripeCustomer)
  expect((await stripe.subscriptions.retrieve(second.subscription)).status).toBe('canceled')
  const charges = await stripe.charges.list({ customer: second.stripeCustomer })
  expect(charges.data.map(({ refunded }) => refunded)).toEqual([true])
  expect((await me(owner.token)).customer).toMatchObject({ planType: 'enterprise', subscriptionStatus: 'active' })
  expect(await mailsAbout(owner.email, 'canceled a second subscription')).toHaveLength(1)
  const seen = await json(await api(`/api/checkout/${second.sessionId}`))
  expect(seen).toEqual({ status: 'complete', paid: true, hasAccount: false })
})

test('whoever pays with somebody else’s address gets no link to what that person bought', async () => {
  const first = await buy('business')
  await deliverAll(first.stripeCustomer)
  const second = await buy('starter', { email: first.email })
  const seen = await json<{ registrationUrl?: string }>(await api(`/api/checkout/${second.sessionId}`))
  expect(seen.registrationUrl).toBeUndefined()
  const token = await register(first.email)
  expect((await me(token)).customer.planType).toBe('business')
})

test('of two purchases that become known at the same moment one stays, and the other is given back', async () => {
  const first = await buy('starter')
  const second = await buy('business', { email: first.email })
  await Promise.all([first, second, first, second].map(({ sessionId }) => api(`/api/checkout/${sessionId}`)))
  await Promise.all([deliverAll(first.stripeCustomer), deliverAll(second.stripeCustomer)])
  const both = await Promise.all([first, second].map(({ subscription }) => stripe.subscriptions.retrieve(subscription)))
  expect(both.filter(({ status }) => status === 'canceled')).toHaveLength(1)
  const charges = await Promise.all(
    [first, second].map(({ stripeCustomer }) => stripe.charges.list({ customer: stripeCustomer })),
  )
  for (const [index, { data }] of charges.entries()) {
    const isKept = both[index]?.status !== 'canceled'
    expect(data.every(({ refunded }) => refunded !== isKept)).toBe(true)
  }
})

test('an account whose subscription has ended takes up a new one', async () => {
  const owner = await payingOwner('starter')
  await stripe.subscriptions.cancel(owner.subscription)
  await deliverAll(owner.stripeCustomer)
  expect(new URL(await startCheckout('business', owner.token)).pathname).toContain('/c/pay/')
  const next = await buy('business', { email: owner.email, token: owner.token })
  expect(next.stripeCustomer).toBe(owner.stripeCustomer)
  await deliverAll(next.stripeCustomer)
  expect((await me(owner.token)).customer).toMatchObject({ planType: 'business', subscriptionStatus: 'active' })
})

test('a refund is mailed about and leaves the plan; a dispute is the operator’s, and ends the plan when it is lost', async () => {
  const owner = await payingOwner('business')
  await control('refund', { customer: owner.stripeCustomer, amount: 1000 })
  await deliverAll(owner.stripeCustomer)
  expect(await mailsAbout(owner.email, /refunded \$10/)).toHaveLength(1)
  // A dispute names no customer, so its events are left to the reconciliation.
  const dispute = await control<{ id: string }>('dispute/open', { customer: owner.stripeCustomer })
  // Disputes of customers whom other tests had pay at the same provider are reconciled too.
  const told = async (subject: string) =>
    (await mailsAbout('operator@deskbell.test', subject)).filter(({ text }) => text.includes(dispute.id))
  await reconcile()
  expect((await me(owner.token)).customer.subscriptionStatus).toBe('active')
  expect(await told('is disputed')).toMatchObject([{ text: expect.stringContaining(owner.email) }])
  await control('dispute/close', { id: dispute.id, status: 'lost' })
  await reconcile()
  expect((await me(owner.token)).customer.subscriptionStatus).toBe('canceled')
  expect(await told('dispute was lost')).toHaveLength(1)
})

afterEach(() => vi.useRealTimers())

test('without a live subscription the widget takes leads for thirty days and is then switched off, until somebody pays', async () => {
  const owner = await payingOwner('business')
  await stripe.subscriptions.cancel(owner.subscription)
  await deliverAll(owner.stripeCustomer)
  const launcher = async () => json<{ isActive: boolean }>(await api(`/api/widget/${owner.businessId}/launcher`))
  const chat = () =>
    api(`/api/chat/${owner.businessId}/message`, { body: { sessionId: crypto.randomUUID(), message: 'Are you open?' } })
  expect(await mailsAbout(owner.email, 'subscription has ended')).toHaveLength(1)
  expect((await launcher()).isActive).toBe(true)
  expect((await chat()).status).toBe(200)
  const { switchedOffAt } = billingResponse.parse(await json(await api('/api/billing', { token: owner.token })))
  expect(Date.parse(switchedOffAt ?? '') - Date.now()).toBeGreaterThan(29.9 * DAY_MS)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(switchedOffAt ?? '') + 1000 })
  expect((await launcher()).isActive).toBe(false)
  expect((await chat()).status).toBe(403)
  vi.useRealTimers()
  const next = await buy('starter', { email: owner.email, token: owner.token, card: newCard() })
  await deliverAll(next.stripeCustomer)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(switchedOffAt ?? '') + 10_000 })
  expect((await launcher()).isActive).toBe(true)
  expect((await chat()).status).toBe(200)
})
