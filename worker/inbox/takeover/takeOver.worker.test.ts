import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversation } from '../../../contract/chat'
import { api, registerOwner } from '../../_test/api'
import { listen } from '../../_test/live'
import { mailTo } from '../../_test/mail'
import { inSession } from '../../_test/objects'
import { answering, answerOf, newSessionId, say, testContext, transcriptOf } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import type { Answerer } from '../../answering/answerer'
import { loadProfile } from '../../businesses/loadProfile'
import { runToEnd } from '../../chat/eventStream'
import { runSessionAlarm } from '../../chat/session/alarm'
import { NEGLECT_MS } from '../../chat/session/takeover'
import { chatSession } from '../../platform/chatSessionObject'

let owner: Awaited<ReturnType<typeof registerOwner>>
let sessionId: string
let conversationId: string
beforeAll(async () => {
  owner = await registerOwner()
})
beforeEach(async () => {
  sessionId = newSessionId()
  conversationId = (await say(owner.businessId, { sessionId, message: 'What areas do you cover?' })).conversationId
  await writeBehind(owner.businessId, sessionId)
})

const call = (verb: string, body: object = {}, id = conversationId) =>
  api(`/api/businesses/${owner.businessId}/conversations/${id}/${verb}`, { token: owner.token, body })
const ask = (message: string, messageId = crypto.randomUUID()) =>
  api(`/api/chat/${owner.businessId}/message`, { body: { sessionId, message, messageId } })
const readHead = async () =>
  conversation.parse(
    await (
      await api(`/api/businesses/${owner.businessId}/conversations/${conversationId}`, { token: owner.token })
    ).json(),
  )
const said = async () =>
  (await transcriptOf(owner.businessId, sessionId)).map(({ content, author }) => author ?? content)

