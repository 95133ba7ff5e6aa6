import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../contract/durations'
import { visitorDeleted, visitorFound } from '../../../contract/privacy'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { openCalendar } from '../../_test/calendar'
import { everythingStored, type StoredText } from '../../_test/everythingStored'
import { mailsAbout } from '../../_test/mail'
import { inSession } from '../../_test/objects'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { runSessionAlarm } from '../../chat/session/alarm'
import { isToCompact } from '../../inbox/forgetting/contactSearchStore'
import { inbox } from '../../inbox/inboxObject'
import { chatSession } from '../../platform/chatSessionObject'
import { calendarOf } from '../../scheduling/calendarObject'
import { mentionsContact } from '../../text/contact'

type Owner = Awaited<ReturnType<typeof registerOwner>>
const tenants = env.TENANTS_DB ?? env.DB

const email = 'zyxquinta@example.com'
const phone = '(512) 555-0147'
const contact = { emails: [email], phones: [{ national: '5125550147', callingCode: '1' }] }
const name = 'Zyxquinta Vrabelova'

/** Traces in any spelling; of what an index keeps, single words. */
const isTrace = ({ text }: StoredText): boolean =>
  mentionsContact(text, contact) || /zyxquinta|vrabelova|5125550147/i.test(text)
const tracesOf = async (): Promise<string[]> => [
  ...new Set((await everythingStored()).filter(isTrace).map(({ where }) => where)),
]

const lead = (body: object) => api('/api/leads', { body })
const visitors = ({ businessId, token }: Owner, of: Record<string, string>, method = 'GET', path = '') =>
  api(`/api/businesses/${businessId}/visitors${path}?${new URLSearchParams(of)}`, { token, method })
const forget = async (owner: Owner, of: Record<string, string>) =>
  visitorDeleted.parse(await (await visitors(owner, of, 'DELETE')).json())

/** Everything that is owed is done, whenever it is due. */
async function toRest(): Promise<void> {
  await tenants.prepare('UPDATE outbox SET due_at = 0 WHERE dead_at IS NULL').run()
  await drainOutbox()
}

/** What the owner's transcripts had in the search index is merged away by alarms. */
const compacted = ({ businessId }: Owner) =>
  expect
    .poll(() => runInDurableObject(inbox(testContext(), businessId), (_, { storage }) => isToCompact(storage)))
    .toBe(false)

