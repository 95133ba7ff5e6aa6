import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { conversation, conversationHead, type Source } from '../../contract/chat'
import { HOUR_MS } from '../../contract/durations'
import { api, registerOwner } from '../_test/api'
import { inSession } from '../_test/objects'
import { answerOf, knowing, newSessionId, say, sayAnswered, testContext, transcriptOf } from '../_test/visitor'
import { writeBehind } from '../_test/writeBehind'
import { runSessionAlarm } from '../chat/session/alarm'
import { chatSession } from '../platform/chatSessionObject'

const tenants = env.TENANTS_DB ?? env.DB

let owner: Awaited<ReturnType<typeof registerOwner>>
let other: Awaited<ReturnType<typeof registerOwner>>
beforeAll(async () => {
  owner = await registerOwner()
  other = await registerOwner({ businessName: 'Lakeside Dental', businessType: 'dental' })
})

const listPath = () => `/api/businesses/${owner.businessId}/conversations`
const list = async (path = listPath()) => {
  const response = await api(path, { token: owner.token })
  return { response, heads: z.array(conversationHead).parse(await response.json()) }
}
const read = async (id: string) =>
  conversation.parse(await (await api(`${listPath()}/${id}`, { token: owner.token })).json())

const endVisit = (sessionId: string) =>
  inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
    runSessionAlarm(testContext({ now: () => Date.now() + 25 * HOUR_MS }), storage),
  )

