import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../../contract/durations'
import { registerOwner } from '../../_test/api'
import { inSession } from '../../_test/objects'
import { answerOf, newSessionId, say, testContext, transcriptOf } from '../../_test/visitor'
import { NEW_CONVERSATION } from '../../answering/state'
import { inbox } from '../../inbox/inboxObject'
import { chatSession } from '../../platform/chatSessionObject'
import { toOutcome } from '../reply'
import { runSessionAlarm } from './alarm'
import { findChatSession, findOpenTurns, findSessionMessages } from './store'
import { TURN_LEASE_MS } from './turns'

const tenants = env.TENANTS_DB ?? env.DB

let owner: Awaited<ReturnType<typeof registerOwner>>
beforeAll(async () => {
  owner = await registerOwner()
})

const visit = (sessionId = newSessionId()) => ({
  sessionId,
  stub: chatSession(testContext(), owner.businessId, sessionId),
})
const later = (ms: number) => testContext({ now: () => Date.now() + ms })
const begin = ({ stub, sessionId }: ReturnType<typeof visit>, messageId: string, message: string) =>
  stub.begin({
    messageId,
    message,
    businessId: owner.businessId,
    customerId: owner.customer.id,
    sessionId,
    country: 'US',
    page: {},
  })

const headOf = (sessionId: string) =>
  tenants.prepare('SELECT * FROM conversations WHERE session_id = ?').bind(sessionId).first<Record<string, unknown>>()
const usageOf = async (conversationId: unknown) => {
  const { results } = await tenants
    .prepare(
      'SELECT event_type, sum(quantity) AS quantity, count(*) AS rows FROM usage_tracking WHERE id LIKE ? GROUP BY event_type',
    )
    .bind(`use_${conversationId}%`)
    .all()
  return results
}
const breakTenants = () => tenants.prepare('ALTER TABLE conversations RENAME TO conversations_away').run()
const mendTenants = () => tenants.prepare('ALTER TABLE conversations_away RENAME TO conversations').run()

describe('a turn whose Worker died', () => {
  test('is left alone while it may be alive', async () => {
    const { sessionId, stub } = visit()
    await begin({ sessionId, stub }, 'msg_a', 'Which towns do you serve?')
    await runDurableObjectAlarm(stub)
    expect(await transcriptOf(owner.businessId, sessionId)).toHaveLength(1)
  })

  test('is answered from facts, and so is the one behind it, in order', async () => {
    const { sessionId, stub } = visit()
    await begin({ sessionId, stub }, 'msg_a', 'what areas do u cover?')
    await begin({ sessionId, stub }, 'msg_b', 'Thanks!')
    await inSession(stub, (storage) => runSessionAlarm(later(TURN_LEASE_MS + 1), storage))
    const messages = await transcriptOf(owner.businessId, sessionId)
    expect(messages.map(({ type }) => type)).toEqual(['user', 'user', 'bot', 'bot'])
    expect(messages[2]?.content).toContain('Round Rock')
    expect(await stub.claim('msg_a')).toMatchObject({
      state: 'closed',
      reply: { id: messages[2]?.id, answeredBy: 'facts' },
    })
  })

  test('refuses the reply of a Worker that comes late, and says what stands', async () => {
    const { sessionId, stub } = visit()
    await begin({ sessionId, stub }, 'msg_a', 'what areas do u cover?')
    await inSession(stub, (storage) => runSessionAlarm(later(TURN_LEASE_MS + 1), storage))
    const standing = await stub.commit({
      turnId: 'msg_a',
      ...toOutcome(answerOf('Late'), NEW_CONVERSATION, ''),
      quota: null,
    })
    expect(standing).toMatchObject({ content: expect.stringContaining('Round Rock') })
    expect(await transcriptOf(owner.businessId, sessionId)).toHaveLength(2)
  })

  test('is answered even when its business is gone', async () => {
    const { sessionId, stub } = visit()
    await stub.begin({
      messageId: 'msg_a',
      message: 'Hi',
      businessId: 'biz_gone',
      customerId: 'cus_1',
      sessionId,
      country: 'US',
      page: {},
    })
    await inSession(stub, async (storage) => {
      await runSessionAlarm(later(TURN_LEASE_MS + 1), storage)
      expect(findOpenTurns(storage)).toEqual([])
      expect(findSessionMessages(storage)[1]?.content).toContain('Leave your details')
    })
  })

  test('has the alarm set for it', async () => {
    const { sessionId, stub } = visit()
    await begin({ sessionId, stub }, 'msg_a', 'Hi')
    await inSession(stub, async (storage) => {
      await runSessionAlarm(testContext(), storage)
      await storage.deleteAlarm()
      await runSessionAlarm(testContext(), storage)
      expect(await storage.getAlarm()).toBe(findOpenTurns(storage)[0]?.leasedUntil)
    })
  })
})

