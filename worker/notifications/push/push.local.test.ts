import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { MINUTE_MS } from '../../../contract/durations'
import {
  delivery,
  leadDeliveries,
  pushDevice,
  pushMessage,
  pushSubscriptionRequest,
} from '../../../contract/notifications'
import { api, drainOutbox, registerOwner, runMinute } from '../../_test/api'
import { phoneAt } from '../../_test/clients'

afterEach(() => vi.useRealTimers())

const received = z.array(
  z.object({
    text: z.string(),
    ttl: z.number(),
    urgency: z.string(),
    topic: z.string(),
    publicKey: z.string(),
    subject: z.string(),
  }),
)
type Owner = Awaited<ReturnType<typeof registerOwner>>

const control = (name: string, body?: object) =>
  fetch(`${env.PUSH_SERVICE}/_control/${name}`, body && { method: 'POST', body: JSON.stringify(body) })

/** A browser of the owner's in which notifications were turned on. */
async function turnOn(owner: Owner) {
  const subscription = pushSubscriptionRequest.parse(await (await control('devices', {})).json())
  const response = await api('/api/push/subscriptions', {
    token: owner.token,
    body: subscription,
    headers: phoneAt(`test-${crypto.randomUUID()}`),
  })
  expect(response.status).toBe(201)
  const { id } = pushDevice.parse(await response.json())
  const { endpoint } = subscription
  return {
    id,
    messages: async () => received.parse(await (await control(`messages?device=${endpoint}`)).json()),
    answers: (status: number) => control('answer', { device: endpoint, status }),
  }
}

const devicesOf = async ({ token }: Owner) =>
  z.array(pushDevice).parse(await (await api('/api/push/subscriptions', { token })).json())

async function leave({ businessId }: Owner, lead: object = {}): Promise<string> {
  const body = { businessId, name: 'Ana Lopez', email: 'ana@example.com', phone: '512 555 0143', ...lead }
  const { id } = await (await api('/api/leads', { body })).json<{ id: string }>()
  await drainOutbox()
  return id
}

async function pushesOf({ businessId, token }: Owner) {
  const all = await (await api(`/api/businesses/${businessId}/notifications/deliveries`, { token })).json()
  return z
    .array(delivery)
    .parse(all)
    .filter(({ channel }) => channel === 'push')
}

test('a lead is a notification on each device, encrypted for it alone and signed with our key', async () => {
  const owner = await registerOwner()
  const [phone, tablet] = [await turnOn(owner), await turnOn(owner)]
  const id = await leave(owner, { projectDetails: 'My water heater leaks. '.repeat(40) })
  const [message, ...more] = await phone.messages()
  expect(more).toEqual([])
  expect(message).toMatchObject({
    ttl: 24 * 60 * 60,
    urgency: 'high',
    publicKey: env.VAPID_PUBLIC_KEY,
    subject: 'mailto:operator@deskbell.test',
  })
  const told = pushMessage.parse(JSON.parse(message?.text ?? ''))
  expect(told).toMatchObject({ title: 'New lead: Ana Lopez', url: 'https://deskbell.test/admin/leads', tag: id })
  expect(told.body).toMatch(/^\(512\) 555-0143 · My water heater leaks\. .+…$/)
  expect((await tablet.messages()).map(({ topic }) => topic)).toEqual([message?.topic])
  expect(await pushesOf(owner)).toMatchObject([{ leadId: id, leadName: 'Ana Lopez', outcome: 'sent', isYou: true }])
  const shown = await api(`/api/leads/${id}/deliveries`, { token: owner.token })
  expect(leadDeliveries.parse(await shown.json())).toMatchObject({
    openedAt: null,
    deliveries: expect.arrayContaining([expect.objectContaining({ channel: 'mail', outcome: 'sent', kind: 'lead' })]),
  })
  const devices = await devicesOf(owner)
  expect(devices).toHaveLength(2)
  expect(devices[0]).toMatchObject({ device: 'Safari on iPhone', failures: 0, current: true })
  expect(devices[0]?.lastSuccessAt).not.toBeNull()
})

