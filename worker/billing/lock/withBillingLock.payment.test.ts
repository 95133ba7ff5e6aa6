import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { api, registerOwner } from '../../_test/api'
import { control, me, newEmail, payingOwner, stripe } from '../_test/people'

const change = (token: string, plan: string) => api('/api/billing/change-plan', { token, body: { plan } })
const planOf = async (token: string) => (await me(token)).customer.planType
const planAtProvider = async (subscription: string) =>
  (await stripe.subscriptions.retrieve(subscription)).items.data[0]?.price.lookup_key
const upgradesPaid = async (customer: string) =>
  (await stripe.invoices.list({ customer, limit: 100 })).data
    .filter(({ billing_reason }) => billing_reason === 'subscription_update')
    .map(({ amount_paid }) => amount_paid)

afterEach(() => control('latency', { ms: 0 }))

/** Two wishes, the second while the first still waits for its turn. */
async function oneAfterTheOther(token: string, first: () => Promise<Response>, second: () => Promise<Response>) {
  const { id } = (await me(token)).customer
  const row = env.DB.prepare('SELECT billing_wish FROM customers WHERE id = ?').bind(id)
  await env.DB.prepare('UPDATE customers SET billing_busy_until = ? WHERE id = ?')
    .bind(Date.now() + 60_000, id)
    .run()
  const earlier = first()
  while ((await row.first('billing_wish')) === null) await scheduler.wait(10)
  const later = second()
  const replaced = await earlier
  await env.DB.prepare('UPDATE customers SET billing_busy_until = NULL WHERE id = ?').bind(id).run()
  return [replaced, await later] as const
}

test.each([
  ['enterprise', 'business'],
  ['business', 'enterprise'],
])(
  'of two plans wished for at once, %s and then %s, only the last is charged, and the other is told so',
  async (one, other) => {
    const owner = await payingOwner('starter')
    const [replaced, done] = await oneAfterTheOther(
      owner.token,
      () => change(owner.token, one),
      () => change(owner.token, other),
    )
    expect([replaced.status, done.status]).toEqual([409, 200])
    expect(replaced.headers.get('content-type')).toContain('application/problem+json')
    expect(await replaced.json()).toMatchObject({ detail: expect.stringContaining('something else a moment later') })
    expect([await planOf(owner.token), await planAtProvider(owner.subscription)]).toEqual([other, other])
    const paid = await upgradesPaid(owner.stripeCustomer)
    expect(paid).toHaveLength(1)
    expect(paid[0]).toBeLessThanOrEqual(other === 'enterprise' ? 15_000 : 5_000)
  },
)

test('of five changes at once no two are worked out from the same plan', async () => {
  const owner = await payingOwner('starter')
  const wishes = ['business', 'enterprise', 'business', 'enterprise', 'business']
  const answers = await Promise.all(wishes.map((plan) => change(owner.token, plan)))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const kept = await planOf(owner.token)
  expect(await planAtProvider(owner.subscription)).toBe(kept)
  const invoices = (await stripe.invoices.list({ customer: owner.stripeCustomer, limit: 100 })).data
  const charged = invoices
    .filter(({ billing_reason }) => billing_reason === 'subscription_update')
    .reduce((sum, { total }) => sum + total, 0)
  const next = await stripe.invoices.createPreview({ subscription: owner.subscription })
  // What was charged beyond the plan that is kept comes off the next invoice, but for the hours that have gone by.
  const price = kept === 'enterprise' ? 19_900 : 9_900
  expect(Math.abs(charged + (next.total - price) - (price - 4_900))).toBeLessThan(100)
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

test('of a change and a cancellation the last counts, and the other charges nothing', async () => {
  const owner = await payingOwner('starter')
  const cancel = () => api('/api/billing/cancel', { method: 'POST', token: owner.token })
  const [replaced, done] = await oneAfterTheOther(owner.token, () => change(owner.token, 'business'), cancel)
  expect([replaced.status, done.status]).toEqual([409, 200])
  expect((await stripe.subscriptions.retrieve(owner.subscription)).cancel_at_period_end).toBe(true)
  expect(await upgradesPaid(owner.stripeCustomer)).toEqual([])
})

test('an owner without a plan who begins two at once has the last', async () => {
  const { token } = await registerOwner({ email: newEmail() })
  const begin = (priceId: string) => () => api('/api/create-subscription', { token, body: { priceId } })
  const [replaced, done] = await oneAfterTheOther(token, begin('starter'), begin('enterprise'))
  expect([replaced.status, done.status]).toEqual([409, 200])
  expect(await planOf(token)).toBe('enterprise')
})

test('what may charge a card is paused after twenty times, whoever holds the session; to cancel never is', async () => {
  const { token } = await registerOwner({ email: newEmail() })
  const resume = async () => (await api('/api/billing/resume', { method: 'POST', token })).status
  const statuses: number[] = []
  for (let n = 0; n < 20; n++) statuses.push(await resume())
  expect(statuses).toEqual(Array(20).fill(409))
  expect([await resume(), (await change(token, 'business')).status]).toEqual([429, 429])
  expect((await api('/api/billing/cancel', { method: 'POST', token })).status).toBe(409)
})

test('a change that fails lets the next one through', async () => {
  const owner = await payingOwner('starter')
  await control('payment/next', { customer: owner.stripeCustomer, outcome: 'decline' })
  expect((await change(owner.token, 'business')).status).toBe(409)
  expect((await change(owner.token, 'business')).status).toBe(200)
})