describe('what was said is written behind', () => {
  test('to the Inbox and to D1, once, however often the alarm comes', async () => {
    const { sessionId, stub } = visit()
    const message = 'Do you fix leaks?'
    const { conversationId } = await say(owner.businessId, {
      sessionId,
      message,
      websiteUrl: 'https://ortega.example/leaks?order=1&token=secret#reset',
    })
    await say(owner.businessId, { sessionId, message: 'And water heaters?' })
    for (let index = 0; index < 3; index++) await inSession(stub, (storage) => runSessionAlarm(testContext(), storage))
    expect(await headOf(sessionId)).toMatchObject({
      id: conversationId,
      business_id: owner.businessId,
      is_active: 1,
      message_count: 4,
      version: 4,
      preview: message,
      page_url: 'https://ortega.example/leaks',
    })
    expect(await inbox(testContext(), owner.businessId).transcript(conversationId)).toHaveLength(4)
    expect(await usageOf(conversationId)).toEqual([
      { event_type: 'conversation', quantity: 1, rows: 1 },
      { event_type: 'message', quantity: 2, rows: 1 },
    ])
  })

  test('counts what came later on its own, and nothing twice', async () => {
    const { sessionId, stub } = visit()
    const { conversationId } = await say(owner.businessId, { sessionId, message: 'Hi' })
    await inSession(stub, (storage) => runSessionAlarm(testContext(), storage))
    await say(owner.businessId, { sessionId, message: 'Are you open?' })
    await inSession(stub, (storage) => runSessionAlarm(testContext(), storage))
    expect(await usageOf(conversationId)).toEqual([
      { event_type: 'conversation', quantity: 1, rows: 1 },
      { event_type: 'message', quantity: 2, rows: 2 },
    ])
  })

  test('again from the start where the confirmation was lost, without a second count', async () => {
    const { sessionId, stub } = visit()
    const { conversationId } = await say(owner.businessId, { sessionId, message: 'Hi' })
    await inSession(stub, (storage) => runSessionAlarm(testContext(), storage))
    await say(owner.businessId, { sessionId, message: 'Are you open?' })
    await inSession(stub, async (storage) => {
      storage.sql.exec('UPDATE session SET recorded_seq = 0, archived_seq = 0')
      await runSessionAlarm(testContext(), storage)
    })
    expect(await usageOf(conversationId)).toEqual([
      { event_type: 'conversation', quantity: 1, rows: 1 },
      { event_type: 'message', quantity: 2, rows: 1 },
    ])
    expect(await inbox(testContext(), owner.businessId).transcript(conversationId)).toHaveLength(4)
  })

  test('and never goes back', async () => {
    const { sessionId, stub } = visit()
    await say(owner.businessId, { sessionId, message: 'Hi' })
    await inSession(stub, (storage) => runSessionAlarm(testContext(), storage))
    await tenants
      .prepare('UPDATE conversations SET version = 9, message_count = 9 WHERE session_id = ?')
      .bind(sessionId)
      .run()
    await inSession(stub, async (storage) => {
      storage.sql.exec('UPDATE session SET recorded_seq = 0')
      await runSessionAlarm(testContext(), storage)
    })
    expect(await headOf(sessionId)).toMatchObject({ version: 9, message_count: 9 })
  })

  test('when D1 is back, if it was down, and the Inbox has it meanwhile', async () => {
    const { sessionId, stub } = visit()
    const { conversationId } = await say(owner.businessId, { sessionId, message: 'Hi' })
    await breakTenants()
    try {
      await inSession(stub, async (storage) => {
        const at = Date.now()
        const ctx = testContext({ now: () => at })
        await runSessionAlarm(ctx, storage)
        await runSessionAlarm(ctx, storage)
        expect(findChatSession(storage)).toMatchObject({ recorded_seq: 0, archived_seq: 2, failures: 2 })
        const waits = ((await storage.getAlarm()) ?? 0) - at
        expect(waits).toBeGreaterThan(500)
        expect(waits).toBeLessThanOrEqual(60_000)
      })
      expect(await inbox(testContext(), owner.businessId).transcript(conversationId)).toHaveLength(2)
    } finally {
      await mendTenants()
    }
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await headOf(sessionId)).toMatchObject({ version: 2 })
    await inSession(stub, (storage) =>
      expect(findChatSession(storage)).toMatchObject({ recorded_seq: 2, failures: 0, retry_at: 0 }),
    )
  })
})