/** A visitor who uses every way in there is. Answers where something of them stands. */
async function plant(owner: Owner): Promise<void> {
  const { businessId, token } = owner
  const sessionId = newSessionId()
  await say(businessId, { sessionId, message: 'Hello there' })
  await lead({ businessId, name, email, phone, projectDetails: 'A leak under the sink', sessionId })
  const calendar = await openCalendar(owner)
  const [first, second, third] = await calendar.slots()
  await calendar.book(first?.start, { name, email, phone, sessionId, notes: `Ring ${phone}` })
  await calendar.book(second?.start, {
    name: 'Bob Marley',
    email: 'bob@example.com',
    notes: `With my friend, ${phone}`,
  })
  await calendar.hold(third?.start, { sessionId })
  const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
  const wait = { serviceId: calendar.serviceId, name, email, phone, from: day, to: day }
  expect((await api(calendar.path('waitlist'), { body: wait })).status).toBe(201)
  await lead({ businessId, name, phone: '512.555.0147', source: 'website', projectDetails: 'Call me' })
  // Held back as spam.
  await lead({ businessId, name, email, homepage: 'https://zyx.example', projectDetails: 'Buy now' })
  // A person's own page tells the chat who they are.
  await api(`/api/chat/${businessId}/visitor`, {
    body: { sessionId, identity: { name, email }, fields: { phone } },
  })
  const chat = newSessionId()
  const asked = await say(businessId, {
    sessionId: chat,
    message: `Do you restore antique gramophones? Write to ${email}, or call +1 512 555 01 47. I am ${name}.`,
  })
  await api(`/api/chat/${businessId}/messages/${asked.message.id}/rating`, {
    body: { rating: 'down', sessionId: chat },
  })
  await say(businessId, { sessionId: chat, message: `I want a person, now. It is urgent, gas everywhere! ${phone}` })
  await writeBehind(businessId, chat)
  const call = (verb: string, body?: object) =>
    api(`/api/businesses/${businessId}/conversations/${asked.conversationId}/${verb}`, { token, method: 'POST', body })
  await call('takeover')
  await api(`/api/chat/${businessId}/message`, { body: { sessionId: chat, message: `My name again: ${name}` } })
  await call('messages', { content: 'We will call you.' })
  await writeBehind(businessId, sessionId)
  await writeBehind(businessId, chat)
  await toRest()
  const [{ id }] = await (await api(`/api/businesses/${businessId}/leads`, { token })).json<[{ id: string }]>()
  await api(`/api/leads/${id}`, { token, method: 'PATCH', body: { note: 'Ring twice.', status: 'contacted' } })
  for (const path of [
    `/api/leads/${id}/notes`,
    `/api/businesses/${businessId}/conversations/${asked.conversationId}/notes`,
  ])
    await api(path, { token, body: { text: `${name} rings from ${phone}` } })
  // A mail that was given up, and one that tells the owner of several people and hasn't left.
  const mail = (text: string) =>
    JSON.stringify({ to: owner.email, subject: 'x', text, html: text, customerId: owner.customer.id })
  const row = tenants.prepare(
    "INSERT INTO outbox (id, kind, payload, origin, attempts, due_at, dead_at, created_at) VALUES (?, 'mail.send', ?, '', 12, ?, ?, 1)",
  )
  await row.bind(crypto.randomUUID(), mail(`${name}, ${phone}`), 1, 1).run()
  await row.bind('digest', mail(`${name}: ${phone}\nBob: (512) 555-0199`), Date.now() + HOUR_MS, null).run()
}

