import { afterEach, expect, test, vi } from 'vitest'
import { api, registerOwner, runMinute } from '../../_test/api'
import { mailTo } from '../../_test/mail'
import { testContext } from '../../_test/visitor'
import { storeLead } from '../storing/storeLead'

afterEach(() => vi.useRealTimers())

test('of many leads at once ten are mailed one by one, and the rest in one mail', async () => {
  const { businessId, email } = await registerOwner()
  const subjects = async () => (await mailTo(email)).map(({ subject }) => subject).filter((text) => /lead/i.test(text))
  for (let index = 0; index < 14; index++) {
    const body = { businessId, name: `Visitor ${index}`, email: `visitor-${index}@example.com`, phone: '512 555 0100' }
    expect((await api('/api/leads', { body })).status).toBe(201)
  }
  await runMinute()
  expect(await subjects()).toHaveLength(10)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
  await runMinute()
  await runMinute()
  const [digest, ...single] = await mailTo(email)
  expect(digest?.subject).toBe('4 more leads')
  expect(digest?.text).toContain('Visitor 13: (512) 555-0100, visitor-13@example.com')
  expect(single.some(({ text }) => text.includes('visitor-13'))).toBe(false)
  await runMinute()
  expect(await subjects()).toHaveLength(11)
})

test('a flood of leads is a mail every half hour that says how many they are', async () => {
  const { businessId, email, customer } = await registerOwner()
  const flood = async (from: number, createdAt: number) => {
    for (let index = from; index < from + 70; index++)
      await storeLead(testContext(), {
        id: `lead_${businessId}_${index}`,
        businessId,
        customerId: customer.id,
        conversationId: null,
        name: `Visitor ${index}`,
        email: `visitor-${index}@example.com`,
        phone: null,
        projectDetails: null,
        message: '',
        source: 'widget',
        dedupeKey: `lead:${index}`,
        createdAt,
      })
  }
  const many = async () => (await mailTo(email)).map(({ subject }) => subject).filter((text) => /more leads/.test(text))
  const now = Date.now()
  await flood(0, now)
  await runMinute()
  const lookAfter = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * 60_000 })
    await runMinute()
    await runMinute()
    return many()
  }
  expect(await lookAfter(31)).toEqual(['60 more leads'])
  expect((await mailTo(email))[0]?.text).toContain('the first 50 of 60')
  await flood(70, now + 60_000)
  expect(await lookAfter(33)).toHaveLength(1)
  expect(await lookAfter(62)).toEqual(['70 more leads', '60 more leads'])
})

test('a flood of leads from one network pauses, and another network’s are taken', async () => {
  const { businessId } = await registerOwner()
  const leave = async (address: string, index: number) => {
    const body = { businessId, name: 'Visitor', email: `visitor-${index}@example.com` }
    return (await api('/api/leads', { headers: { 'cf-connecting-ip': address }, body })).status
  }
  const statuses = await Promise.all(Array.from({ length: 70 }, (_, index) => leave(`198.51.100.${index + 1}`, index)))
  expect(statuses.filter((status) => status === 201)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await leave('203.0.113.9', 99)).toBe(201)
})

test('of a flood in the chat a business keeps no more than a day brings', async () => {
  const { businessId, customer } = await registerOwner()
  const createdAt = Date.now()
  const ids = []
  for (let from = 0; from < 600; from += 40)
    ids.push(
      ...(await Promise.all(
        Array.from({ length: 40 }, (_, nth) =>
          storeLead(testContext(), {
            id: `lead_${crypto.randomUUID()}`,
            businessId,
            customerId: customer.id,
            conversationId: null,
            name: 'Ann',
            email: `ann-${from + nth}@example.com`,
            phone: null,
            projectDetails: null,
            message: 'A leak',
            source: 'widget',
            dedupeKey: `flood:${from + nth}`,
            createdAt: createdAt + from,
          }),
        ),
      )),
    )
  const kept = ids.filter((id) => id !== null).length
  // Those that are stored at once see the same number.
  expect(kept).toBeGreaterThanOrEqual(500)
  expect(ids.at(-1)).toBeNull()
  const response = await api('/api/leads', { body: { businessId, name: 'Bob', email: 'bob@example.com' } })
  expect(response.status).toBe(429)
})
