import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../contract/durations'
import { PLANS } from '../../contract/plans'
import { registerOwner } from '../_test/api'
import { newSessionId, say, testContext } from '../_test/visitor'
import { loadProfile } from '../businesses/loadProfile'
import { billingPeriod } from './billingPeriod'
import { countTowardsQuota } from './countTowardsQuota'
import { meter } from './meterObject'

const period = '2026-11'
const freshMeter = () => env.METER.getByName(crypto.randomUUID())
const aVisit = (conversationId: string, change: { period?: string } = {}) => ({
  conversationId,
  customerId: 'cus_nobody',
  businessId: 'biz_nobody',
  at: Date.parse('2026-11-15T12:00:00Z'),
  scale: 1,
  period,
  limit: null,
  origin: 'https://deskbell.test',
  ...change,
})

test('a conversation is counted once, however often it is asked about', async () => {
  const stub = freshMeter()
  expect(await stub.count(aVisit('conv_a'))).toEqual({ number: 1 })
  expect(await stub.count(aVisit('conv_b'))).toEqual({ number: 2 })
  expect(await stub.count(aVisit('conv_a'))).toEqual({ number: 1 })
  expect(await stub.count(aVisit('conv_c'))).toEqual({ number: 3 })
})

test('each month begins at one, and the conversations of past months are forgotten', async () => {
  const stub = freshMeter()
  await stub.count(aVisit('conv_a', { period: '2026-10' }))
  expect(await stub.count(aVisit('conv_b'))).toEqual({ number: 1 })
  await runInDurableObject(stub, (_, { storage }) => {
    expect(storage.sql.exec('SELECT conversation_id FROM conversations').toArray()).toEqual([
      { conversation_id: 'conv_b' },
    ])
    expect(storage.sql.exec('SELECT * FROM periods ORDER BY period').toArray()).toEqual([
      { period: '2026-10', conversations: 1 },
      { period, conversations: 1 },
    ])
  })
})

test('a month is a month in UTC', () => {
  expect(billingPeriod(Date.UTC(2026, 11, 31, 23, 59, 59))).toBe('2026-12')
  expect(billingPeriod(Date.UTC(2027, 0, 1))).toBe('2027-01')
})

test('beyond the plan’s number the verdict is over, and the visitor is answered all the same', async () => {
  const owner = await registerOwner({ plan: 'test' })
  const ctx = testContext()
  const profile = await loadProfile(ctx, owner.businessId)
  const limit = PLANS.test.conversationLimit ?? 0
  for (let index = 0; index < limit; index++)
    expect(await countTowardsQuota(ctx, profile, `conv_${index}`)).toBe('within')
  expect(await countTowardsQuota(ctx, profile, 'conv_beyond')).toBe('over')
  expect(await countTowardsQuota(ctx, profile, 'conv_0')).toBe('within')
  const reply = await say(owner.businessId, { sessionId: newSessionId(), message: 'what areas do u cover?' })
  expect(reply.message.content).toContain('Round Rock')
})

test('one visitor who comes ever anew uses up nobody’s month, and is answered all the same', async () => {
  const owner = await registerOwner({ plan: 'starter' })
  const noon = new Date().setUTCHours(12)
  const from = (address: string) => testContext({ client: { address, userAgent: undefined }, now: () => noon })
  const profile = await loadProfile(from('192.0.2.1'), owner.businessId)
  const verdicts = []
  for (let index = 0; index < 60; index++)
    verdicts.push(await countTowardsQuota(from('192.0.2.1'), profile, `conv_${index}`))
  expect(verdicts.indexOf('uncounted')).toBe(50)
  expect(await countTowardsQuota(from('192.0.2.1'), profile, 'conv_0')).toBe('within')
  expect(await countTowardsQuota(from('192.0.3.2'), profile, 'conv_other')).toBe('within')
  await runInDurableObject(meter(from('192.0.3.2'), owner.customer.id), (_, { storage }) => {
    expect(storage.sql.exec('SELECT conversations FROM periods').toArray()).toEqual([{ conversations: 51 }])
    expect(JSON.stringify(storage.sql.exec('SELECT * FROM visitors').toArray())).not.toContain('192.0')
  })
  const tomorrow = { ...from('192.0.2.1'), now: () => noon + DAY_MS }
  expect(await countTowardsQuota(tomorrow, profile, 'conv_tomorrow')).toBe('within')
})

test('a plan without a limit holds any number, and no plan or one that has ended holds none', async () => {
  const owner = await registerOwner({ plan: 'enterprise' })
  const ctx = testContext()
  const profile = await loadProfile(ctx, owner.businessId)
  expect(await countTowardsQuota(ctx, profile, 'conv_a')).toBe('within')
  expect(
    await countTowardsQuota(ctx, { ...profile, plan: { id: null, subscriptionStatus: 'inactive' } }, 'conv_b'),
  ).toBe('over')
  const ended = { ...profile, plan: { ...profile.plan, subscriptionStatus: 'canceled' as const } }
  expect(await countTowardsQuota(ctx, ended, 'conv_c')).toBe('over')
})

test('a visit counts at its second message and asks once, whatever number of messages it has', async () => {
  const owner = await registerOwner()
  const sessionId = newSessionId()
  const inMeter = <R>(decide: (storage: DurableObjectStorage) => R) =>
    runInDurableObject(meter(testContext(), owner.customer.id), (_, { storage }) => decide(storage))
  const counted = ({ sql, kv }: DurableObjectStorage) =>
    kv.get('steps-done') ? sql.exec('SELECT conversation_id FROM conversations').toArray() : []
  const { conversationId } = await say(owner.businessId, { sessionId, message: 'Hi' })
  expect(await inMeter(counted)).toEqual([])
  await say(owner.businessId, { sessionId, message: 'Are you open?' })
  expect(await inMeter(counted)).toEqual([{ conversation_id: conversationId }])
  await inMeter(({ sql }) => sql.exec('DELETE FROM conversations').rowsWritten)
  await say(owner.businessId, { sessionId, message: 'And on Sunday?' })
  expect(await inMeter(counted)).toEqual([])
})
