import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { HOUR_MS } from '../../../contract/durations'
import { leadDeliveries, notificationSettingsView } from '../../../contract/notifications'
import { api, drainOutbox, registerOwner, runMinute } from '../../_test/api'
import { linkIn, mailTo } from '../../_test/mail'
import { addMember } from '../../_test/team'
import { newSessionId, say } from '../../_test/visitor'

afterEach(() => vi.useRealTimers())

type Owner = Awaited<ReturnType<typeof registerOwner>>

/** Noon in Austin, so that no quiet hours are near. */
const NOON = Date.parse('2026-12-01T18:00:00Z')
const at = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: NOON + minutes * 60_000 })

const join = (owner: Owner, firstName: string) => addMember(owner, { firstName })

const settingsPath = ({ businessId }: Owner) => `/api/businesses/${businessId}/notifications`
const setRules = async (owner: Owner, order: string[], nextAfterMinutes: number | null) => {
  const body = { order, nextAfterMinutes }
  expect((await api(settingsPath(owner), { method: 'PUT', token: owner.token, body })).status).toBe(200)
}
const setPreferences = async ({ token }: Owner, change: object) => {
  const body = { mail: true, push: true, quietHours: null, digestHour: null, ...change }
  expect((await api('/api/account/notifications', { method: 'PUT', token, body })).status).toBe(200)
}

async function leave({ businessId }: Owner, lead: object = {}): Promise<string> {
  const body = { businessId, name: 'Ana', email: `ana-${crypto.randomUUID()}@example.com`, ...lead }
  return (await (await api('/api/leads', { body })).json<{ id: string }>()).id
}

/** Subjects of the mails about leads, oldest first, after a minute has passed then. */
async function toldAt(minutes: number, email: string): Promise<string[]> {
  at(minutes)
  await runMinute()
  const mails = await mailTo(email)
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => /lead|waiting|hurt|December|November/i.test(subject))
    .toReversed()
}

test('a lead that nobody opens goes to the next person, and on, in the owner’s order', async () => {
  at(0)
  const owner = await registerOwner()
  const [dana, eli] = [await join(owner, 'Dana'), await join(owner, 'Eli')]
  await setRules(owner, [dana.id, owner.customer.id, eli.id], 5)
  const id = await leave(owner)
  expect(await toldAt(1, dana.email)).toEqual(['New lead: Ana'])
  expect(await toldAt(4, owner.email)).toEqual([])
  expect(await toldAt(6, owner.email)).toEqual(['Still waiting: Ana'])
  expect(await toldAt(6, eli.email)).toEqual([])
  expect((await api(`/api/leads/${id}/opened`, { method: 'POST', token: owner.token })).status).toBe(204)
  expect(await toldAt(20, eli.email)).toEqual([])
  expect(await toldAt(20, dana.email)).toHaveLength(1)
  const view = leadDeliveries.parse(await (await api(`/api/leads/${id}/deliveries`, { token: owner.token })).json())
  expect(view).toMatchObject({ openedByYou: true, openedAt: new Date(NOON + 6 * 60_000).toISOString() })
  expect(view.deliveries.map(({ personName, kind, outcome }) => [personName, kind, outcome])).toEqual([
    ['Dana', 'lead', 'sent'],
    [owner.email, 'reminder', 'sent'],
  ])
})

test('who is alone is reminded once, and not if the status or the conversation shows that it was seen', async () => {
  at(0)
  const owner = await registerOwner()
  const { businessId, email, token } = owner
  await leave(owner, { name: 'Forgotten' })
  const called = await leave(owner, { name: 'Called' })
  const sessionId = newSessionId()
  const { conversationId } = await say(businessId, { sessionId, message: 'Hi there' })
  await leave(owner, { name: 'Read', sessionId })
  expect(await toldAt(1, email)).toHaveLength(3)
  await api(`/api/leads/${called}`, { method: 'PATCH', token, body: { status: 'contacted' } })
  await api(`/api/businesses/${businessId}/leads`, { token })
  const opened = await api(`/api/businesses/${businessId}/conversations/${conversationId}/opened`, {
    method: 'POST',
    token,
  })
  expect(opened.status).toBe(204)
  expect((await toldAt(12, email)).slice(3)).toEqual(['Still waiting: Forgotten'])
  expect(await toldAt(60, email)).toHaveLength(4)
})

