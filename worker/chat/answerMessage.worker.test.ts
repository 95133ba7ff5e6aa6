import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type ChatReply, chatReply, chatRequest } from '../../contract/chat'
import worker from '..'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { answering, answerOf, newSessionId, replyOf, say, testContext, transcriptOf } from '../_test/visitor'
import type { Answerer } from '../answering/answerer'
import { type ConversationState, NEW_CONVERSATION } from '../answering/state'
import { loadProfile } from '../businesses/loadProfile'
import { eventStream } from './eventStream'

let owner: Awaited<ReturnType<typeof registerOwner>>
beforeAll(async () => {
  owner = await registerOwner()
})

/** Events as they stand on the wire. */
function readEvents(text: string) {
  expect(text.endsWith('\n\n')).toBe(true)
  return text
    .trimEnd()
    .split('\n\n')
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      return { event, data: JSON.parse(data ?? 'null') }
    })
}
const saidIn = (events: ReturnType<typeof readEvents>) =>
  events.flatMap(({ event, data }) => (event === 'token' ? [data.text] : [])).join('')

const ask = async (answerer: Answerer, sessionId = newSessionId()) => {
  const ctx = testContext()
  return answering(
    ctx,
    await loadProfile(ctx, owner.businessId),
    chatRequest.parse({ sessionId, message: 'Do you fix leaks?' }),
    answerer,
  )
}

const inPieces: Answerer = async function* () {
  for (const piece of ['Yes, ', 'we do.\n', '“Always”']) {
    yield piece
    await scheduler.wait(5)
  }
  return answerOf('Yes, we do.\n“Always”')
}

