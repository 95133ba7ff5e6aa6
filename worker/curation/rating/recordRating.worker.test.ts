import { describe, expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { chatSession } from '../../platform/chatSessionObject'
import { ask, listOf } from '../_test/questions'

describe('a thumb', () => {
  const rate = (businessId: string, messageId: string, body: object) =>
    api(`/api/chat/${businessId}/messages/${messageId}/rating`, { body })

  test('down brings the question to the list, and up after all takes it away', async () => {
    const owner = await registerOwner()
    const sessionId = newSessionId()
    const { message } = await say(owner.businessId, { sessionId, message: 'what areas do u cover?' })
    expect((await rate(owner.businessId, message.id, { rating: 'down', sessionId })).status).toBe(204)
    expect((await rate(owner.businessId, message.id, { rating: 'down', sessionId })).status).toBe(204)
    await drainOutbox()
    expect(await listOf(owner)).toMatchObject([{ question: 'what areas do u cover?', count: 1, reasons: ['rated'] }])
    expect((await rate(owner.businessId, message.id, { rating: 'up', sessionId })).status).toBe(204)
    expect(await listOf(owner)).toEqual([])
  })

  test('counts after the visit has ended, too', async () => {
    const owner = await registerOwner()
    const { replies, sessionId } = await ask(owner, 'what areas do u cover?')
    await chatSession(testContext(), owner.businessId, sessionId).forget()
    expect((await rate(owner.businessId, replies[0]?.message.id ?? '', { rating: 'down', sessionId })).status).toBe(204)
    await drainOutbox()
    expect((await listOf(owner)).flatMap(({ reasons }) => reasons)).toContain('rated')
  })

  test('without the visit, or from another one, is refused', async () => {
    const owner = await registerOwner()
    const { replies } = await ask(owner, 'what areas do u cover?')
    const path = replies[0]?.message.id ?? ''
    expect((await rate(owner.businessId, path, { rating: 'down' })).status).toBe(422)
    expect((await rate(owner.businessId, `msg_${'0'.repeat(26)}`, { rating: 'down' })).status).toBe(422)
    expect((await rate(owner.businessId, path, { rating: 'down', sessionId: newSessionId() })).status).toBe(404)
    await drainOutbox()
    expect((await listOf(owner)).flatMap(({ reasons }) => reasons)).not.toContain('rated')
  })

  test('on what nobody said, or in another business, or of no kind, is refused', async () => {
    const [owner, other] = [await registerOwner(), await registerOwner()]
    const { replies, sessionId } = await ask(owner, 'what areas do u cover?')
    const id = replies[0]?.message.id ?? ''
    expect((await rate(other.businessId, id, { rating: 'down', sessionId })).status).toBe(404)
    expect((await rate(owner.businessId, `msg_${'0'.repeat(26)}`, { rating: 'down', sessionId })).status).toBe(404)
    expect((await rate(owner.businessId, 'nonsense', { rating: 'down', sessionId })).status).toBe(404)
    expect((await rate(owner.businessId, id, { rating: 'sideways' })).status).toBe(422)
  })
})
