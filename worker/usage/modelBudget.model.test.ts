import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../contract/durations'
import { PLANS } from '../../contract/plans'
import { usageResponse } from '../../contract/usage'
import { api, registerOwner } from '../_test/api'
import { newSessionId, say, testContext } from '../_test/visitor'
import { loadProfile } from '../businesses/loadProfile'
import { billingPeriod } from './billingPeriod'
import { meter } from './meterObject'
import { hasModelBudget, spendTokens } from './modelBudget'
import { dayOf } from './spikes/store'

const standIn = (env.AI_BASE_URL ?? '').replace('/v1', '')

test('what an owner asks their own bot takes of the same tokens as a visitor’s question', async () => {
  await fetch(`${standIn}/_control`, { method: 'POST', body: JSON.stringify({ says: 'We are in Round Rock.' }) })
  const { token, businessId, customer } = await registerOwner()
  const ctx = testContext()
  const asked = await api(`/api/businesses/${businessId}/ask`, {
    token,
    body: { question: 'What areas do you cover?' },
  })
  expect(await asked.json()).toMatchObject({ answeredBy: 'model' })
  const span = { period: billingPeriod(ctx.now()), day: dayOf(ctx.now()) }
  const { country } = await loadProfile(ctx, businessId)
  const spent = async () => (await meter(ctx, customer.id, country).standing(span)).tokens
  await expect.poll(spent, { interval: 100 }).toBeGreaterThan(100)
})

test('what a model takes is counted for its customer, and a month that is used up is answered from facts, Enterprise too', async () => {
  await fetch(`${standIn}/_control`, { method: 'POST', body: JSON.stringify({ says: 'We are in Round Rock.' }) })
  const { token, businessId } = await registerOwner({ plan: 'enterprise' })
  const ask = () => say(businessId, { sessionId: newSessionId(), message: 'What areas do you cover?' })
  expect((await ask()).answeredBy).toBe('model')
  await expect
    .poll(async () => usageResponse.parse(await (await api('/api/usage', { token })).json()).totalTokensUsed, {
      interval: 100,
    })
    .toBeGreaterThan(100)

  const ctx = testContext()
  const profile = await loadProfile(ctx, businessId)
  expect(await hasModelBudget(ctx, profile)).toBe(true)
  await spendTokens(ctx, profile, PLANS.enterprise.modelTokens)
  expect(await hasModelBudget(ctx, profile)).toBe(false)
  expect((await ask()).answeredBy).toBe('facts')
  const nextMonth = testContext({ now: () => Date.parse(`${billingPeriod(ctx.now())}-01T00:00Z`) + 32 * DAY_MS })
  expect(await hasModelBudget(nextMonth, profile), 'until the next month').toBe(true)
})

test('a flood of first messages, which count as no conversation, uses up one day’s tokens and not the month’s', async () => {
  const { businessId } = await registerOwner()
  const at = (day: number) => testContext({ now: () => Date.UTC(2031, 0, day) })
  const profile = await loadProfile(at(1), businessId)
  const month = PLANS.business.modelTokens
  await spendTokens(at(1), profile, month / 4)
  expect(await hasModelBudget(at(1), profile)).toBe(false)
  expect(await hasModelBudget(at(2), profile)).toBe(true)
})