test('deleting a visitor leaves no trace in any table, object or key, and touches nobody else', async () => {
  const owner = await registerOwner({ plan: 'enterprise' })
  const { businessId, token } = owner
  const hook = {
    url: 'https://hooks.ortega-heating.com/deskbell',
    events: ['lead.created', 'lead.updated', 'conversation.created', 'booking.created'],
  }
  expect((await api('/api/webhook-endpoints', { token, body: hook })).status).toBe(201)
  const bob = newSessionId()
  await say(businessId, { sessionId: bob, message: 'Do you restore antique gramophones? bob@example.com' })
  await say(businessId, { sessionId: bob, message: 'My name is Bob Marley, 512 555 0199' })
  await writeBehind(businessId, bob)
  await lead({ businessId, name: 'Bob Marley', email: 'bob@example.com', projectDetails: `Ask my friend, ${phone}` })
  await plant(owner)
  const theirs = tenants.prepare('SELECT id FROM bookings WHERE email = ?').bind(email)
  const bookingId = await theirs.first<string>('id')
  // What a request at Calendly left behind: the link that changes the booking.
  await runInDurableObject(calendarOf(testContext(), businessId), (_, { storage }) =>
    storage.sql.exec(
      "INSERT INTO calendly_attempts VALUES ('asker:what', ?, ?)",
      Date.now(),
      JSON.stringify({ id: bookingId, manageUrl: 'https://calendly.com/reschedulings/zyxquinta' }),
    ),
  )
  const reminders = tenants.prepare('SELECT booking_id FROM booking_follow_ups WHERE booking_id = ?').bind(bookingId)
  expect(await reminders.first()).not.toBe(null)
  const before = await tracesOf()
  for (const place of [
    'leads',
    'matters',
    'outbox',
    'conversations',
    'messages',
    'line_texts_data',
    'local_mail',
    'people',
    'held_leads',
    'notes',
    'webhook_deliveries',
    'page_visitors',
    'bookings',
    'waitlist',
    'calendly_attempts',
  ])
    expect(
      before.map((where) => where.split(' ')[1]),
      place,
    ).toContain(place)

  expect(before).toContain('CALENDAR bookings')
  const alone = visitorFound.parse(await (await visitors(owner, { email })).json())
  expect(alone.linked).toEqual([{ address: phone, names: [name], leads: 1 }])
  const both = { email: email.toUpperCase(), also: phone }
  const found = visitorFound.parse(await (await visitors(owner, both)).json())
  expect(found.phones).toEqual([phone])
  expect(found.counts).toMatchObject({ leads: 4, held: 1, bookings: 1, waiting: 1, conversations: 2, matters: 1 })
  const archive = unzipSync(new Uint8Array(await (await visitors(owner, both, 'GET', '/export')).arrayBuffer()))
  const texts = Object.entries(archive).map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const)
  expect(new Map(texts).get('leads.json')).toContain('A leak under the sink')
  expect(new Map(texts).get('bookings.json')).toContain('Ring (512)')
  expect(new Map(texts).get('conversations.json')).toContain('We will call you.')
  expect(texts.every(([, text]) => !text.includes('bob@example.com'))).toBe(true)

  const { deleted, pending } = await forget(owner, both)
  expect(pending).toBeUndefined()
  expect(deleted).toMatchObject({ leads: 4, held: 1, bookings: 1, waiting: 1, conversations: 2, matters: 1 })
  await toRest()
  await compacted(owner)
  expect(await tracesOf()).toEqual([])
  expect(await reminders.first()).toBe(null)
  expect((await forget(owner, both)).deleted).toMatchObject({ leads: 0, conversations: 0, emails: 0 })

  const rest = await (await api(`/api/businesses/${businessId}/leads`, { token })).json<
    { name: string; message: string }[]
  >()
  expect(rest.map((one) => one.name)).toEqual(['Bob Marley', 'Bob Marley'])
  const bookings = await api(`/api/businesses/${businessId}/bookings`, { token })
  expect(await bookings.json()).toMatchObject([{ name: 'Bob Marley', notes: 'With my friend, [deleted]' }])
  expect(rest.map((one) => one.message)).toContain('Ask my friend, [deleted]\nWith my friend, [deleted]')
  const list = await api(`/api/businesses/${businessId}/conversations?q=gramophones`, { token })
  expect(await list.json<object[]>()).toHaveLength(1)
  const questions = await api(`/api/businesses/${businessId}/unanswered`, { token })
  expect(await questions.json()).toMatchObject([{ question: 'Do you restore antique gramophones?', count: 1 }])
  await tenants.prepare("UPDATE outbox SET due_at = 0 WHERE id = 'digest'").run()
  const [digest] = await mailsAbout(owner.email, /^x$/)
  expect(digest?.text).toBe('[deleted]: [deleted]\nBob: (512) 555-0199')
})

test('a form with one person’s email and another’s number hands out and deletes nobody else’s data', async () => {
  const owner = await registerOwner()
  const { businessId, token } = owner
  await lead({ businessId, name: 'Bob Marley', email: 'bob@example.com', phone: '512 555 0199', projectDetails: 'A' })
  await lead({ businessId, name: 'Bob Marley', email: 'eve@example.com', phone: '512 555 0199', projectDetails: 'B' })
  const eve = { email: 'eve@example.com' }
  const found = visitorFound.parse(await (await visitors(owner, eve)).json())
  expect(found).toMatchObject({ counts: { leads: 1 }, phones: [] })
  expect(found.linked).toEqual([{ address: '(512) 555-0199', names: ['Bob Marley'], leads: 1 }])
  const archive = unzipSync(new Uint8Array(await (await visitors(owner, eve, 'GET', '/export')).arrayBuffer()))
  expect(new TextDecoder().decode(archive['leads.json'])).not.toContain('bob@example.com')
  expect(await forget(owner, eve)).toMatchObject({ deleted: { leads: 1 }, kept: [{ names: ['Bob Marley'] }] })
  const rest = () => api(`/api/businesses/${businessId}/leads`, { token })
  expect(await (await rest()).json()).toMatchObject([{ email: 'bob@example.com', phone: '(512) 555-0199' }])
  expect((await forget(owner, { phone: '5125550199' })).deleted).toMatchObject({ leads: 1 })
})