describe('asked for a stream', () => {
  test('the reply comes as tokens and then whole', async () => {
    const response = await api(`/api/chat/${owner.businessId}/message`, {
      body: { sessionId: newSessionId(), message: 'what areas do u cover?' },
      headers: { accept: 'text/event-stream' },
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const events = readEvents(await response.text())
    expect(events.filter(({ event }) => event === 'reply')).toHaveLength(1)
    const reply = chatReply.parse(events.at(-1)?.data)
    expect(reply.message.content).toContain('Round Rock')
    expect(saidIn(events)).toBe(reply.message.content)
  })

  test('each piece is an event of its own', async () => {
    const response = eventStream(testContext(), new AbortController().signal, await ask(inPieces))
    const events = readEvents(await response.text())
    expect(events.map(({ event }) => event)).toEqual(['token', 'token', 'token', 'reply'])
    expect(saidIn(events)).toBe(events.at(-1)?.data.message.content)
  })

  test('what is wrong is a problem and not a stream', async () => {
    const body = { sessionId: newSessionId(), message: '' }
    const response = await api(`/api/chat/${owner.businessId}/message`, {
      body,
      headers: { accept: 'text/event-stream' },
    })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })

  test('a visitor who leaves midway still has the reply in the transcript', async () => {
    const sessionId = newSessionId()
    const left = new AbortController()
    const work: Promise<unknown>[] = []
    const response = eventStream(
      testContext({ waitUntil: (promise) => void work.push(promise) }),
      left.signal,
      await ask(inPieces, sessionId),
    )
    const reader = response.body?.getReader()
    await reader?.read()
    left.abort()
    await reader?.cancel()
    await Promise.all(work)
    expect((await transcriptOf(owner.businessId, sessionId))[1]?.content).toBe('Yes, we do.\n“Always”')
  })
})

const failing: Answerer = () => {
  throw new Error('out of order')
}

describe('when no answer can be made', () => {
  test.each<[string, Answerer]>([
    ['at once', failing],
    [
      'midway',
      async function* () {
        yield 'An oil change is $4'
        throw new Error('out of order')
      },
    ],
  ])('because the answerer fails %s, the visitor is offered to leave details', async (_, answerer) => {
    const sessionId = newSessionId()
    const reply = await replyOf(await ask(answerer, sessionId))
    expect(reply).toMatchObject({ needsLeadCapture: true, answeredBy: 'facts' })
    expect(reply.message.content).toContain('Leave your details')
    const messages = await transcriptOf(owner.businessId, sessionId)
    expect(messages[1]).toMatchObject({ id: reply.message.id, content: reply.message.content })
  })

  test('it is said in the visitor’s language, with the number to call, and who is known isn’t asked again', async () => {
    const { businessId, token } = await registerOwner()
    const body = { phones: ['(512) 555-0177'] }
    expect((await api(`/api/businesses/${businessId}/facts`, { method: 'PUT', token, body })).status).toBe(200)
    await drainOutbox()
    const ctx = testContext()
    const profile = await loadProfile(ctx, businessId)
    const send = async (message: string) =>
      replyOf(await answering(ctx, profile, chatRequest.parse({ sessionId, message }), failing))
    const sessionId = newSessionId()
    const first = await send('¿tienen cita para mañana por la tarde?')
    expect(first.message.content).toMatch(/^Lo siento, .* Puede llamar al \(512\) 555-0177\. Déjenos sus datos/)
    expect(first.needsLeadCapture).toBe(true)
    const second = await send('soy Ana Ruiz, mi número es 512 555 0133')
    expect(second.message.content).toMatch(/Tengo anotado \(512\) 555-0133/)
    expect(second.message.content).not.toMatch(/Déjenos/)
    expect(second.needsLeadCapture).toBe(false)
    await vi.waitFor(
      async () => {
        const leads = await (await api(`/api/businesses/${businessId}/leads`, { token })).json()
        expect(leads).toMatchObject([{ name: 'Ana Ruiz', phone: '(512) 555-0133' }])
      },
      { timeout: 10_000, interval: 250 },
    )
  })

  test('a turn that hangs ends, and the message behind it is answered', async () => {
    const { settings } = testContext()
    const ctx = testContext({ settings: { ...settings, AI_TIMEOUT_MS: 50 } })
    const hanging: Answerer = async function* () {
      yield await new Promise<string>(() => undefined)
      return answerOf('Never.')
    }
    const sessionId = newSessionId()
    const profile = await loadProfile(ctx, owner.businessId)
    const send = async (message: string, answerer?: Answerer) =>
      replyOf(await answering(ctx, profile, chatRequest.parse({ sessionId, message }), answerer))
    const [hung, next] = await Promise.all([send('Do you fix leaks?', hanging), send('what areas do u cover?')])
    expect(hung.message.content).toMatch(/can’t look that up right now/)
    expect(next.message.content).toContain('Round Rock')
  })

  test('the stream says so in full', async () => {
    const events = readEvents(await eventStream(testContext(), new AbortController().signal, await ask(failing)).text())
    expect(events.map(({ event }) => event)).toEqual(['token', 'reply'])
    expect(saidIn(events)).toBe(events[1]?.data.message.content)
  })
})

test('the second of two messages sent at once knows how the first was answered', async () => {
  const sessionId = newSessionId()
  const histories: number[] = []
  const slow: Answerer = async function* ({ history }) {
    histories.push(history.length)
    await scheduler.wait(100)
    yield 'Yes.'
    return answerOf('Yes.')
  }
  const replies: ChatReply[] = []
  const both = [ask(slow, sessionId), ask(slow, sessionId)].map(async (asking) =>
    replies.push(await replyOf(await asking)),
  )
  await Promise.all(both)
  expect(histories).toEqual([0, 2])
  expect(replies).toHaveLength(2)
})

test('what is known after one turn is handed to the next, and a turn that fails changes nothing of it', async () => {
  const sessionId = newSessionId()
  const states: ConversationState[] = []
  const knowingMore: Answerer = async function* ({ state }) {
    states.push(state)
    const topic = `Topic ${states.length}`
    yield 'Yes.'
    return answerOf('Yes.', { state: { ...state, topic, details: { ...state.details, name: 'Ana' } } })
  }
  const first = await replyOf(await ask(knowingMore, sessionId))
  expect(first.details).toEqual({ name: 'Ana' })
  await replyOf(await ask(failing, sessionId))
  const third = await replyOf(await ask(knowingMore, sessionId))
  expect(third.details).toBeUndefined()
  expect(states).toEqual([NEW_CONVERSATION, { topic: 'Topic 1', details: { name: 'Ana' }, passedOn: [] }])
  expect(JSON.stringify([first, third])).not.toMatch(/passedOn|topic|gaveDetails/i)
})

test('a reply that may show the form says all that is known, for a page that was opened since', async () => {
  const sessionId = newSessionId()
  const knows: Answerer = async function* ({ state }) {
    const details = { name: 'Ana', phone: '+12075550148' }
    yield 'Yes.'
    return answerOf('Yes.', { needsLeadCapture: true, state: { ...state, details } })
  }
  await replyOf(await ask(knows, sessionId))
  expect(await replyOf(await ask(knows, sessionId))).toMatchObject({
    needsLeadCapture: true,
    details: { name: 'Ana', phone: '(207) 555-0148' },
  })
})

describe('the message path', () => {
  const post = async (bindings: Partial<typeof env>, sessionId = newSessionId(), businessId = owner.businessId) => {
    const execution = createExecutionContext()
    const request = new Request<unknown, IncomingRequestCfProperties>(
      `https://deskbell.test/api/chat/${businessId}/message`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': crypto.randomUUID() },
        body: JSON.stringify({ sessionId, message: 'what areas do u cover?' }),
      },
    )
    const response = await worker.fetch(request, { ...env, ...bindings }, execution)
    await waitOnExecutionContext(execution)
    return response
  }

  test('asks D1 nothing once the profile is warm', async () => {
    await say(owner.businessId, { sessionId: newSessionId(), message: 'Hi' })
    let calls = 0
    const counting = (database: D1Database) =>
      new Proxy(database, {
        get: (target, name) => {
          calls++
          return Reflect.get(target, name)
        },
      })
    const response = await post({
      DB: counting(env.DB),
      ...(env.TENANTS_DB && { TENANTS_DB: counting(env.TENANTS_DB) }),
    })
    expect(response.status).toBe(200)
    expect(calls).toBe(0)
    await post(
      { DB: counting(env.DB), TENANTS_DB: counting(env.TENANTS_DB ?? env.DB) },
      newSessionId(),
      `biz_${'0'.repeat(26)}`,
    )
    expect(calls, 'the counting itself works').toBeGreaterThan(0)
  })

  test('answers though the Meter fails', async () => {
    const broken = new Proxy(env.METER, {
      get: () => () => {
        throw new Error('out of order')
      },
    })
    const response = await post({ METER: broken })
    expect(chatReply.parse(await response.json()).message.content).toContain('Round Rock')
  })

  test('says honestly that a message was not taken, where the session can’t be reached', async () => {
    const broken = new Proxy(env.CHAT_SESSION, {
      get: () => () => {
        throw new Error('out of order')
      },
    })
    const response = await post({ CHAT_SESSION: broken })
    expect(response.status).toBe(503)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })
})