describe('a person who takes a conversation over', () => {
  test('answers in place of the bot, until they hand it back', async () => {
    expect((await call('takeover')).status).toBe(200)
    const asked = await ask('Is Ana there?')
    expect(asked.status).toBe(202)
    expect(await asked.json()).toEqual({ pending: true, conversationId })
    expect((await call('messages', { content: 'Hi, Ana here.' })).status).toBe(201)
    expect((await call('handback')).status).toBe(204)
    expect((await ask('What areas do you cover?')).status).toBe(200)
    expect((await said()).slice(2)).toEqual([
      'Is Ana there?',
      'Ortega Plumbing',
      'What areas do you cover?',
      expect.stringContaining('Round Rock'),
    ])
  })

  test('hands back a thank-you that the bot leaves alone, and a question that it answers', async () => {
    await call('takeover')
    await call('messages', { content: 'Yes, 8 works.' })
    await ask('Great, thanks!')
    await call('handback')
    await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
      runSessionAlarm(testContext(), storage),
    )
    await call('takeover')
    await ask('What areas do you cover?')
    await call('handback')
    await expect
      .poll(async () => (await said()).slice(2))
      .toEqual(['Ortega Plumbing', 'Great, thanks!', 'What areas do you cover?', expect.stringContaining('Round Rock')])
  })

  test('is named by their first name once they have given it', async () => {
    const named = await api('/api/account/name', { method: 'PUT', token: owner.token, body: { firstName: ' Ana ' } })
    expect(named.status).toBe(204)
    await call('takeover')
    await call('messages', { content: 'Hi!' })
    expect((await said()).at(-1)).toBe('Ana')
    await api('/api/account/name', { method: 'PUT', token: owner.token, body: { firstName: '' } })
  })

  test('silences a reply that is being written at that moment', async () => {
    const profile = await loadProfile(testContext(), owner.businessId)
    const held = Promise.withResolvers<void>()
    const slow: Answerer = async function* () {
      yield 'I would '
      await held.promise
      return answerOf('I would say so.')
    }
    const reply = runToEnd(await answering(testContext(), profile, { sessionId, message: 'Really?' }, slow))
    await call('takeover')
    held.resolve()
    expect(await reply).toEqual({ pending: true, conversationId })
    expect((await said()).at(-1)).toBe('Really?')
  })

  test('and the bot never both answer, however close it is', async () => {
    for (let round = 0; round < 12; round++) {
      const [asked, taken] = await Promise.all([ask('What areas do you cover?'), call('takeover')])
      expect(taken.status).toBe(200)
      const before = (await said()).length
      await call('messages', { content: 'A person' })
      const lines = await said()
      expect(lines).toHaveLength(before + 1)
      expect([200, 202]).toContain(asked.status)
      await call('handback')
    }
  })

  test('keeps a message that is sent twice once', async () => {
    await call('takeover')
    const message = { content: 'Hi', messageId: crypto.randomUUID() }
    const [first, second] = [await call('messages', message), await call('messages', message)]
    expect(await second.json()).toEqual(await first.json())
    const messageId = crypto.randomUUID()
    expect([(await ask('Hello?', messageId)).status, (await ask('Hello?', messageId)).status]).toEqual([202, 202])
    expect((await said()).slice(2)).toEqual(['Ortega Plumbing', 'Hello?'])
  })

  test('can’t write while the bot answers', async () => {
    const refused = await call('messages', { content: 'Hi' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('Take it over') })
  })

  test('loses it after five minutes without an answer, however often they are asked, and the bot answers', async () => {
    await call('takeover')
    await ask('Hello?')
    await ask('What areas do you cover?')
    await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
      runSessionAlarm(testContext({ now: () => Date.now() + NEGLECT_MS + 1000 }), storage),
    )
    expect((await said()).at(-1)).toContain('Round Rock')
    expect((await said()).at(-1)).toContain('Leave an email or phone number')
    expect((await readHead()).person).toBeUndefined()

    await call('takeover')
    await ask('And on Sundays?')
    await inSession(chatSession(testContext(), owner.businessId, sessionId), (storage) =>
      runSessionAlarm(testContext({ now: () => Date.now() + NEGLECT_MS + 1000 }), storage),
    )
    expect((await said()).at(-1), 'asked once').not.toContain('Leave an email or phone number')
  })

  test('hears what the visitor leaves meanwhile as a lead, without a word of the bot', async () => {
    await call('takeover')
    expect((await ask('I am Ana, ana@example.com, about a leaking tap')).status).toBe(202)
    await expect
      .poll(async () => {
        await writeBehind(owner.businessId, sessionId)
        return (await api(`/api/businesses/${owner.businessId}/leads?q=ana@example.com`, { token: owner.token })).json()
      })
      .toMatchObject([{ name: 'Ana', email: 'ana@example.com', conversationId }])
    expect((await said()).at(-1)).toBe('I am Ana, ana@example.com, about a leaking tap')
  })

  test('is written to a visitor who left their address by the form and closed the panel', async () => {
    const left = { businessId: owner.businessId, sessionId, name: 'Bo Kim', email: 'bo@example.com' }
    expect((await api('/api/leads', { body: left })).status).toBe(201)
    await call('takeover')
    await call('messages', { content: 'We can come at nine.' })
    await expect
      .poll(
        async () =>
          (await chatSession(testContext(), owner.businessId, sessionId).unseenReplies(conversationId))?.email,
      )
      .toBe('bo@example.com')
  })

  test('changed between two tries is a message of its own, and a visitor’s is refused', async () => {
    await call('takeover')
    const messageId = crypto.randomUUID()
    await call('messages', { content: 'We open at 8', messageId })
    await call('messages', { content: 'We open at 9', messageId })
    expect((await said()).slice(-2)).toEqual(['Ortega Plumbing', 'Ortega Plumbing'])
    const asked = crypto.randomUUID()
    expect((await ask('At nine?', asked)).status).toBe(202)
    expect((await ask('At ten?', asked)).status).toBe(409)
  })

  test('sees in the list who answers, who waits, and what is done', async () => {
    await call('takeover')
    await ask('Still there?')
    await writeBehind(owner.businessId, sessionId)
    expect(await readHead()).toMatchObject({
      person: { name: 'Ortega Plumbing' },
      waitingSince: expect.any(String),
      lastLine: 'Still there?',
      lastBy: 'visitor',
      isResolved: false,
    })
    await call('resolve')
    await writeBehind(owner.businessId, sessionId)
    expect((await readHead()).isResolved).toBe(true)
  })

  test('is told when the visit is over', async () => {
    await chatSession(testContext(), owner.businessId, sessionId).forget()
    const refused = await call('takeover')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('has left') })
  })
})