test('what was on its way when a visitor was deleted doesn’t come back, and what they send later is taken', async () => {
  const owner = await registerOwner()
  const { businessId, customer } = owner
  const [unwritten, held] = [newSessionId(), newSessionId()]
  const visit = chatSession(testContext(), businessId, unwritten)
  await say(businessId, { sessionId: unwritten, message: `I am ${name}, ${phone}. Can you come on Tuesday?` })
  // A lead that its object has held since D1 was down.
  const late = { id: 'lead_late', businessId, customerId: customer.id, conversationId: null, name, email, phone: null }
  const rest = {
    projectDetails: null,
    message: '',
    source: 'widget',
    dedupeKey: 'lead:late',
    createdAt: Date.now() - 60_000,
  }
  await chatSession(testContext(), businessId, held).keepLead({ lead: { ...late, ...rest } })
  await forget(owner, { phone: '5125550147' })
  await forget(owner, { email })
  for (const sessionId of [unwritten, held]) {
    const later = testContext({ now: () => Date.now() + HOUR_MS })
    await inSession(chatSession(testContext(), businessId, sessionId), (storage) => runSessionAlarm(later, storage))
  }
  expect((await visit.transcript()).messages).toEqual([])
  await toRest()
  await compacted(owner)
  expect(await tracesOf()).toEqual([])
  expect((await lead({ businessId, name, email })).status).toBe(201)
  expect((await forget(owner, { email })).deleted.leads).toBe(1)
})

test('what can’t be reached at once is deleted once it can, and until then no address is kept for it', async () => {
  const owner = await registerOwner()
  const { businessId } = owner
  const sessionId = newSessionId()
  const { conversationId } = await say(businessId, { sessionId, message: `Call me, ${phone}` })
  await writeBehind(businessId, sessionId)
  const transcripts = inbox(testContext(), businessId)
  const inInbox = (change: string) => runInDurableObject(transcripts, (_, { storage }) => void storage.sql.exec(change))
  await inInbox('ALTER TABLE forgotten RENAME TO away')
  expect((await forget(owner, { phone })).pending).toBe(true)
  await toRest()
  expect([...new Set((await tracesOf()).map((where) => where.split(' ')[0]))]).toEqual(['INBOX'])
  await inInbox('ALTER TABLE away RENAME TO forgotten')
  await toRest()
  expect(await transcripts.transcript(conversationId)).toEqual([])
  expect(await tenants.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'visitor.forget'").first('n')).toBe(0)
  await compacted(owner)
  expect(await tracesOf()).toEqual([])
})

test('is refused without an address, and for another’s business', async () => {
  const [owner, other] = [await registerOwner(), await registerOwner()]
  expect((await visitors(owner, {}, 'DELETE')).status).toBe(422)
  expect((await visitors(owner, { phone: '12' })).status).toBe(422)
  expect((await visitors({ ...owner, token: other.token }, { email }, 'DELETE')).status).toBe(404)
})

test('a visitor of whom only the page said who they are is found and deleted too', async () => {
  const owner = await registerOwner()
  const { businessId } = owner
  const sessionId = newSessionId()
  await say(businessId, { sessionId, message: 'Do you fix taps?' })
  await writeBehind(businessId, sessionId)
  const told = await api(`/api/chat/${businessId}/visitor`, {
    body: { sessionId, identity: { name: 'Bo', phone: '512-555-0199' }, fields: { partner: 'Bo@Example.com' } },
  })
  expect(told.status).toBe(204)
  const conversations = async (of: Record<string, string>) =>
    visitorFound.parse(await (await visitors(owner, of)).json()).counts.conversations
  expect(await conversations({ email: 'bo@example.com' })).toBe(1)
  expect(await conversations({ phone: '+1 512 555 0199' })).toBe(1)
  expect(await conversations({ email: 'jo-bo@example.com' })).toBe(0)
  expect((await forget(owner, { phone: '+1 512 555 0199' })).deleted).toMatchObject({ conversations: 1, messages: 2 })
  const rows = tenants.prepare('SELECT count(*) AS n FROM page_visitors WHERE business_id = ?').bind(businessId)
  expect(await rows.first('n')).toBe(0)
})