test('a device that turned notifications off is forgotten; one whose service is busy gets its message later', async () => {
  const owner = await registerOwner()
  const [gone, busy] = [await turnOn(owner), await turnOn(owner)]
  await gone.answers(410)
  await busy.answers(429)
  await leave(owner)
  expect((await devicesOf(owner)).map(({ id }) => id)).toEqual([busy.id])
  expect(await pushesOf(owner)).toMatchObject([
    { outcome: 'failed', reason: expect.stringContaining('Safari on iPhone') },
  ])
  await busy.answers(201)
  expect(await busy.messages()).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await drainOutbox()
  expect(await busy.messages()).toHaveLength(1)
  expect(await pushesOf(owner)).toMatchObject([{ outcome: 'sent', reason: null }])
})

test('of many leads five ring within an hour, the rest once at its end; one that was deleted meanwhile doesn’t', async () => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  const owner = await registerOwner()
  const phone = await turnOn(owner)
  const ids = []
  for (let nth = 0; nth < 9; nth++) {
    vi.setSystemTime(now + nth * 1000)
    ids.push(await leave(owner, { name: `Visitor ${nth}`, email: `v${nth}@example.com` }))
  }
  expect(await phone.messages()).toHaveLength(5)
  expect((await api(`/api/leads/${ids[8]}`, { method: 'DELETE', token: owner.token })).status).toBe(204)
  vi.setSystemTime(now + 11 * MINUTE_MS)
  await runMinute()
  expect(await phone.messages()).toHaveLength(5)
  vi.setSystemTime(now + 61 * MINUTE_MS)
  await runMinute()
  await drainOutbox()
  const last = (await phone.messages()).map(({ text }) => pushMessage.parse(JSON.parse(text))).at(-1)
  expect(last).toMatchObject({ title: '3 more leads', body: 'Ortega Plumbing: Visitor 5, Visitor 6, Visitor 7' })
})

test('a test notification arrives, and says what to do where it doesn’t', async () => {
  const owner = await registerOwner()
  const phone = await turnOn(owner)
  const path = `/api/push/subscriptions/${phone.id}/test`
  const send = () => api(path, { method: 'POST', token: owner.token })
  expect((await send()).status).toBe(204)
  expect((await phone.messages())[0]?.text).toContain('Notifications are on')
  await phone.answers(500)
  expect((await send()).status).toBe(503)
  await phone.answers(410)
  expect((await send()).status).toBe(409)
  expect(await devicesOf(owner)).toEqual([])
  expect((await send()).status).toBe(404)
})

test('whoever logs out, or is logged out, gets no more notifications there', async () => {
  const owner = await registerOwner()
  const phone = await turnOn(owner)
  const login = { email: owner.email, password: 'correct-horse-battery' }
  const { sessionToken } = await (await api('/api/auth/login', { body: login })).json<{ sessionToken: string }>()
  expect((await api('/api/auth/logout', { method: 'POST', token: owner.token })).status).toBe(204)
  await leave(owner)
  expect(await phone.messages()).toEqual([])
  expect(await devicesOf({ ...owner, token: sessionToken })).toEqual([])
})

test('another person can neither see, test nor remove a device; the person can', async () => {
  const [owner, other] = [await registerOwner(), await registerOwner()]
  const { id } = await turnOn(owner)
  const path = `/api/push/subscriptions/${id}`
  expect(await devicesOf(other)).toEqual([])
  expect((await api(path, { method: 'DELETE', token: other.token })).status).toBe(404)
  expect((await api(`${path}/test`, { method: 'POST', token: other.token })).status).toBe(404)
  expect((await api(path, { method: 'DELETE', token: owner.token })).status).toBe(204)
  expect(await devicesOf(owner)).toEqual([])
})
