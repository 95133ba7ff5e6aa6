import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../contract/durations'
import { PLANS } from '../../contract/plans'
import { usageResponse } from '../../contract/usage'
import { api, registerOwner } from '../_test/api'
import { mailsAbout } from '../_test/mail'
import { newSessionId, say, testContext } from '../_test/visitor'
import { billingPeriod } from './billingPeriod'
import { recomputeStaleSummaries } from './recomputeStaleSummaries'
import { recomputeUsageSummary } from './recomputeUsageSummary'
import { usageRow } from './usageRow'

const tenants = env.TENANTS_DB ?? env.DB
const usage = async (token: string) => usageResponse.parse(await (await api('/api/usage', { token })).json())

describe('the test plan’s twenty conversations', () => {
  test('are counted; the twenty-first is answered from facts and takes a lead, and the owner is told once at 80% and once at 100%', async () => {
    const { email, token, businessId } = await registerOwner({ plan: 'test' })
    const limit = PLANS.test.conversationLimit ?? 0
    for (let visit = 1; visit <= limit; visit++) {
      const sessionId = newSessionId()
      await say(businessId, { sessionId, message: 'Do you fix leaks?' })
      await say(businessId, { sessionId, message: 'Thanks' })
      if (visit === 15) expect(await mailsAbout(email, /conversations are used/)).toEqual([])
    }
    const sessionId = newSessionId()
    const beyond = await say(businessId, { sessionId, message: 'what areas do u cover?' })
    expect(beyond.answeredBy).toBe('facts')
    expect(beyond.message.content).toContain('Round Rock')
    await say(businessId, { sessionId, message: 'Thanks' })
    const lead = { businessId, sessionId, name: 'Ann', email: 'ann@example.com' }
    expect((await api('/api/leads', { body: lead })).status).toBe(201)
    expect((await api('/api/leads', { body: lead })).status).toBe(201)
    await expect.poll(() => mailsAbout(email, /80% of this month/)).toHaveLength(1)
    await expect.poll(() => mailsAbout(email, /all of this month’s conversations/)).toHaveLength(1)
    await expect
      .poll(() => usage(token), { interval: 100 })
      .toEqual({
        billingPeriod: billingPeriod(Date.now()),
        totalConversations: limit + 1,
        conversationLimit: limit,
        totalApiCalls: 2 * limit + 2,
        totalLeads: 1,
        totalTokensUsed: 0,
      })
    expect(await mailsAbout(email, /of this month’s conversations/)).toHaveLength(2)
  })
})

test('2,000 events delivered in any order, some twice and some half first, sum up to a recount of the rows and to the truth', async () => {
  const { customer } = await registerOwner()
  const other = await registerOwner()
  const ctx = testContext()
  const at = Date.parse('2026-11-15T12:00:00Z')
  const types = ['conversation', 'message', 'lead', 'tokens', 'unknown-to-sums']
  const events = Array.from({ length: 2_000 }, (_, n) => ({
    id: `use_truth_${n}`,
    customerId: n % 10 === 9 ? other.customer.id : customer.id,
    eventType: types[n % types.length] ?? '',
    quantity: 1 + (n % 7),
    timestamp: n % 4 === 3 ? Date.parse('2026-10-31T23:59:59Z') : at,
  }))
  const deliveries = events.flatMap((event, n) => [
    ...(n % 3 === 0 ? [{ ...event, quantity: Math.ceil(event.quantity / 2) }] : []),
    event,
    ...(n % 2 === 0 ? [event] : []),
    ...(n % 5 === 0 ? [{ ...event, quantity: 1 }] : []),
  ])
  // A fixed shuffle: by a multiplier that shares no factor with the length.
  const shuffled = deliveries.map((_, n) => deliveries[(n * 7_919) % deliveries.length] ?? deliveries[0])
  for (let from = 0; from < shuffled.length; from += 400) {
    const [first, ...rest] = shuffled.slice(from, from + 400).flatMap((event) => (event ? [usageRow(ctx, event)] : []))
    if (first) await ctx.tenants.batch([first, ...rest])
  }
  const truth = (eventType: string) =>
    events
      .filter((event) => event.eventType === eventType && event.timestamp === at && event.customerId === customer.id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const totals = await recomputeUsageSummary(ctx, { customerId: customer.id, billingPeriod: '2026-11' })
  expect(totals).toEqual({
    totalConversations: truth('conversation'),
    totalApiCalls: truth('message'),
    totalLeads: truth('lead'),
    totalTokensUsed: truth('tokens'),
  })
  const recount = (eventType: string) =>
    tenants
      .prepare(
        "SELECT sum(quantity) AS n FROM usage_tracking WHERE customer_id = ? AND billing_period = '2026-11' AND event_type = ?",
      )
      .bind(customer.id, eventType)
      .first('n')
  expect(await recount('conversation')).toBe(totals.totalConversations)
  expect(await recount('message')).toBe(totals.totalApiCalls)
  const stored = env.DB.prepare('SELECT * FROM usage_summaries WHERE customer_id = ?').bind(customer.id)
  expect(await stored.first()).toMatchObject({ billing_period: '2026-11', total_leads: totals.totalLeads })
  expect(await recomputeUsageSummary(ctx, { customerId: customer.id, billingPeriod: '2026-11' })).toEqual(totals)
  expect((await stored.all()).results).toHaveLength(1)
})

test('a summary that says anything else is put right within a day, and a past month’s once it is over', async () => {
  const { customer } = await registerOwner()
  const rowOf = (period: string, totalLeads: number, computedAt: number) =>
    env.DB.prepare(
      'INSERT INTO usage_summaries (id, customer_id, billing_period, total_leads, computed_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET total_leads = excluded.total_leads, computed_at = excluded.computed_at',
    )
      .bind(`sum_${customer.id}_${period}`, customer.id, period, totalLeads, computedAt)
      .run()
  const now = Date.parse('2026-11-15T12:00:00Z')
  await rowOf('2026-11', 99, now - 25 * HOUR_MS)
  await rowOf('2026-10', 99, Date.parse('2026-10-31T23:00:00Z'))
  await rowOf('2026-09', 7, Date.parse('2026-10-01T02:00:00Z'))
  const ctx = testContext({ now: () => now })
  for (let run = 0; run < 5; run++) await recomputeStaleSummaries(ctx)
  const { results } = await env.DB.prepare(
    'SELECT billing_period, total_leads FROM usage_summaries WHERE customer_id = ? ORDER BY billing_period',
  )
    .bind(customer.id)
    .all()
  expect(results).toEqual([
    { billing_period: '2026-09', total_leads: 7 },
    { billing_period: '2026-10', total_leads: 0 },
    { billing_period: '2026-11', total_leads: 0 },
  ])
})

test('a plan without a limit says so', async () => {
  const { token } = await registerOwner({ plan: 'enterprise' })
  expect(await usage(token)).toMatchObject({ conversationLimit: null, totalConversations: 0 })
})
