import { expect, test } from 'vitest'
import { api } from '../../_test/api'
import { control, deliver, json, payingOwner, takeEvents } from '../_test/people'

type Entry = { kind: string; detail: Record<string, string> }

test('the owner reads what became of their plan, each change once, however its events come', async () => {
  const owner = await payingOwner('starter')
  await json(await api('/api/billing/change-plan', { token: owner.token, body: { plan: 'business' } }))
  await json(await api('/api/billing/cancel', { method: 'POST', token: owner.token }))
  await json(await api('/api/billing/resume', { method: 'POST', token: owner.token }))
  await control('card/use', { customer: owner.stripeCustomer, card: '4000000000000341' })
  await control('clock/advance', { customer: owner.stripeCustomer, days: 32 })
  const events = await takeEvents(owner.stripeCustomer)
  await deliver([...events, ...events.toReversed()])
  const entries = await json<Entry[]>(await api('/api/account/audit', { token: owner.token }))
  const changes = entries.filter(({ kind }) => kind === 'plan-changed' || kind === 'subscription-changed')
  expect(changes.map(({ kind, detail: { from, to } }) => [kind, from, to])).toEqual([
    ['subscription-changed', 'active', 'past_due'],
    ['subscription-changed', 'ending', 'active'],
    ['subscription-changed', 'active', 'ending'],
    ['plan-changed', 'starter', 'business'],
    ['subscription-changed', 'trialing', 'active'],
  ])
})
