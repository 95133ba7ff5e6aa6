import { afterAll, expect, test } from 'vitest'
import webPush from 'web-push'
import { startPush } from './server.ts'
import { newDevice, subscriptionOf } from './world.ts'

const push = await startPush({ keepsProcess: false })
afterAll(push.close)

const sender = { subject: 'mailto:help@deskbell.example', ...webPush.generateVAPIDKeys() }

/** What the published library sends; it takes only https, and so the stand-in is named. */
function requestTo(device: ReturnType<typeof newDevice>, text = 'Hello', options = {}) {
  const secure = push.url.replace('http:', 'https:')
  const { headers, body } = webPush.generateRequestDetails(subscriptionOf(device, secure), text, {
    vapidDetails: sender,
    ...options,
  })
  // fetch sets the length of what it sends.
  const { 'Content-Length': _, ...others } = headers
  return { headers: others, body }
}

const send = (device: { id: string }, { headers, body }: { headers: Record<string, string>; body: Buffer }) =>
  fetch(`${push.url}/push/${device.id}`, { method: 'POST', headers, body: new Uint8Array(body) })

test('takes what the published library sends, and decrypts it', async () => {
  const device = newDevice(push.world)
  const request = requestTo(device, 'Новый клиент 🚿', { TTL: 60, urgency: 'high', topic: 'lead_1' })
  expect((await send(device, request)).status).toBe(201)
  const { subject, publicKey } = sender
  expect(device.received).toEqual([
    { text: 'Новый клиент 🚿', ttl: 60, urgency: 'high', topic: 'lead_1', subject, publicKey },
  ])
})

test('refuses what was encrypted for another device, changed on the way, or signed by nobody or for elsewhere', async () => {
  const [device, other] = [newDevice(push.world), newDevice(push.world)]
  const { headers, body } = requestTo(device)
  expect((await send(other, { headers, body })).status).toBe(400)
  const changed = Buffer.from(body)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect((await send(device, { headers, body: changed })).status).toBe(400)
  expect((await send(device, { headers: { ...headers, Authorization: '' }, body })).status).toBe(403)
  const forged = (headers.Authorization ?? '').replace(/t=(\w)/, 't=x$1')
  expect((await send(device, { headers: { ...headers, Authorization: forged }, body })).status).toBe(403)
  const elsewhere = webPush.generateRequestDetails(subscriptionOf(device, 'https://push.example'), 'Hello', {
    vapidDetails: sender,
  })
  expect((await send(device, elsewhere)).status).toBe(403)
  expect(device.received).toEqual([])
})

test('refuses a message without TTL, with a long topic or too large', async () => {
  const device = newDevice(push.world)
  const { headers, body } = requestTo(device)
  const { TTL: _, ...withoutTtl } = headers
  expect((await send(device, { headers: withoutTtl, body })).status).toBe(400)
  expect((await send(device, { headers: { ...headers, Topic: 'x'.repeat(33) }, body })).status).toBe(400)
  expect((await send(device, { headers, body: Buffer.alloc(5000) })).status).toBe(413)
})

test('a device is answered for as a test wants it', async () => {
  const { endpoint } = await (await fetch(`${push.url}/_control/devices`, { method: 'POST' })).json()
  const id = endpoint.split('/').at(-1)
  const answer = (status: number) =>
    fetch(`${push.url}/_control/answer`, { method: 'POST', body: JSON.stringify({ device: id, status }) })
  await answer(410)
  expect((await fetch(endpoint, { method: 'POST' })).status).toBe(410)
  expect((await fetch(`${push.url}/push/nobody`, { method: 'POST' })).status).toBe(404)
  expect(await (await fetch(`${push.url}/_control/messages?device=${id}`)).json()).toEqual([])
})
