import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { usageResponse } from '../../../contract/usage'
import { api, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { newSessionId, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { loadProfile } from '../../businesses/loadProfile'
import { countTowardsQuota } from '../countTowardsQuota'
import { meter } from '../meterObject'
import { allowanceOf } from './allowance'

const sayFrom = (address: string, businessId: string, sessionId: string, message: string) =>
  api(`/api/chat/${businessId}/message`, {
    headers: { 'cf-connecting-ip': address },
    body: { sessionId, message },
  })

/** A conversation from an address, counted as the chat counts it. */
async function countFrom(address: string, businessId: string) {
  const ctx = testContext({ client: { address, userAgent: undefined } })
  return countTowardsQuota(ctx, await loadProfile(ctx, businessId), `conv_${newSessionId()}`)
}

const countedOf = (customerId: string) =>
  runInDurableObject(
    meter(testContext(), customerId),
    (_, { storage }) =>
      storage.sql.exec<{ conversations: number }>('SELECT conversations FROM periods').one().conversations,
  )

test('27 address blocks at once use up no month, all are answered, and the owner is told once', async () => {
  const { businessId, customer, email } = await registerOwner({ plan: 'starter' })
  const now = new Date()
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate()
  const daysLeft = lastDay - now.getUTCDate() + 1
  const { hour: allowed } = allowanceOf({ daysBefore: [], left: 1000, daysLeft })
  // Six of each: more than any hour allows, in however few days the month ends.
  const blocks = Array.from({ length: 27 }, (_, n) => `8.8.${n}`)
  for (let round = 1; round < 6; round++)
    await Promise.all(blocks.map((block) => countFrom(`${block}.${round}`, businessId)))
  const flood = async (address: string) => {
    const sessionId = newSessionId()
    for (const message of ['Hi', 'Are you open?'])
      expect((await sayFrom(address, businessId, sessionId, message)).status).toBe(200)
  }
  await Promise.all(blocks.map((block) => flood(`${block}.6`)))
  const counted = await countedOf(customer.id)
  expect(counted).toBeLessThanOrEqual(allowed)
  expect(counted).toBeGreaterThan(20)
  const after = await sayFrom('203.0.113.9', businessId, newSessionId(), 'what areas do u cover?')
  expect(await after.json()).toMatchObject({ answeredBy: 'facts' })
  await expect.poll(() => mailsAbout(email, /more conversations than usual/)).toHaveLength(1)
  expect(await mailsAbout(email, /conversations are used/)).toEqual([])
})

test('addresses of one block are one visitor', async () => {
  const { businessId, customer } = await registerOwner()
  for (let n = 0; n < 60; n++)
    expect(await countFrom(`203.0.113.${n}`, businessId)).toBe(n < 50 ? 'within' : 'uncounted')
  expect(await countedOf(customer.id)).toBe(50)
})

test('visits of a single message count for nothing, until they leave their details', async () => {
  const { businessId, token } = await registerOwner({ plan: 'test' })
  const used = async () => {
    const response = await api('/api/usage', { token })
    return usageResponse.parse(await response.json()).totalConversations
  }
  const sessions = Array.from({ length: 5 }, newSessionId)
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
