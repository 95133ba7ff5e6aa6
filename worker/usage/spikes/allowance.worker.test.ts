import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { usageResponse } from '../../../contract/usage'
import { api, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { newSessionId, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { meter } from '../meterObject'
import { allowanceOf } from './allowance'

const sayFrom = (address: string, businessId: string, sessionId: string, message: string) =>
  api(`/api/chat/${businessId}/message`, {
    headers: { 'cf-connecting-ip': address },
    body: { sessionId, message },
  })

test('27 address blocks at once use up no month, all are answered, and the owner is told once', async () => {
  const { businessId, customer, email } = await registerOwner({ plan: 'starter' })
  // Six of each: more than any hour allows, in however few days the month ends.
  const rounds = Array.from({ length: 6 }, (_, round) =>
    Array.from({ length: 27 }, (_, n) => ({ address: `8.8.${n}.${round + 1}`, sessionId: newSessionId() })),
  )
  const now = new Date()
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate()
  const daysLeft = lastDay - now.getUTCDate() + 1
  const { hour: allowed } = allowanceOf({ daysBefore: [], left: 1000, daysLeft })
  const flood = async ({ address, sessionId }: { address: string; sessionId: string }) => {
    for (const message of ['Hi', 'Are you open?'])
      expect((await sayFrom(address, businessId, sessionId, message)).status).toBe(200)
  }
  for (const round of rounds) await Promise.all(round.map(flood))
  const counted = await runInDurableObject(meter(testContext(), customer.id), (_, { storage }) =>
    storage.sql.exec<{ conversations: number }>('SELECT conversations FROM periods').one(),
  )
  expect(counted.conversations).toBeLessThanOrEqual(allowed)
  expect(counted.conversations).toBeGreaterThan(20)
  const after = await sayFrom('203.0.113.9', businessId, newSessionId(), 'what areas do u cover?')
  expect(await after.json()).toMatchObject({ answeredBy: 'facts' })
  await expect.poll(() => mailsAbout(email, /more conversations than usual/)).toHaveLength(1)
  expect(await mailsAbout(email, /conversations are used/)).toEqual([])
}, 120_000)

test('addresses of one block are one visitor', async () => {
  const { businessId, customer } = await registerOwner()
  for (let n = 0; n < 60; n++) {
    const sessionId = newSessionId()
    await sayFrom(`203.0.113.${n}`, businessId, sessionId, 'Hi')
    await sayFrom(`203.0.113.${n}`, businessId, sessionId, 'Are you open?')
  }
  await runInDurableObject(meter(testContext(), customer.id), (_, { storage }) => {
    expect(storage.sql.exec('SELECT conversations FROM periods').toArray()).toEqual([{ conversations: 50 }])
  })
}, 60_000)

test('visits of a single message count for nothing, until they leave their details', async () => {
  const { businessId, token } = await registerOwner({ plan: 'test' })
  const used = async () => {
    const response = await api('/api/usage', { token })
    return usageResponse.parse(await response.json()).totalConversations
  }
  const sessions = Array.from({ length: 25 }, newSessionId)
  for (const sessionId of sessions) {
    await sayFrom('203.0.113.1', businessId, sessionId, 'what areas do u cover?')
    await writeBehind(businessId, sessionId)
  }
  expect(await used()).toBe(0)
  const lead = { businessId, sessionId: sessions[0], name: 'Ann', email: 'ann@example.com' }
  expect((await api('/api/leads', { body: lead })).status).toBe(201)
  await sayFrom('203.0.114.1', businessId, sessions[1] ?? '', 'My name is Ann, call me at 512 555 0170 about a leak')
  await writeBehind(businessId, sessions[1] ?? '')
  await expect.poll(used, { interval: 100 }).toBe(2)
})
