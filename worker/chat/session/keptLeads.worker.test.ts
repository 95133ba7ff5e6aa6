import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { leadCreated } from '../../../contract/leads'
import { api, registerOwner } from '../../_test/api'
import { freshSession, inSession } from '../../_test/objects'
import { newSessionId, say, testContext } from '../../_test/visitor'
import type { NewLead } from '../../leads/storing/storeLead'
import { chatSession } from '../../platform/chatSessionObject'
import { newId } from '../../platform/ids'
import { runSessionAlarm } from './alarm'
import { nextLeadDue } from './keptLeadStore'

const tenants = env.TENANTS_DB ?? env.DB

let owner: Awaited<ReturnType<typeof registerOwner>>
beforeAll(async () => {
  owner = await registerOwner()
})

const newLead = (email: string): NewLead => ({
  id: newId('lead'),
  businessId: owner.businessId,
  customerId: owner.customer.id,
  conversationId: null,
  name: 'Dana Whitfield',
  email,
  phone: null,
  projectDetails: null,
  message: 'A leak under the sink',
  source: 'widget',
  dedupeKey: `session:visit:${email}`,
  createdAt: Date.now(),
})

test('a lead is kept until D1 takes it, and then nothing is kept', async () => {
  const stub = freshSession()
  const lead = newLead('dana@example.com')
  expect(await stub.keepLead({ lead })).toBe(lead.id)
  expect(await stub.keepLead({ lead: newLead('dana@example.com') })).toBe(lead.id)
  await tenants.prepare('ALTER TABLE leads RENAME TO leads_away').run()
  try {
    await inSession(stub, async (storage) => {
      await runSessionAlarm(testContext(), storage)
      await runSessionAlarm(testContext(), storage)
      expect(nextLeadDue(storage)).toBeGreaterThan(Date.now())
      expect(await storage.getAlarm()).not.toBeNull()
    })
  } finally {
    await tenants.prepare('ALTER TABLE leads_away RENAME TO leads').run()
  }
  await inSession(stub, (storage) => runSessionAlarm(testContext(), storage))
  const { results } = await tenants
    .prepare('SELECT id FROM leads WHERE email = ? AND business_id = ?')
    .bind('dana@example.com', owner.businessId)
    .all()
  expect(results).toEqual([{ id: lead.id }])
  await inSession(stub, async (storage) => {
    expect(storage.sql.exec(`SELECT name FROM sqlite_master WHERE name = 'kept_leads'`).toArray()).toEqual([])
    expect(await storage.getAlarm()).toBeNull()
  })
})

test('a visitor’s details are taken while D1 is down, and the owner has them when it is back', async () => {
  const sessionId = newSessionId()
  await say(owner.businessId, { sessionId, message: 'My water heater is leaking' })
  const lead = { businessId: owner.businessId, sessionId, name: 'Kim', email: 'kim@example.com' }
  await tenants.prepare('ALTER TABLE leads RENAME TO leads_away').run()
  const ids = []
  try {
    for (let index = 0; index < 2; index++) {
      const response = await api('/api/leads', { body: lead })
      expect(response.status).toBe(202)
      ids.push(leadCreated.parse(await response.json()).id)
    }
  } finally {
    await tenants.prepare('ALTER TABLE leads_away RENAME TO leads').run()
  }
  await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
    runSessionAlarm(testContext(), storage),
  )
  const leads = await (await api('/api/leads?q=kim@example.com', { token: owner.token })).json()
  expect(leads).toEqual([expect.objectContaining({ id: ids[0], message: 'My water heater is leaking' })])
  expect(ids[1]).toBe(ids[0])
})

test('what a visitor adds while D1 is down is kept too, and the mail links to where they came in', async () => {
  const stub = freshSession()
  const lead = newLead('ria@example.com')
  const origin = 'https://desk.example'
  await stub.keepLead({ lead, origin })
  const corrected = { ...newLead('ria@example.com'), name: 'Ria', phone: '555 0100', projectDetails: 'And the boiler' }
  expect(await stub.keepLead({ lead: corrected, origin })).toBe(lead.id)
  await stub.keepLead({ lead: { ...newLead('ria@example.com'), name: 'Ria B.' }, origin })
  await inSession(stub, (storage) => runSessionAlarm(testContext(), storage))
  const { results } = await tenants
    .prepare('SELECT id, name, phone, message FROM leads WHERE email = ?')
    .bind('ria@example.com')
    .all()
  expect(results).toEqual([{ id: lead.id, name: 'Ria B.', phone: '555 0100', message: 'And the boiler' }])
  const owed = await tenants
    .prepare("SELECT origin FROM outbox WHERE kind = 'lead.notify' AND json_extract(payload, '$.leadId') = ?")
    .bind(lead.id)
    .all()
  expect(owed.results).toEqual([{ origin }])
})

test('a kept lead does not end the visit that it came from', async () => {
  const sessionId = newSessionId()
  const stub = chatSession(testContext(), owner.businessId, sessionId)
  await say(owner.businessId, { sessionId, message: 'Hi' })
  await stub.keepLead({ lead: newLead('lee@example.com') })
  await inSession(stub, (storage) => runSessionAlarm(testContext(), storage))
  expect((await stub.transcript()).messages).toHaveLength(2)
})

test('a lead goes with its conversation and the visitor’s last words that say something', async () => {
  const sessionId = newSessionId()
  const { conversationId } = await say(owner.businessId, { sessionId, message: 'My water heater is leaking' })
  await say(owner.businessId, { sessionId, message: 'Get Quote' })
  await say(owner.businessId, { sessionId, message: 'ok' })
  expect(await chatSession(testContext(), owner.businessId, sessionId).leadContext()).toMatchObject({
    conversationId,
    line: 'My water heater is leaking',
    said: ['My water heater is leaking', 'Get Quote', 'ok'],
  })
  await api('/api/leads', { body: { businessId: owner.businessId, sessionId, name: 'Sam', email: 'sam@example.com' } })
  const leads = await api('/api/leads', { token: owner.token })
  expect(await leads.json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Sam', conversationId, message: 'My water heater is leaking' }),
    ]),
  )
})

test('a lead of a visit in which nobody spoke goes without', async () => {
  expect(await freshSession().leadContext()).toMatchObject({ conversationId: null, line: '' })
})
