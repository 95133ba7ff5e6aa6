import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { meResponse } from '../../contract/accounts'
import { MESSAGE_MAX } from '../../contract/chat'
import { api, registerOwner } from '../_test/api'
import { newSessionId, say, testContext, transcriptOf } from '../_test/visitor'
import { withinOneMinute } from '../_test/withinOneMinute'
import { chatSession } from '../platform/chatSessionObject'
import { pageOf } from './page'

let owner: Awaited<ReturnType<typeof registerOwner>>
let other: Awaited<ReturnType<typeof registerOwner>>
beforeAll(async () => {
  owner = await registerOwner()
  other = await registerOwner({ businessName: 'Lakeside Dental', businessType: 'dental' })
})

const post = (businessId: string, body: unknown, headers = {}) =>
  api(`/api/chat/${businessId}/message`, { body, headers })

describe('a visitor asks', () => {
  test('and is answered from the business’s own facts', async () => {
    const reply = await say(owner.businessId, { sessionId: newSessionId(), message: 'what areas do u cover?' })
    expect(reply.message.content).toContain('Round Rock')
    expect(reply).toMatchObject({ answeredBy: 'facts', calendlyUrl: null, needsScheduling: false })
    expect(reply.message.id).toMatch(/^msg_/)
    expect(reply.conversationId).toMatch(/^conv_/)
  })

  test('and no cache keeps the reply', async () => {
    const response = await post(owner.businessId, { sessionId: newSessionId(), message: 'Hi' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('by the publishable key, in the same visit as by the id', async () => {
    const sessionId = newSessionId()
    const me = await api('/api/auth/me', { token: owner.token })
    await say(meResponse.parse(await me.json()).customer.apiKey, { sessionId, message: 'Hi' })
    expect(await transcriptOf(owner.businessId, sessionId)).toHaveLength(2)
  })
})

describe('a message that is sent again under its own id', () => {
  const messageId = 'a-message-of-mine'

  test('is one message with one answer', async () => {
    const said = { sessionId: newSessionId(), messageId, message: 'What areas do you cover?' }
    const first = await say(owner.businessId, said)
    expect(await say(owner.businessId, said)).toEqual(first)
    expect(await transcriptOf(owner.businessId, said.sessionId)).toHaveLength(2)
  })

  test('while it is being answered is still one', async () => {
    const said = { sessionId: newSessionId(), messageId, message: 'What areas do you cover?' }
    const [first, second] = await Promise.all([say(owner.businessId, said), say(owner.businessId, said)])
    expect(second).toEqual(first)
    expect(await transcriptOf(owner.businessId, said.sessionId)).toHaveLength(2)
  })

  test('means nothing in another visit or at another business', async () => {
    const said = { sessionId: newSessionId(), messageId, message: 'What areas do you cover?' }
    const replies = [
      await say(owner.businessId, said),
      await say(owner.businessId, { ...said, sessionId: newSessionId() }),
      await say(other.businessId, said),
    ]
    expect(new Set(replies.map(({ message }) => message.id)).size).toBe(3)
  })

  test('is refused where the id is none', async () => {
    const response = await post(owner.businessId, { sessionId: newSessionId(), messageId: 'a b', message: 'Hi' })
    expect(response.status).toBe(422)
  })
})

describe('of the page in front of a visitor', () => {
  test('3000 characters are read, and a long address is kept without its query', () => {
    const address = `https://ortega.example/rates?click=${'x'.repeat(3000)}`
    const page = pageOf(
      {
        websiteUrl: address,
        pageTitle: 't'.repeat(900),
        pageContent: `${'x'.repeat(2999)}🚰 past the end`,
      },
      'https://deskbell.test',
    )
    expect(page.content).toHaveLength(3000)
    expect(page.content?.isWellFormed()).toBe(true)
    expect(page.url).toBe('https://ortega.example/rates')
    expect(page.title).toHaveLength(500)
  })

  test('an address that is no web address is left out', () => {
    expect(
      pageOf({ websiteUrl: 'javascript:alert(1)', pageTitle: null, pageContent: undefined }, 'https://deskbell.test'),
    ).toEqual({})
  })

  test('nothing is read of a page of our own, which speaks of us and not of the business', () => {
    const request = { websiteUrl: 'https://deskbell.test/', pageTitle: 'Deskbell', pageContent: 'Starter: $49' }
    expect(pageOf(request, 'https://deskbell.test')).toEqual({ url: 'https://deskbell.test/' })
  })

  test('nothing is refused for its length', async () => {
    const websiteUrl = `https://ortega.example/?${'x'.repeat(5000)}`
    await say(owner.businessId, {
      sessionId: newSessionId(),
      message: 'Hi',
      websiteUrl,
      pageTitle: 'x'.repeat(5000),
      pageContent: 'x'.repeat(40_000),
    })
  })
})

describe('what is said in one visit', () => {
  test('is one conversation, read back oldest first', async () => {
    const sessionId = newSessionId()
    const first = await say(owner.businessId, { sessionId, message: 'Hello there' })
    const second = await say(owner.businessId, { sessionId, message: 'Do you fix leaks?' })
    expect(second.conversationId).toBe(first.conversationId)
    const messages = await transcriptOf(owner.businessId, sessionId)
    expect(messages.map(({ type, content }) => [type, content])).toEqual([
      ['user', 'Hello there'],
      ['bot', first.message.content],
      ['user', 'Do you fix leaks?'],
      ['bot', second.message.content],
    ])
    expect(messages[3]?.id).toBe(second.message.id)
    const times = messages.map(({ timestamp }) => timestamp)
    expect(times.toSorted()).toEqual(times)
  })

  test('is answered in order when two messages come at once', async () => {
    const sessionId = newSessionId()
    const [one, two] = await Promise.all(['one', 'two'].map((message) => say(owner.businessId, { sessionId, message })))
    const messages = await transcriptOf(owner.businessId, sessionId)
    const idsOf = (wanted: string) => messages.filter(({ type }) => type === wanted).map(({ id }) => id)
    const asked = messages.flatMap(({ type, content }) => (type === 'user' ? [content] : []))
    expect(asked.toSorted()).toEqual(['one', 'two'])
    // The reply to what was asked first stands first.
    expect(idsOf('bot')).toEqual(asked.map((content) => (content === 'one' ? one : two)?.message.id))
  })

  test('is all answered, each message once and in order, when twenty come at once', async () => {
    const sessionId = newSessionId()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(owner.businessId, { sessionId, message: `Question ${index}` })),
    )
    expect(new Set(replies.map(({ message }) => message.id)).size).toBe(20)
    expect(new Set(replies.map(({ conversationId }) => conversationId)).size).toBe(1)
    await runInDurableObject(chatSession(testContext(), owner.businessId, sessionId), (_, { storage }) => {
      const turns = storage.sql
        .exec<{ type: string; turn: number }>('SELECT type, turn FROM messages ORDER BY seq')
        .toArray()
      const asked = turns.filter(({ type }) => type === 'user').map(({ turn }) => turn)
      expect(turns.filter(({ type }) => type === 'bot').map(({ turn }) => turn)).toEqual(asked)
    })
  })

  test('keeps whatever characters it is written in', async () => {
    const sessionId = newSessionId()
    const message = '¿Reparáis fugas? 🚰\n<b>ja</b> \ud83d'
    await say(owner.businessId, { sessionId, message })
    expect((await transcriptOf(owner.businessId, sessionId))[0]?.content).toBe(message.toWellFormed())
  })
})

describe('a visit is its own', () => {
  test('nothing is known of a visit in which nobody spoke, and nothing is kept for asking', async () => {
    const sessionId = newSessionId()
    expect(await transcriptOf(owner.businessId, sessionId)).toEqual([])
    await runInDurableObject(chatSession(testContext(), owner.businessId, sessionId), async (_, { storage }) => {
      expect(storage.sql.exec('SELECT name FROM sqlite_master').toArray()).toEqual([])
      expect((await storage.list()).size).toBe(0)
      expect(await storage.getAlarm()).toBeNull()
    })
  })

  test('a session id that was used with one business shows nothing at another', async () => {
    const sessionId = newSessionId()
    await say(owner.businessId, { sessionId, message: 'My secret leak' })
    expect(await transcriptOf(other.businessId, sessionId)).toEqual([])
    await say(other.businessId, { sessionId, message: 'Hi' })
    expect(JSON.stringify(await transcriptOf(other.businessId, sessionId))).not.toContain('secret')
  })
})

describe('what is not taken', () => {
  test.each([
    ['a message of spaces', { message: '   ' }, 'message'],
    ['no message', { message: undefined }, 'message'],
    ['a message that isn’t text', { message: { text: 'Hi' } }, 'message'],
    ['a message that is too long', { message: 'x'.repeat(MESSAGE_MAX + 1) }, 'message'],
    ['no sessionId', { sessionId: undefined }, 'sessionId'],
    ['a short sessionId', { sessionId: 'abc' }, 'sessionId'],
    ['a sessionId with other characters', { sessionId: 'abc:def/ghi' }, 'sessionId'],
    ['a sessionId that is a number', { sessionId: 12345678 }, 'sessionId'],
    ['page text that isn’t text', { pageContent: 5 }, 'pageContent'],
  ])('%s: 422', async (_, change, path) => {
    const response = await post(owner.businessId, { sessionId: newSessionId(), message: 'Hi', ...change })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ errors: [{ path }] })
  })

  test('a wrong sessionId when reading back: 422', async () => {
    expect((await api(`/api/chat/${owner.businessId}/messages?sessionId=a`)).status).toBe(422)
    expect((await api(`/api/chat/${owner.businessId}/messages`)).status).toBe(422)
  })

  test('a business that doesn’t exist: 404', async () => {
    expect((await post('biz_nobody', { sessionId: newSessionId(), message: 'Hi' })).status).toBe(404)
    expect((await post('..%2Fsecret', { sessionId: newSessionId(), message: 'Hi' })).status).toBe(404)
    expect((await api(`/api/chat/biz_nobody/messages?sessionId=${newSessionId()}`)).status).toBe(404)
  })

  test('a business that is switched off: 403', async () => {
    const off = await registerOwner()
    await api(`/api/businesses/${off.businessId}`, { method: 'PATCH', token: off.token, body: { isActive: false } })
    await expect
      .poll(async () => (await post(off.businessId, { sessionId: newSessionId(), message: 'Hi' })).status)
      .toBe(403)
  })

  test('malformed JSON: 400, another type: 415, GET: 405', async () => {
    expect((await post(owner.businessId, '{"sessionId"')).status).toBe(400)
    expect((await post(owner.businessId, 'Hi', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await api(`/api/chat/${owner.businessId}/message`)).status).toBe(405)
  })

  test('a flood from one address: 429 with Retry-After, before any object is made', async () => {
    const { last, response, sessionId } = await withinOneMinute(async () => {
      const sessionId = newSessionId()
      const body = { sessionId, message: 'Hi' }
      const headers = { 'cf-connecting-ip': `flood-${crypto.randomUUID()}` }
      const statuses = []
      for (let index = 0; index < 41; index++) statuses.push((await post('biz_nobody', body, headers)).status)
      return { last: statuses.at(-1), response: await post(owner.businessId, body, headers), sessionId }
    })
    expect(last).toBe(429)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await transcriptOf(owner.businessId, sessionId)).toEqual([])
  })
})

test('any page may call, without credentials', async () => {
  const response = await api(`/api/chat/${owner.businessId}/message`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://ortega.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
})
