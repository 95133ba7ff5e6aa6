import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { startReceiver } from './server.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"type":"lead.created"}'

const send = (name: string, signature: string, at = new Date()) =>
  fetch(`${receiver.url}/hooks/${name}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'webhook-id': 'dlv_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    },
    body,
  })

const tell = (name: string, told: object) =>
  fetch(`${receiver.url}/_control/${name}`, { method: 'POST', body: JSON.stringify(told) })

test('it takes what is signed, and nothing else', async () => {
  await tell('signed', { secret })
  // One moment for both: a second may pass between two.
  const at = new Date()
  expect((await send('signed', new Webhook(secret).sign('dlv_1', at, body), at)).status).toBe(200)
  expect((await send('signed', 'v1,Zm9yZ2Vk')).status).toBe(400)
  const { calls } = await (await fetch(`${receiver.url}/_control/signed`)).json()
  expect(calls).toMatchObject([
    { id: 'dlv_1', event: { type: 'lead.created' }, refusal: null },
    { event: null, refusal: expect.stringContaining('No matching signature') },
  ])
})

test('it is down, gone or elsewhere when it is told so', async () => {
  await tell('down', { status: 503 })
  expect((await send('down', '')).status).toBe(503)
  await tell('down', { status: 302 })
  expect((await send('down', '')).headers.get('location')).toBe('/hooks/down-elsewhere')
})