test('everybody at once, if the owner wants that; a person who has left is left out', async () => {
  at(0)
  const owner = await registerOwner()
  const [dana, eli] = [await join(owner, 'Dana'), await join(owner, 'Eli')]
  await setRules(owner, [dana.id, owner.customer.id, eli.id], null)
  expect((await api(`/api/team/${eli.id}`, { method: 'DELETE', token: owner.token })).ok).toBe(true)
  await leave(owner)
  expect(await toldAt(1, dana.email)).toEqual(['New lead: Ana'])
  expect(await toldAt(1, owner.email)).toEqual(['New lead: Ana'])
  expect(await toldAt(60, owner.email)).toHaveLength(1)
  expect(await toldAt(60, eli.email)).toEqual([])
  const settings = notificationSettingsView.parse(await (await api(settingsPath(owner), { token: owner.token })).json())
  expect(settings.order).toEqual([dana.id, owner.customer.id])
  const stranger = { order: ['cus_somebody'], nextAfterMinutes: 10 }
  expect((await api(settingsPath(owner), { method: 'PUT', token: owner.token, body: stranger })).status).toBe(422)
})

test('in quiet hours mail waits for one message at their end, and the next person is told at once', async () => {
  at(0)
  const owner = await registerOwner()
  const dana = await join(owner, 'Dana')
  await setRules(owner, [owner.customer.id, dana.id], 10)
  // The business's zone is UTC, where it is 18:00.
  await setPreferences(owner, { quietHours: { from: '17:30', to: '19:30' } })
  await leave(owner, { name: 'Ana' })
  await leave(owner, { name: 'Bob' })
  expect(await toldAt(1, owner.email)).toEqual([])
  expect(await toldAt(1, dana.email)).toHaveLength(2)
  const log = await (await api(`${settingsPath(owner)}/deliveries`, { token: owner.token })).json()
  expect(z.array(z.object({ reason: z.nullable(z.string()) })).parse(log)).toContainEqual({
    reason: expect.stringMatching(/^Quiet hours until 7:30\sPM$/),
  })
  expect(await toldAt(89, owner.email)).toEqual([])
  expect(await toldAt(91, owner.email)).toEqual(['2 more leads'])
  expect(await toldAt(95, owner.email)).toHaveLength(1)
})

test('danger doesn’t wait for the end of quiet hours; what else needs a person does', async () => {
  const owner = await registerOwner()
  const hour = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(11, 16)
  await setPreferences(owner, { quietHours: { from: hour(-2), to: hour(2) } })
  const write = (message: string) => say(owner.businessId, { sessionId: newSessionId(), message })
  await write('Can I talk to a real person please?')
  await write('I smell gas in my kitchen, what should I do?')
  const kinds = async () => {
    const log = await (await api(`${settingsPath(owner)}/deliveries`, { token: owner.token })).json()
    return z.array(z.object({ kind: z.string(), outcome: z.string() })).parse(log)
  }
  await expect
    .poll(async () => {
      await drainOutbox()
      return (await kinds()).map(({ outcome }) => outcome).toSorted()
    })
    .toEqual(['held', 'sent'])
  expect((await mailTo(owner.email)).filter(({ subject }) => /visitor/i.test(subject))).toMatchObject([
    { subject: 'A visitor needs help urgently (Ortega Plumbing)' },
  ])
})

test('the daily digest tells of yesterday at its hour, once, and not of a day on which nothing happened', async () => {
  at(0)
  const owner = await registerOwner()
  await leave(owner, { name: 'Ana', phone: '512 555 0143' })
  await leave(owner, { name: 'Bob' })
  await toldAt(1, owner.email)
  await setPreferences(owner, { digestHour: 8 })
  const digests = async (minutes: number) =>
    (await toldAt(minutes, owner.email)).filter((subject) => /December/.test(subject))
  expect(await digests(13 * 60)).toEqual([])
  expect(await digests(14 * 60 + 1)).toEqual(['Tuesday, December 1: 2 leads (Ortega Plumbing)'])
  const [digest] = await mailTo(owner.email)
  expect(digest?.text).toContain('Ana: (512) 555-0143')
  expect(await digests(14 * 60 + 2)).toHaveLength(1)
  expect(await digests(38 * 60 + 1)).toHaveLength(1)

  const off = linkIn(/Stop these emails: .*/.exec(digest?.text ?? '')?.[0] ?? '')
  const press = (search: string) =>
    api(off.pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  const forged = off.search.replace('cus_', 'cus_x')
  expect([(await press(forged)).status, (await press(off.search)).status]).toEqual([404, 204])
  const saved = await api('/api/account/notifications', { token: owner.token })
  expect(await saved.json()).toMatchObject({ digestHour: null })
})
