import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import { privacySettings } from '../../../contract/privacy'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { openCalendar } from '../../_test/calendar'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { inbox } from '../../inbox/inboxObject'
import { businessPrefixAt } from '../../platform/ids'
import { deleteExpired } from './applyRetention'

const tenants = env.TENANTS_DB ?? env.DB
const defaults = { keepConversationsDays: 365, keepLeadsDays: null, noHealthDetails: false }

type Owner = Awaited<ReturnType<typeof registerOwner>>
const privacy = ({ businessId }: Owner) => `/api/businesses/${businessId}/privacy`
const save = (owner: Owner, body: object) => api(privacy(owner), { token: owner.token, method: 'PUT', body })

/** A conversation with a rated question and an urgent matter, and a lead, all of so many days ago. */
async function leave({ businessId }: Owner, daysAgo: number): Promise<string> {
  const sessionId = newSessionId()
  const { conversationId, message } = await say(businessId, { sessionId, message: 'Do you restore gramophones?' })
  await api(`/api/chat/${businessId}/messages/${message.id}/rating`, { body: { rating: 'down', sessionId } })
  await say(businessId, { sessionId, message: 'I smell gas, this is urgent!' })
  await api('/api/leads', { body: { businessId, name: 'Ann', email: 'ann@example.com', sessionId } })
  await writeBehind(businessId, sessionId)
  const at = Date.now() - daysAgo * DAY_MS
  await tenants.batch([
    tenants.prepare('UPDATE conversations SET last_message_at = ? WHERE id = ?').bind(at, conversationId),
    tenants.prepare('UPDATE leads SET created_at = ? WHERE conversation_id = ?').bind(at, conversationId),
  ])
  return conversationId
}

/** How many rows there are of a conversation, by table, and messages of its transcript. */
async function rowsOf({ businessId }: Owner, conversationId: string): Promise<Record<string, number>> {
  const count = async (table: string, column = 'conversation_id') => [
    table,
    Number(
      await tenants.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(conversationId).first('n'),
    ),
  ]
  return Object.fromEntries([
    await count('conversations', 'id'),
    ...(await Promise.all(['leads', 'matters', 'askings', 'ratings'].map((table) => count(table)))),
    ['transcript', (await inbox(testContext(), businessId).transcript(conversationId)).length],
  ])
}

test('a time that would delete something is refused with how much, and deletes it once the owner says that it may', async () => {
  const owner = await registerOwner()
  expect(privacySettings.parse(await (await api(privacy(owner), { token: owner.token })).json())).toEqual(defaults)
  const [old, recent] = [await leave(owner, 100), await leave(owner, 10)]
  const older = await api(`${privacy(owner)}/older?keepConversationsDays=90&keepLeadsDays=30`, { token: owner.token })
  expect(await older.json()).toEqual({ conversations: 1, leads: 1 })
  const wanted = { ...defaults, keepConversationsDays: 90, keepLeadsDays: 30 }
  const refused = await save(owner, wanted)
  expect([refused.status, (await refused.json<{ detail: string }>()).detail]).toEqual([
    409,
    'This would delete 1 conversation and 1 lead for good. Send mayDelete: true if that’s what you want.',
  ])
  expect((await rowsOf(owner, old)).conversations).toBe(1)
  expect(await (await save(owner, { ...wanted, mayDelete: true })).json()).toEqual(wanted)
  await drainOutbox()
  expect(await rowsOf(owner, old)).toEqual({
    conversations: 0,
    leads: 0,
    matters: 0,
    askings: 0,
    ratings: 0,
    transcript: 0,
  })
  expect(Object.values(await rowsOf(owner, recent)).every((number) => number > 0)).toBe(true)
})

test('a lead that gets too old takes along what webhooks were sent of it', async () => {
  const owner = await registerOwner()
  const made = await api('/api/leads', {
    body: { businessId: owner.businessId, name: 'Ann', email: 'ann@example.com' },
  })
  const { id } = await made.json<{ id: string }>()
  await tenants.batch([
    tenants.prepare('UPDATE leads SET created_at = ? WHERE id = ?').bind(Date.now() - 40 * DAY_MS, id),
    tenants
      .prepare(
        'INSERT INTO webhook_endpoints (id, customer_id, url, events, secret, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .bind(`whk_${id}`, owner.customer.id, 'https://example.com', '[]', 'sealed', Date.now()),
    tenants
      .prepare(
        'INSERT INTO webhook_deliveries (id, endpoint_id, business_id, lead_id, type, data, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .bind(`dlv_${id}`, `whk_${id}`, owner.businessId, id, 'lead.updated', '{"name":"Ann"}', Date.now()),
  ])
  await save(owner, { ...defaults, keepLeadsDays: 30, mayDelete: true })
  await drainOutbox()
  const left = tenants.prepare('SELECT count(*) AS n FROM webhook_deliveries WHERE lead_id = ?').bind(id)
  expect(await left.first('n')).toBe(0)
})

test('what gets too old is deleted by the schedule, and what is kept until it is deleted stays', async () => {
  const [owner, other] = [await registerOwner(), await registerOwner()]
  await save(other, { ...defaults, keepConversationsDays: null })
  const [gone, stays] = [await leave(owner, 364), await leave(other, 364)]
  const later = Date.now() + 2 * DAY_MS
  for (const { businessId } of [owner, other]) {
    const minutes = Array.from({ length: 1024 }, (_, minute) => later + minute * MINUTE_MS)
    const itsTurn = minutes.find((at) => businessId.startsWith(businessPrefixAt(at))) ?? 0
    await deleteExpired(testContext({ now: () => itsTurn }))
  }
  expect(await rowsOf(owner, gone)).toMatchObject({ conversations: 0, transcript: 0, leads: 1 })
  expect(await rowsOf(other, stays)).toMatchObject({ conversations: 1, leads: 1 })
})

test('a booking is deleted with the leads of its time, once it is over, in the calendar too', async () => {
  const owner = await registerOwner()
  const calendar = await openCalendar(owner)
  const [past, toCome] = await calendar.slots()
  for (const slot of [past, toCome]) await calendar.book(slot?.start)
  const object = env.CALENDAR.getByName(owner.businessId)
  const ago = 60 * DAY_MS
  const shift = (table: string) =>
    `UPDATE bookings SET starts_at = starts_at - ${ago}, ends_at = ends_at - ${ago} ${table}`
  const ofPast = `WHERE starts_at = ${Date.parse(past?.start ?? '')}`
  await tenants.prepare(shift(`${ofPast} AND business_id = '${owner.businessId}'`)).run()
  await runInDurableObject(object, (_, { storage }) => void storage.sql.exec(shift(ofPast)))
  await save(owner, { ...defaults, keepLeadsDays: 30, mayDelete: true })
  await drainOutbox()
  const left = await runInDurableObject(object, (_, { storage }) =>
    storage.sql.exec('SELECT starts_at FROM bookings').toArray(),
  )
  expect(left).toEqual([{ starts_at: Date.parse(toCome?.start ?? '') }])
  const listed = await api(calendar.path('bookings?from=2020-01-01T00:00:00Z'), { token: owner.token })
  expect(await listed.json()).toMatchObject([{ start: toCome?.start }])
})

test('is the owner’s alone, and takes no other times', async () => {
  const [owner, other] = [await registerOwner(), await registerOwner()]
  expect((await save({ ...owner, token: other.token }, defaults)).status).toBe(404)
  expect((await save(owner, { ...defaults, keepLeadsDays: 7 })).status).toBe(422)
})