describe('the owner', () => {
  test('sees a conversation in the list soon after, and reads it', async () => {
    const sessionId = newSessionId()
    const { conversationId, message } = await say(owner.businessId, {
      sessionId,
      message: 'Do you fix leaks?',
      websiteUrl: 'https://ortega.example/',
    })
    await expect.poll(async () => (await list()).heads.map(({ id }) => id), { interval: 100 }).toContain(conversationId)
    expect((await list()).heads[0]).toMatchObject({
      id: conversationId,
      businessId: owner.businessId,
      sessionId,
      isActive: true,
      messageCount: 2,
      preview: 'Do you fix leaks?',
      pageUrl: 'https://ortega.example/',
    })
    const { messages } = await read(conversationId)
    expect(messages.map(({ type, content }) => [type, content])).toEqual([
      ['user', 'Do you fix leaks?'],
      ['bot', message.content],
    ])
  })

  test('sees the name that came by the form, and the conversation among those with details', async () => {
    const sessionId = newSessionId()
    const { conversationId } = await say(owner.businessId, { sessionId, message: 'Do you fix taps?' })
    const details = { name: 'Grace Kim', email: 'grace@example.com', sessionId, businessId: owner.businessId }
    await api('/api/leads', { body: details })
    const withDetails = async () => (await list(`${listPath()}?view=details`)).heads.map(({ id }) => id)
    await expect.poll(withDetails, { interval: 100 }).toContain(conversationId)
    const head = (await list()).heads.find(({ id }) => id === conversationId)
    expect(head).toMatchObject({ visitorName: 'Grace Kim', hasDetails: true })
  })

  test('reads what was said a moment ago, before it is written behind', async () => {
    const sessionId = newSessionId()
    const { conversationId } = await say(owner.businessId, { sessionId, message: 'Hi' })
    await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
      runSessionAlarm(testContext(), storage),
    )
    await say(owner.businessId, { sessionId, message: 'And on Sundays?' })
    expect((await read(conversationId)).messages[2]?.content).toBe('And on Sundays?')
  })

  test('reads a conversation whose visit has ended', async () => {
    const sessionId = newSessionId()
    const said = { sessionId, message: 'what areas do u cover?' }
    const { conversationId, message, sources } = await say(owner.businessId, said)
    expect(sources).not.toEqual([])
    await endVisit(sessionId)
    const ended = await read(conversationId)
    expect(ended.isActive).toBe(false)
    expect(ended.messages[1]).toMatchObject({ id: message.id, type: 'bot', content: message.content, sources })
  })

  test('sees as unanswered whoever still waits for an answer, and nobody else', async () => {
    const sessionId = newSessionId()
    const sources: Source[] = [{ kind: 'fact', title: 'Business profile' }]
    const unknown = answerOf('I don’t have that.', { known: false })
    const isUnanswered = async (message: string, answer: typeof unknown) => {
      const { conversationId } = await sayAnswered(owner.businessId, { sessionId, message }, answer)
      await writeBehind(owner.businessId, sessionId)
      const head = (await list()).heads.find(({ id }) => id === conversationId)
      const { heads } = await list(`${listPath()}?view=unanswered`)
      expect(heads.some(({ id }) => id === conversationId)).toBe(head?.isUnanswered)
      return head?.isUnanswered
    }
    expect(await isUnanswered('Do you fix taps?', answerOf('Yes, we do.', { sources }))).toBe(false)
    expect(await isUnanswered('Do you fix boats?', unknown)).toBe(true)
    expect(await isUnanswered('ok, thanks', answerOf('You’re welcome!'))).toBe(true)
    expect(await isUnanswered('And sinks?', answerOf('Yes, sinks, too.', { sources }))).toBe(false)
    expect(await isUnanswered('And planes?', unknown)).toBe(true)
  })

  test('sees where a reply led, while the visit goes on and after it', async () => {
    const sessionId = newSessionId()
    const places = [{ title: 'Rates', url: 'https://ortega.example/rates', text: 'From $95' }]
    const sources: Source[] = [{ kind: 'site', title: 'Rates', url: 'https://ortega.example/rates' }]
    const said = { sessionId, message: 'How much is it?' }
    const reply = await sayAnswered(owner.businessId, said, answerOf('This may help.', { places, sources }))
    expect(reply).toMatchObject({ places, sources })
    expect((await transcriptOf(owner.businessId, sessionId))[1]).toMatchObject({ places, sources })
    await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
      runSessionAlarm(testContext(), storage),
    )
    expect((await read(reply.conversationId)).messages[1]).toMatchObject({ places, sources })
    await endVisit(sessionId)
    expect((await read(reply.conversationId)).messages[1]).toMatchObject({ places, sources })
  })

  test.each([
    [['Learn More', 'hi', 'Do you fix leaks?'], {}, 'Do you fix leaks?'],
    [['Get Quote', 'ok', 'Ana'], { name: 'Ana' }, 'Ana'],
    [['Schedule Call', 'hello'], {}, 'hello'],
    [['Learn More'], {}, 'Learn More'],
    [['Programar una llamada', 'hola'], {}, 'hola'],
  ])('finds %j in the list by a question, a name or what was typed first', async (messages, details, preview) => {
    const sessionId = newSessionId()
    for (const message of messages)
      await sayAnswered(owner.businessId, { sessionId, message }, knowing(message === 'Ana' ? details : {}))
    await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
      runSessionAlarm(testContext(), storage),
    )
    const { heads } = await list()
    expect(heads.find((head) => head.sessionId === sessionId)?.preview).toBe(preview)
  })

  test('reads at each reply how the visitor found it', async () => {
    const sessionId = newSessionId()
    const first = await say(owner.businessId, { sessionId, message: 'what areas do u cover?' })
    const second = await say(owner.businessId, { sessionId, message: 'Do you fix pool pumps?' })
    for (const [message, rating] of [
      [first.message, 'up'],
      [second.message, 'down'],
    ] as const) {
      const path = `/api/chat/${owner.businessId}/messages/${message.id}/rating`
      expect((await api(path, { body: { rating, sessionId } })).status).toBe(204)
    }
    // The visitor's own page is told nothing of it.
    expect((await transcriptOf(owner.businessId, sessionId)).map((message) => 'rating' in message)).toEqual(
      Array(4).fill(false),
    )
    await endVisit(sessionId)
    const { messages } = await read(first.conversationId)
    expect(messages.map(({ rating }) => rating)).toEqual([undefined, 'up', undefined, 'down'])
  })

  test('pages through many, the one last spoken in first', async () => {
    const crowd = await registerOwner()
    const rows = Array.from({ length: 130 }, (_, index) =>
      tenants
        .prepare(
          'INSERT INTO conversations (id, business_id, session_id, created_at, last_message_at) VALUES (?, ?, ?, ?, ?)',
        )
        .bind(
          `conv_crowd${String(index).padStart(3, '0')}`,
          crowd.businessId,
          `visit-${index}`,
          1,
          Math.floor(index / 2),
        ),
    )
    await tenants.batch(rows)
    const first = await api(`/api/businesses/${crowd.businessId}/conversations`, { token: crowd.token })
    expect(first.headers.get('total-count')).toBe('130')
    const firstHeads = z.array(conversationHead).parse(await first.json())
    expect(firstHeads).toHaveLength(100)
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await api(next, { token: crowd.token })
    const secondHeads = z.array(conversationHead).parse(await second.json())
    expect(second.headers.get('link')).toBeNull()
    const ids = [...firstHeads, ...secondHeads].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(new Set(ids).size).toBe(130)
  })
})

describe('nobody else', () => {
  let conversationId: string
  beforeAll(async () => {
    const sessionId = newSessionId()
    conversationId = (await say(owner.businessId, { sessionId, message: 'Hi' })).conversationId
    await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
      runSessionAlarm(testContext(), storage),
    )
  })

  test('without a token: 401', async () => {
    expect((await api(listPath())).status).toBe(401)
    expect((await api(`${listPath()}/${conversationId}`)).status).toBe(401)
  })

  test('another owner: 404, also by way of their own business', async () => {
    for (const path of [
      listPath(),
      `${listPath()}/${conversationId}`,
      `/api/businesses/${other.businessId}/conversations/${conversationId}`,
    ]) {
      expect((await api(path, { token: other.token })).status).toBe(404)
    }
  })

  test('an id that nobody has: 404', async () => {
    expect((await api(`${listPath()}/conv_nobody`, { token: owner.token })).status).toBe(404)
  })
})
