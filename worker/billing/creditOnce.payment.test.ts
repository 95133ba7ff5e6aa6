import { expect, test } from 'vitest'
import { api, drainOutbox } from '../_test/api'
import { testContext } from '../_test/visitor'
import { outboxHandlers } from '../lifecycle/outboxHandlers'
import { buy, control, deliverAll, json, me, newCard, payingOwner, startCheckout, stripe } from './_test/people'

type Entry = { kind: string; detail: Record<string, string> }

const balanceOf = async (id: string) => {
  const customer = await stripe.customers.retrieve(id)
  return customer.deleted ? 'deleted' : customer.balance
}

/** An owner who went down to a cheaper plan, and whose subscription ended before all that came back was used up. */
async function endedWithCredit() {
  const owner = await payingOwner('enterprise')
  await json(await api('/api/billing/change-plan', { token: owner.token, body: { plan: 'starter' } }))
  await control('clock/advance', { customer: owner.stripeCustomer, days: 31 })
  await stripe.subscriptions.cancel(owner.subscription)
  await deliverAll(owner.stripeCustomer)
  return { owner, credit: Number(await balanceOf(owner.stripeCustomer)) }
}

test('who takes over a purchase keeps the credit of before, once, and reads so', async () => {
  const { owner, credit } = await endedWithCredit()
  expect(credit).toBeLessThan(-5000)
  const bought = await buy('business', { email: owner.email })
  await deliverAll(bought.stripeCustomer)
  await control('fault', { path: `/v1/customers/${owner.stripeCustomer}`, status: 500 })
  await json(await api(`/api/billing/purchases/${bought.subscription}/claim`, { method: 'POST', token: owner.token }))
  await drainOutbox()
  const { id } = (await me(owner.token)).customer
  const again = { customerId: id, stripeCustomerId: owner.stripeCustomer }
  await outboxHandlers['payer.replaced'](testContext(), again, 'out_again', 1)
  expect(await balanceOf(bought.stripeCustomer)).toBe(credit)
  expect(await balanceOf(owner.stripeCustomer)).toBe('deleted')
  const entries = await json<Entry[]>(await api('/api/account/audit', { token: owner.token }))
  const kept = entries.filter(({ kind }) => kind === 'balance-kept')
  expect(kept.map(({ detail }) => detail.balanceCents)).toEqual([String(credit)])

  await control('clock/advance', { customer: bought.stripeCustomer, days: 31 })
  const [next] = (await stripe.invoices.list({ customer: bought.stripeCustomer })).data
  expect(next).toMatchObject({ total: 9900, amount_paid: Math.max(0, 9900 + credit) })
})

test('a second subscription that is refused gives back the credit that it used, too', async () => {
  const { owner, credit } = await endedWithCredit()
  const tabs = [await startCheckout('business', owner.token), await startCheckout('business', owner.token)]
  for (const url of tabs) await control('checkout/complete', { id: url.split('/').at(-1), card: newCard() })
  await deliverAll(owner.stripeCustomer)
  await deliverAll(owner.stripeCustomer)
  // The credit pays one month; the other checkout took the rest of it, and some from the card.
  expect(await balanceOf(owner.stripeCustomer)).toBe(credit + 9900)
  const charges = (await stripe.charges.list({ customer: owner.stripeCustomer })).data
  expect(charges.filter(({ amount }) => amount === 19_800 + credit).map(({ refunded }) => refunded)).toEqual([true])
})

test('a carrying over that was cut off before the old customer was forgotten isn’t done twice, however late it is tried again', async () => {
  const { owner, credit } = await endedWithCredit()
  const bought = await buy('business', { email: owner.email })
  await deliverAll(bought.stripeCustomer)
  await stripe.customers.createBalanceTransaction(bought.stripeCustomer, {
    amount: credit,
    currency: 'usd',
    metadata: { from: owner.stripeCustomer },
  })
  await json(await api(`/api/billing/purchases/${bought.subscription}/claim`, { method: 'POST', token: owner.token }))
  await drainOutbox()
  // The address had its trial before: the first month is paid from it at once.
  expect(await balanceOf(bought.stripeCustomer)).toBe(credit + 9900)
  expect(await balanceOf(owner.stripeCustomer)).toBe('deleted')
})
