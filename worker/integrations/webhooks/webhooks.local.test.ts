import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { secretRotated, webhookEndpoint } from '../../../contract/webhooks'
import { api, drainOutbox, ownersPassword, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { PATIENCE_MS } from '../../_test/patience'
import { addReceiver } from '../../_test/receiver'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { purgeDeletedLeads } from '../../leads'

const ALL = ['lead.created', 'lead.updated', 'conversation.created']

const leave = async (businessId: string, details: Record<string, unknown> = {}) => {
  const response = await api('/api/leads', {
    body: { businessId, name: 'Ana Lopez', email: 'ana@example.com', ...details },
  })
  return (await response.json<{ id: string }>()).id
}

/** Lets the time pass until everything that waits is due. */
const untilDue = () => testContext().tenants.run('UPDATE outbox SET due_at = 0 WHERE lane IS NOT NULL')

test('a lead reaches the receiver by itself, signed, and so do its changes and a conversation', async () => {
  const { token, businessId } = await registerOwner({ plan: 'enterprise' })
  const receiver = await addReceiver(token, ALL)
  const sessionId = newSessionId()
  await say(businessId, { sessionId, message: 'Do you fix water heaters?' })
  const id = await leave(businessId, { sessionId })
  await expect.poll(async () => (await receiver.calls()).length).toBe(2)
  await api(`/api/leads/${id}`, { token, method: 'PATCH', body: { status: 'contacted' } })
  await expect.poll(async () => (await receiver.calls()).length).toBe(3)
  // The same once more is no news.
  await api(`/api/leads/${id}`, { token, method: 'PATCH', body: { status: 'contacted' } })
  await drainOutbox()
  const calls = await receiver.calls()
  const of = (type: string) => calls.filter(({ event }) => event?.type === type)
  expect(of('conversation.created')).toMatchObject([{ event: { data: { businessId, sessionId } } }])
  expect(of('lead.created')).toMatchObject([{ event: { data: { id, status: 'new', email: 'ana@example.com' } } }])
  expect(of('lead.updated')).toMatchObject([{ event: { data: { id, status: 'contacted' } } }])
  expect(new Set(calls.map((call) => call.id)).size).toBe(3)
  expect((await receiver.deliveries()).map(({ state, status, answer }) => [state, status, answer])).toEqual(
    Array(3).fill(['delivered', 200, 'Thank you']),
  )
  await api(`/api/leads/${id}`, { token, method: 'DELETE' })
  await purgeDeletedLeads(testContext({ now: () => Date.now() + DAY_MS }))
  expect((await receiver.deliveries()).map(({ type }) => type)).toEqual(['conversation.created'])
})

test('a receiver that was down gets each event later: tried again by itself, then in order, taken once per id', async () => {
  const { token, businessId } = await registerOwner({ plan: 'enterprise' })
  const receiver = await addReceiver(token, ['lead.created'], { status: 503, says: `Down ${'x'.repeat(500)}` })
  const first = await leave(businessId, { email: 'one@example.com' })
  await drainOutbox()
  await expect.poll(async () => (await receiver.calls()).length).toBe(2)
  const others = [
    await leave(businessId, { email: 'two@example.com' }),
    await leave(businessId, { email: 'three@example.com' }),
  ]
  await drainOutbox()
  const [waiting] = await receiver.deliveries()
  expect(waiting).toMatchObject({ state: 'waiting', status: 503, nextTryAt: expect.any(String) })
  expect(waiting?.answer).toHaveLength(200)
  await receiver.control({ status: 200 })
  await untilDue()
  await drainOutbox()
  const calls = await receiver.calls()
  const taken = calls.filter(({ answered }) => answered === 200)
  expect(taken.map(({ event }) => event?.data.id)).toEqual([first, ...others])
  expect(new Set(calls.map(({ id }) => id)).size).toBe(3)
  expect(calls.filter(({ id }) => id === taken[0]?.id).length).toBeGreaterThanOrEqual(3)
  expect((await receiver.deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
})

test('a receiver that never answers holds up no other', async () => {
  const { token, businessId } = await registerOwner({ plan: 'enterprise' })
  const silent = await addReceiver(token, ['lead.created'], { status: 0 })
  const quick = await addReceiver(token, ['lead.created'])
  await leave(businessId)
  await leave(businessId, { email: 'second@example.com' })
  await expect.poll(async () => (await quick.calls()).length).toBe(2)
  expect((await silent.deliveries()).map(({ attempts }) => attempts)).toEqual([0, 0])
  await expect
    .poll(async () => (await silent.deliveries()).map(({ answer }) => answer))
    .toContain(`No response within ${PATIENCE_MS / 1000} seconds`)
  // The tests that follow drain the same outbox: they would wait for it too.
  await silent.control({ status: 200 })
})

test('a receiver that is gone is switched off with one mail; switched on again, what it missed is sent again by the same id', async () => {
  const { token, businessId, email } = await registerOwner({ plan: 'enterprise' })
  const receiver = await addReceiver(token, ['lead.created'], { status: 410 })
  const path = `/api/webhook-endpoints/${receiver.id}`
  await leave(businessId)
  await leave(businessId, { email: 'second@example.com' })
  await drainOutbox()
  const read = async () => (await (await api('/api/webhook-endpoints', { token })).json<unknown[]>())[0]
  expect(await read()).toMatchObject({ isEnabled: false, offBecause: 'gone' })
  expect(await mailsAbout(email, /webhook.*turned off/)).toHaveLength(1)
  expect((await receiver.deliveries()).map(({ state }) => state)).toEqual(['failed', 'failed'])
  const missed = (await receiver.deliveries()).at(-1)
  const replay = `${path}/deliveries/${missed?.id}/replay`
  expect((await api(replay, { token, method: 'POST' })).status).toBe(409)

  await receiver.control({ status: 200 })
  const on = await api(path, { token, method: 'PATCH', body: { isEnabled: true } })
  expect(webhookEndpoint.parse(await on.json())).toMatchObject({ isEnabled: true, offBecause: null })
  expect((await api(replay, { token, method: 'POST' })).status).toBe(202)
  await drainOutbox()
  expect((await receiver.calls()).at(-1)).toMatchObject({ id: missed?.id, answered: 200 })
  const stranger = await registerOwner({ plan: 'enterprise' })
  expect((await api(replay, { token: stranger.token, method: 'POST' })).status).toBe(404)
})

test('a receiver that takes nothing for three days is switched off with one mail', async () => {
  const { token, businessId, email } = await registerOwner({ plan: 'enterprise' })
  const receiver = await addReceiver(token, ['lead.created'], { status: 500 })
  await leave(businessId)
  await drainOutbox()
  const { tenants, now } = testContext()
  await tenants.run(
    `UPDATE webhook_endpoints SET failing_since = ${now() - 3 * 86_400_000} WHERE id = '${receiver.id}'`,
  )
  await untilDue()
  await drainOutbox()
  expect(await mailsAbout(email, /webhook.*turned off/)).toMatchObject([
    { text: expect.stringContaining('three days') },
  ])
  expect(await receiver.deliveries()).toMatchObject([{ state: 'failed', status: 500 }])
})

test('redirects aren’t followed, a test event is signed by the new secret and for a day by the old one', async () => {
  const { token } = await registerOwner({ plan: 'enterprise' })
  const receiver = await addReceiver(token, ['lead.created'], { status: 302 })
  const path = `/api/webhook-endpoints/${receiver.id}`
  await api(`${path}/test`, { token, method: 'POST' })
  await drainOutbox()
  expect(await receiver.calls(`${receiver.name}-elsewhere`)).toEqual([])
  const rotated = await api(`${path}/rotate-secret`, { token, body: { password: ownersPassword } })
  const { secret } = secretRotated.parse(await rotated.json())
  await receiver.control({ status: 200 })
  await untilDue()
  await drainOutbox()
  const call = (await receiver.calls()).at(-1)
  expect(call).toMatchObject({ answered: 200, event: { type: 'webhook.test' } })
  expect(new Webhook(secret).verify(call?.body ?? '', call?.headers ?? {})).toMatchObject({ type: 'webhook.test' })
})

test('what is done to a webhook is in the account’s activity, a new secret takes the password, and tests are counted', async () => {
  const { token } = await registerOwner({ plan: 'enterprise' })
  const receiver = await addReceiver(token, ['lead.created'])
  const path = `/api/webhook-endpoints/${receiver.id}`
  const wrong = await api(`${path}/rotate-secret`, { token, body: { password: 'not-the-password' } })
  expect([wrong.status, (await api(`${path}/rotate-secret`, { token, body: {} })).status]).toEqual([422, 422])
  await api(`${path}/rotate-secret`, { token, body: { password: ownersPassword } })
  const statuses: number[] = []
  for (let n = 0; n < 61; n++) statuses.push((await api(`${path}/test`, { token, method: 'POST' })).status)
  expect([statuses.slice(0, 60).every((status) => status === 202), statuses[60]]).toEqual([true, 429])
  await api(path, { token, method: 'PATCH', body: { isEnabled: false, url: 'https://example.com/secret-path' } })
  await api(path, { token, method: 'DELETE' })
  await drainOutbox()
  const log = await (await api('/api/account/audit', { token })).json<{ kind: string; summary: string }[]>()
  const ours = log.filter(({ kind }) => kind.startsWith('webhook'))
  expect(ours.map(({ kind }) => kind).sort()).toEqual([
    'webhook-added',
    'webhook-changed',
    'webhook-deleted',
    'webhook-secret-renewed',
  ])
  expect(ours.find(({ kind }) => kind === 'webhook-changed')?.summary).toContain('example.com, turned off')
  expect(JSON.stringify(ours)).not.toContain('secret-path')
})

test('it comes with Enterprise, and after a downgrade nothing is sent', async () => {
  const small = await registerOwner({ plan: 'business' })
  const body = { url: 'https://example.com/hooks', events: ['lead.created'] }
  const refused = await api('/api/webhook-endpoints', { token: small.token, body })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('Enterprise') })
  const large = await registerOwner({ plan: 'enterprise' })
  const receiver = await addReceiver(large.token, ['lead.created'])
  await testContext().directory.run(`UPDATE customers SET plan_type = 'starter' WHERE id = '${large.customer.id}'`)
  await leave(large.businessId)
  await drainOutbox()
  expect(await receiver.calls()).toEqual([])
})
