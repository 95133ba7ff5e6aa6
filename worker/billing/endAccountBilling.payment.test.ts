import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { api, drainOutbox, ownersPassword, runMinute } from '../_test/api'
import { linkIn, mailsAbout } from '../_test/mail'
import { buy, control, deliverAll, json, me, newEmail, payingOwner, register, stripe } from './_test/people'

test('an account that is deleted is charged no more, and the provider forgets its customer', async () => {
  const owner = await payingOwner('starter')
  const { id } = (await me(owner.token)).customer
  await api('/api/account', { method: 'DELETE', token: owner.token, body: { password: ownersPassword } })
  expect((await stripe.subscriptions.retrieve(owner.subscription)).status).toBe('active')
  const makeDue = env.DB.prepare('UPDATE customers SET delete_after = ? WHERE id = ?')
  await makeDue.bind(Date.now() - 1, id).run()
  await runMinute()
  expect((await stripe.subscriptions.retrieve(owner.subscription)).status).toBe('canceled')
  expect((await stripe.customers.list({ email: owner.email })).data).toEqual([])
  expect((await api('/api/auth/me', { token: owner.token })).status).toBe(401)
  // What the provider says of it afterwards brings nothing back.
  await deliverAll(owner.stripeCustomer)
  expect(await env.DB.prepare('SELECT 1 FROM customers WHERE email = ?').bind(owner.email).first()).toBeNull()
})

test('an account that is going buys and changes nothing more, until its owner keeps it', async () => {
  const owner = await payingOwner('starter')
  const { token } = owner
  await api('/api/account', { method: 'DELETE', token, body: { password: ownersPassword } }).then(drainOutbox)
  const wishes = [
    () => api('/api/billing/change-plan', { token, body: { plan: 'business' } }),
    () => api('/api/billing/resume', { method: 'POST', token }),
    () => api('/api/create-subscription', { token, body: { priceId: 'business' } }),
    () => api('/api/create-checkout-session?plan=business', { token }),
  ]
  for (const wish of wishes) {
    const refused = await json<{ detail: string }>(await wish(), 409)
    expect(refused.detail).toContain('Keep your account first')
  }
  const subscription = await stripe.subscriptions.retrieve(owner.subscription)
  expect([subscription.cancel_at_period_end, subscription.items.data[0]?.price.lookup_key]).toEqual([true, 'starter'])
  await api('/api/account/restore', { method: 'POST', token }).then(drainOutbox)
  expect((await api('/api/billing/change-plan', { token, body: { plan: 'business' } })).status).toBe(200)
})

test('a trial that is over before its account goes charges nobody who has asked to go, and goes on for who stays', async () => {
  const atPeriodEnd = async (id: string) => (await stripe.subscriptions.retrieve(id)).cancel_at_period_end
  const ask = (token: string) =>
    api('/api/account', { method: 'DELETE', token, body: { password: ownersPassword } }).then(drainOutbox)
  const keep = (token: string) => api('/api/account/restore', { method: 'POST', token }).then(drainOutbox)
  const bought = await buy('business')
  await deliverAll(bought.stripeCustomer)
  const token = await register(bought.email)
  await ask(token)
  await keep(token)
  expect(await atPeriodEnd(bought.subscription)).toBe(false)
  // An end that its owner had asked for is not taken back with the deletion.
  await json(await api('/api/billing/cancel', { method: 'POST', token }))
  await ask(token)
  await keep(token)
  expect(await atPeriodEnd(bought.subscription)).toBe(true)
  await json(await api('/api/billing/resume', { method: 'POST', token }))
  await ask(token)
  await control('clock/advance', { customer: bought.stripeCustomer, days: 3.1 })
  await deliverAll(bought.stripeCustomer)
  expect((await stripe.subscriptions.retrieve(bought.subscription)).status).toBe('canceled')
  expect((await stripe.charges.list({ customer: bought.stripeCustomer })).data).toEqual([])
})

test('receipts follow a change of address', async () => {
  const owner = await payingOwner('starter')
  const { email } = (await me(owner.token)).customer
  const wanted = newEmail()
  await api('/api/account/email', { token: owner.token, body: { email: wanted, password: ownersPassword } })
  for (const address of [email, wanted]) {
    const [mail] = await mailsAbout(address, /Confirm your/)
    const token = linkIn(mail?.text ?? '').searchParams.get('token')
    expect((await api('/api/account/email/confirm', { body: { token } })).status).toBe(200)
  }
  await drainOutbox()
  expect(await stripe.customers.retrieve(owner.stripeCustomer)).toMatchObject({ email: wanted })
})