describe('a visit at rest', () => {
  const hasEnded = (stub: ReturnType<typeof chatSession>) =>
    inSession(stub, async (storage) => {
      const tables = storage.sql.exec(`SELECT name FROM sqlite_master WHERE name = 'messages'`).toArray()
      return tables.length === 0 && (await storage.getAlarm()) === null
    })

  test('stays for a day and then keeps nothing; its conversation stays readable', async () => {
    const { sessionId, stub } = visit()
    const { conversationId } = await say(owner.businessId, { sessionId, message: 'Hi' })
    await inSession(stub, (storage) => runSessionAlarm(later(23 * HOUR_MS), storage))
    expect(await hasEnded(stub)).toBe(false)
    await inSession(stub, (storage) => runSessionAlarm(later(25 * HOUR_MS), storage))
    expect(await hasEnded(stub)).toBe(true)
    expect(await headOf(sessionId)).toMatchObject({ is_active: 0, message_count: 2 })
    expect(await inbox(testContext(), owner.businessId).transcript(conversationId)).toHaveLength(2)
  })

  test('stays while D1 hasn’t confirmed that it is recorded', async () => {
    const { sessionId, stub } = visit()
    await say(owner.businessId, { sessionId, message: 'Hi' })
    await breakTenants()
    try {
      await inSession(stub, (storage) => runSessionAlarm(later(25 * HOUR_MS), storage))
      expect(await hasEnded(stub)).toBe(false)
    } finally {
      await mendTenants()
    }
    await inSession(stub, (storage) => runSessionAlarm(later(26 * HOUR_MS), storage))
    expect(await hasEnded(stub)).toBe(true)
  })

  test('begins another conversation when the visitor comes back', async () => {
    const { sessionId, stub } = visit()
    const before = await say(owner.businessId, { sessionId, message: 'Hi' })
    await inSession(stub, (storage) => runSessionAlarm(later(25 * HOUR_MS), storage))
    const after = await say(owner.businessId, { sessionId, message: 'Hi again' })
    expect(after.conversationId).not.toBe(before.conversationId)
    await inSession(stub, (storage) => runSessionAlarm(testContext(), storage))
    const { results } = await tenants.prepare('SELECT id FROM conversations WHERE session_id = ?').bind(sessionId).all()
    expect(results).toHaveLength(2)
  })
})