describe('a visitor’s panel', () => {
  const open = (after = '') => listen(`/api/chat/${owner.businessId}/events?sessionId=${sessionId}&after=${after}`)

  test('hears a person as they write, who it is, and that they are writing', async () => {
    const [, reply] = await transcriptOf(owner.businessId, sessionId)
    const panel = await open(reply?.id)
    await call('takeover')
    await call('typing')
    await call('messages', { content: 'Hi, Ana here.' })
    await call('handback')
    await expect.poll(() => panel.heard.length).toBe(5)
    expect(panel.heard.map(({ event, data }) => [event, data.content ?? data.name])).toEqual([
      ['person', null],
      ['person', 'Ortega Plumbing'],
      ['typing', 'Ortega Plumbing'],
      ['message', 'Hi, Ana here.'],
      ['person', null],
    ])
    await panel.close()
  })

  test('is told on its return what was written meanwhile, and only that', async () => {
    const [, reply] = await transcriptOf(owner.businessId, sessionId)
    await call('takeover')
    await call('messages', { content: 'While you were away' })
    const panel = await open(reply?.id)
    await expect.poll(() => panel.heard.length).toBe(2)
    expect(panel.heard[1]).toMatchObject({ event: 'message', data: { content: 'While you were away' } })
    await panel.close()
    const again = await open(panel.heard[1]?.id)
    await expect.poll(() => again.heard.length).toBe(1)
    await again.close()
  })

  test('that knows no message yet is told what a person wrote', async () => {
    await call('takeover')
    await call('messages', { content: 'Anybody there?' })
    const panel = await open()
    await expect.poll(() => panel.heard.map(({ data }) => data.content)).toContain('Anybody there?')
    await panel.close()
  })

  test('isn’t opened for a visit that has not begun', async () => {
    const { response } = await listen(`/api/chat/${owner.businessId}/events?sessionId=${newSessionId()}`)
    expect(response.status).toBe(204)
  })

  test('that was closed has the reply mailed, without a word of the visitor’s own', async () => {
    const email = `vi-${crypto.randomUUID()}@example.com`
    await ask(`my name is Vi, ${email}`)
    await writeBehind(owner.businessId, sessionId)
    await call('takeover')
    await call('messages', { content: 'We can come at nine.' })
    await testContext().tenants.run("UPDATE outbox SET due_at = 0 WHERE kind = 'reply.mail'")
    const [mail] = await mailTo(email)
    expect(mail?.text).toContain('We can come at nine.')
    expect(mail?.text).not.toContain('What areas')
    expect(await mailTo(email)).toHaveLength(1)
    const path = `/api/businesses/${owner.businessId}/leads?q=${encodeURIComponent(email)}`
    const [lead] = await (await api(path, { token: owner.token })).json<{ id: string }[]>()
    const events = await api(`/api/leads/${lead?.id}/events`, { token: owner.token })
    expect(await events.json()).toMatchObject([{ isReplyMailed: true, isOwn: false }])
  })
})

describe('an owner’s screen', () => {
  test('hears each message as it is written, in order and once', async () => {
    const screen = await listen(`/api/businesses/${owner.businessId}/events`, { token: owner.token })
    await ask('What do you do?')
    await call('takeover')
    await ask('Thanks!')
    const ours = () =>
      screen.heard.filter(({ event, data }) => event === 'message' && data.conversationId === conversationId)
    await expect.poll(() => ours().map(({ data }) => data.place)).toEqual([3, 4, 5])
    await screen.close()
  })

  test('hears of a new conversation with its first message', async () => {
    const screen = await listen(`/api/businesses/${owner.businessId}/events`, { token: owner.token })
    const visit = newSessionId()
    const { conversationId: id } = await say(owner.businessId, { sessionId: visit, message: 'Do you fix leaks?' })
    const ofVisit = () => screen.heard.filter(({ data }) => data.conversationId === id || data.id === id)
    await expect.poll(() => ofVisit().map(({ event }) => event)).toContain('conversation')
    await expect.poll(() => ofVisit().filter(({ event }) => event === 'message')).toHaveLength(2)
    await screen.close()
  })

  test('of somebody else is refused', async () => {
    const other = await registerOwner()
    const { response } = await listen(`/api/businesses/${owner.businessId}/events`, { token: other.token })
    expect(response.status).toBe(404)
    for (const verb of ['takeover', 'handback', 'resolve', 'typing', 'messages']) {
      const refused = await api(`/api/businesses/${owner.businessId}/conversations/${conversationId}/${verb}`, {
        token: other.token,
        body: { content: 'Hi' },
      })
      expect(refused.status, verb).toBe(404)
    }
  })
})

describe('the list', () => {
  const found = async (query: string) => {
    const response = await api(`/api/businesses/${owner.businessId}/conversations?${query}`, { token: owner.token })
    const heads: { id: string }[] = await response.json()
    return heads.some(({ id }) => id === conversationId)
  }

  test('is searched by the words of any message', async () => {
    await ask('Do you know anything about zirconium faucets?')
    await writeBehind(owner.businessId, sessionId)
    expect(await found('q=zircon')).toBe(true)
    expect(await found('q=zirconium%20FAUCETS')).toBe(true)
    expect(await found('q=chandelier')).toBe(false)
  })

  test('is narrowed to what is open, done, or waits', async () => {
    expect(await found('view=open')).toBe(true)
    expect(await found('view=waiting')).toBe(false)
    await call('takeover')
    await ask('Hello?')
    await writeBehind(owner.businessId, sessionId)
    expect(await found('view=waiting')).toBe(true)
    await call('resolve')
    await writeBehind(owner.businessId, sessionId)
    expect([await found('view=resolved'), await found('view=open')]).toEqual([true, false])
  })
})
