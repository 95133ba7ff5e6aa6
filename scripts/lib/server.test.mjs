import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { openOwner } from '../../bench/support/owner.mjs'
import { startSite } from '../../stand-ins/website/server.ts'
import { openGuide } from './apiGuide.mjs'
import { openServer } from './server.mjs'

let server
let site
before(async () => {
  site = await startSite('large')
  server = await openServer({ PRIVATE_NETWORK: 'on', RATE_LIMIT_SCALE: '1000' })
})
after(async () => {
  await server?.close()
  await site?.close()
})

async function until(condition, ms = 120_000) {
  const deadline = Date.now() + ms
  for (;;) {
    const found = await condition()
    if (found) return found
    assert.ok(Date.now() < deadline, 'It took too long')
    await pause(100)
  }
}

const readToItsEnd = (owner, id) =>
  until(async () => {
    const source = await owner.get(`/knowledge/sources/${id}`)
    return ['ready', 'failed'].includes(source.status) && source
  })

async function textsOf(owner) {
  const files = unzipSync(await owner.export())
  const [source] = JSON.parse(new TextDecoder().decode(files['knowledge.json']))
  return source.texts
}

test('killed in the middle of a reading, it goes on and ends with the same passages', async () => {
  const [calm, killed] = [await openOwner(server.origin, 'calm'), await openOwner(server.origin, 'killed')]
  const first = await calm.post('/knowledge/sources', { url: site.url })
  const whole = await readToItsEnd(calm, first.id)
  assert.deepEqual([whole.status, whole.pages, whole.waiting], ['ready', 300, 0])

  site.asked.length = 0
  const second = await killed.post('/knowledge/sources', { url: site.url })
  await until(() => site.asked.length > 100)
  await server.kill()
  assert.ok(site.asked.length < 290, `${site.asked.length} pages were read before the kill`)
  await server.startAgain()
  const source = await readToItsEnd(killed, second.id)
  assert.deepEqual([source.status, source.pages, source.skipped], ['ready', 300, whole.skipped])
  assert.ok(site.asked.length < 310, `${site.asked.length} pages were asked for, some of them twice`)
  assert.deepEqual(await textsOf(killed), await textsOf(calm))
})

test('the guide to the API does what it says, by plain curl, openssl and Node', async () => {
  // A connection that was kept since the test before may just be closing.
  await until(() =>
    fetch(`${server.origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const owner = await openOwner(server.origin, 'developer', 'enterprise')
  const sessionId = crypto.randomUUID()
  await fetch(`${server.origin}/api/chat/${owner.businessId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId, message: 'Do you work on weekends?' }),
  })
  await until(async () => (await owner.get('/conversations')).length > 0)
  const scopes = ['leads:read', 'leads:write', 'conversations:read', 'faqs:read', 'faqs:write']
  scopes.push('bookings:read', 'bookings:write')
  const calendar = {
    timeZone: 'UTC',
    hours: Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [['09:00', '17:00']]])),
    services: [{ name: 'Check-up', minutes: 30 }],
  }
  const saved = await owner.put('/calendar', calendar)
  const serviceId = saved.services[0].id
  const { key } = await (await owner.call('/api/api-keys', { name: 'Guide', scopes })).json()

  const guide = openGuide()
  const receiver = await guide.startExample()
  try {
    const events = ['lead.created', 'lead.updated']
    const webhook = { url: `${receiver.url}/`, events }
    const { id, secret } = await (await owner.call('/api/webhook-endpoints', webhook)).json()
    await receiver.giveSecret(secret)
    const { status, output } = await guide.run({
      DESKBELL: server.origin,
      KEY: key,
      BUSINESS: owner.businessId,
      SERVICE: serviceId,
      IDENTITY_SECRET: 'idsec_example',
      ...guide.signedByHand(secret),
    })
    assert.equal(status, 0, output)
    assert.match(output, /"name":"Ana Lopez"/)
    assert.match(output, /"status":"contacted"/)
    assert.match(output, /"content":"Do you work on weekends\?"/)
    assert.match(output, /"answer":"Saturdays until 2 PM\."/)
    assert.match(output, /"service":"Check-up".*"status":"canceled"/)
    assert.match(output, /total-count: 1/i)
    assert.match(output, /ratelimit: "default";r=\d+;t=\d+/i)
    assert.ok(output.includes(guide.expectedSignature(secret)), output)
    assert.ok(output.includes(createHmac('sha256', 'idsec_example').update('ana@example.com').digest('hex')), output)
    assert.doesNotMatch(output, /problem/)
    await until(() => receiver.heard().includes('lead.created'))
    const states = async () =>
      (await (await owner.call(`/api/webhook-endpoints/${id}/deliveries`)).json()).map(({ state }) => state)
    await until(async () => (await states()).every((state) => state === 'delivered'))
  } finally {
    receiver.stop()
  }
})
