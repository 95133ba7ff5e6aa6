import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../../contract/durations'
import { api, registerOwner, runMinute } from '../../_test/api'
import { mailTo } from '../../_test/mail'
import { testContext } from '../../_test/visitor'
import { storeLead } from '../storing/storeLead'

afterEach(() => vi.useRealTimers())

const at = (minutes: number, from: number) => vi.useFakeTimers({ toFake: ['Date'], now: from + minutes * 60_000 })

/** Subjects of the mails about leads, newest first, after a minute has passed then. */
async function subjectsAt(email: string, minutes: number, from: number): Promise<string[]> {
  at(minutes, from)
  await runMinute()
  return (await mailTo(email)).map(({ subject }) => subject).filter((text) => /lead/i.test(text))
}

test('of one visitor’s many leads five are mailed within an hour, and the rest in one mail at its end', async () => {
  const { businessId, email, token } = await registerOwner()
  const now = Date.now()
  for (let index = 0; index < 14; index++) {
    const body = { businessId, name: `Visitor ${index}`, email: `visitor-${index}@example.com`, phone: '512 555 0100' }
    expect((await api('/api/leads', { body })).status).toBe(201)
  }
  expect(await subjectsAt(email, 1, now)).toHaveLength(5)
  expect(await subjectsAt(email, 12, now)).toHaveLength(5)
  expect(await subjectsAt(email, 58, now)).toHaveLength(5)
  expect((await subjectsAt(email, 61, now))[0]).toBe('9 more leads')
  expect(await subjectsAt(email, 62, now)).toHaveLength(6)
  const [digest, ...single] = (await mailTo(email)).filter(({ subject }) => /lead/i.test(subject))
  const told = (name: string) => [digest, ...single].filter((mail) => mail?.text.includes(`${name}@example.com`))
  for (let index = 0; index < 14; index++) expect(told(`visitor-${index}`)).toHaveLength(1)
  expect(digest?.text).toContain('(512) 555-0100, visitor-')
  const listed = await (await api('/api/leads', { token })).json<{ mailedAt: string }[]>()
  const late = listed.filter(({ mailedAt }) => Date.parse(mailedAt) >= now + HOUR_MS)
  expect(late).toHaveLength(9)
  const log = await api(`/api/businesses/${businessId}/notifications/deliveries`, { token })
  const kept = await log.json<{ outcome: string; kind: string; reason: string | null }[]>()
  expect(kept.filter(({ outcome }) => outcome === 'gathered')).toHaveLength(9)
  expect(kept.find(({ outcome }) => outcome === 'gathered')?.reason).toMatch(/^A lot came in within an hour/)
  expect(kept.filter(({ outcome }) => outcome === 'sent')).toHaveLength(6)
})

test('a flood of leads is a mail every hour that says how many they are', async () => {
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
  const now = Date.now()
  const many = async (minutes: number) =>
    (await subjectsAt(email, minutes, now)).filter((text) => /more leads/.test(text))
  await flood(0, now)
  expect(await many(1)).toEqual([])
  expect(await many(12)).toEqual([])
  expect(await many(62)).toEqual(['65 more leads'])
  expect((await mailTo(email))[0]?.text).toContain('the first 50 of 65')
  await flood(70, now + 62 * 60_000)
  expect(await many(63)).toHaveLength(1)
  expect(await many(74)).toHaveLength(1)
  expect(await many(124)).toEqual(['65 more leads', '65 more leads'])
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
  await (env.TENANTS_DB ?? env.DB)
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
       INSERT INTO leads (id, business_id, customer_id, name, email, source, dedupe_key, created_at)
       SELECT 'flood' || i, ?1, ?2, 'Ann', 'a@example.com', 'widget', 'flood:' || i, ?3 FROM n`,
    )
    .bind(businessId, customer.id, createdAt)
    .run()
  const store = () =>
    storeLead(testContext(), {
      id: `lead_${crypto.randomUUID()}`,
      businessId,
      customerId: customer.id,
      conversationId: null,
      name: 'Ann',
      email: 'ann@example.com',
      phone: null,
      projectDetails: null,
      message: 'A leak',
      source: 'widget',
      dedupeKey: `flood:${crypto.randomUUID()}`,
      createdAt: createdAt + 1,
    })
  expect(await store()).not.toBeNull()
  expect(await store()).toBeNull()
  const response = await api('/api/leads', { body: { businessId, name: 'Bob', email: 'bob@example.com' } })
  expect(response.status).toBe(429)
})
