import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { unansweredQuestion } from '../../../contract/curation'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { linkIn, mailsAbout } from '../../_test/mail'
import { knowing, newSessionId, say, sayAnswered, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { outboxHandlers } from '../../lifecycle/outboxHandlers'
import { chatSession } from '../../platform/chatSessionObject'
import { sha256 } from '../../platform/crypto/digest'
import { drainOutbox as drain } from '../../platform/outbox/drainOutbox'
import { findLinkedQuestion } from '../links/store'

type Owner = Awaited<ReturnType<typeof registerOwner>>

const listOf = async ({ businessId, token }: Owner) =>
  z.array(unansweredQuestion).parse(await (await api(`/api/businesses/${businessId}/unanswered`, { token })).json())

/** Asks in a visit of its own, which is then written behind. */
async function ask({ businessId }: Owner, ...messages: string[]) {
  const sessionId = newSessionId()
  const replies = []
  for (const message of messages) replies.push(await say(businessId, { sessionId, message }))
  await writeBehind(businessId, sessionId)
  return { sessionId, replies }
}
const answer = (owner: Owner, questionId: string, body: object) =>
  api(`/api/businesses/${owner.businessId}/unanswered/${questionId}/answer`, { token: owner.token, body })

describe('what the bot could not answer', () => {
  test('lands in one list, by meaning with counts, without talk and what was answered', async () => {
    const owner = await registerOwner()
    await ask(owner, 'Do you take bitcoin?', 'thanks, bye', 'what areas do u cover?')
    await ask(owner, 'hello!', 'can i pay with bitcoin', 'write me a poem about taps')
    await ask(owner, 'Is there parking?')
    expect(await listOf(owner)).toMatchObject([
      { question: 'Is there parking?', count: 1, reasons: ['unknown'] },
      { question: 'Do you take bitcoin?', count: 2, alsoAsked: ['can i pay with bitcoin'] },
    ])
    const response = await api(`/api/businesses/${owner.businessId}/unanswered`, { token: owner.token })
    expect(response.headers.get('total-count')).toBe('2')
  })

  test('written behind twice it is counted once', async () => {
    const owner = await registerOwner()
    const { sessionId } = await ask(owner, 'Is there parking?')
    await writeBehind(owner.businessId, sessionId)
    await say(owner.businessId, { sessionId, message: 'ok' })
    await writeBehind(owner.businessId, sessionId)
    expect(await listOf(owner)).toMatchObject([{ count: 1 }])
  })

  test('a reply says nothing of it to the visitor', async () => {
    const owner = await registerOwner()
    const { replies } = await ask(owner, 'Is there parking?')
    expect(JSON.stringify(replies)).not.toMatch(/unanswered|known|origin/)
  })

  test('answered once it is in the FAQ, leaves the list, and answers the next who asks in other words', async () => {
    const owner = await registerOwner()
    await ask(owner, 'Do you take bitcoin?')
    const [question] = await listOf(owner)
    const response = await answer(owner, question?.id ?? '', { answer: 'No, cards and cash only.' })
    expect(await response.json()).toMatchObject({
      faq: { question: 'Do you take bitcoin?', answer: 'No, cards and cash only.' },
      told: 0,
      waits: false,
    })
    expect(await listOf(owner)).toEqual([])
    expect((await answer(owner, question?.id ?? '', { answer: 'Again' })).status).toBe(409)
    await drainOutbox()
    await expect
      .poll(async () => (await ask(owner, 'could I pay using bitcoin?')).replies[0]?.message.content, { interval: 100 })
      .toContain('No, cards and cash only.')
    expect(await listOf(owner)).toHaveLength(0)
  })

  test('an answer that changes a saved question’s answer waits, and says so', async () => {
    const owner = await registerOwner()
    const saved = { question: 'Do you take bitcoin?' }
    await api(`/api/businesses/${owner.businessId}/saved-questions`, { token: owner.token, body: saved })
    await ask(owner, 'can i pay with bitcoin')
    const [question] = await listOf(owner)
    const given = await answer(owner, question?.id ?? '', { answer: 'No, cards and cash only.' })
    expect(await given.json()).toMatchObject({ waits: true })
    await drainOutbox()
    expect((await env.KV.get<{ faqs: object[] }>(`profile:${owner.businessId}`, 'json'))?.faqs).toEqual([])
  })

  test('by now answered by what was saved, leaves the list by itself; what a thumb brought stays', async () => {
    const owner = await registerOwner()
    await ask(owner, 'Do you take bitcoin?', 'Is there parking?')
    const { sessionId, replies } = await ask(owner, 'what areas do u cover?')
    const path = `/api/chat/${owner.businessId}/messages/${replies[0]?.message.id}/rating`
    await api(path, { body: { rating: 'down', sessionId } })
    await drainOutbox()
    expect(await listOf(owner)).toHaveLength(3)
    const faq = { question: 'Do you take bitcoin?', answer: 'No, cards and cash only.' }
    await api(`/api/businesses/${owner.businessId}/faqs`, { token: owner.token, body: faq })
    await drainOutbox()
    expect((await listOf(owner)).map(({ question }) => question).toSorted()).toEqual([
      'Is there parking?',
      'what areas do u cover?',
    ])
  })

  test('is kept without the details that came with it', async () => {
    const owner = await registerOwner()
    const sessionId = newSessionId()
    const message = 'I’m Ana, 512 555 0170. Do you take bitcoin?'
    await sayAnswered(owner.businessId, { sessionId, message }, knowing({ name: 'Ana' }, { known: false }))
    await writeBehind(owner.businessId, sessionId)
    expect(await listOf(owner)).toMatchObject([{ question: 'Do you take bitcoin?' }])
  })

  test('put away it stays away, in whatever words it is asked again', async () => {
    const owner = await registerOwner()
    await ask(owner, 'Do you take bitcoin?')
    const [question] = await listOf(owner)
    const path = `/api/businesses/${owner.businessId}/unanswered/${question?.id}`
    expect((await api(path, { method: 'DELETE', token: owner.token })).status).toBe(204)
    await ask(owner, 'pay by bitcoin possible?')
    expect(await listOf(owner)).toEqual([])
  })

  test('is its owner’s alone', async () => {
    const [owner, other] = [await registerOwner(), await registerOwner()]
    await ask(owner, 'Is there parking?')
    const [question] = await listOf(owner)
    const own = `/api/businesses/${other.businessId}/unanswered/${question?.id}`
    const foreign = `/api/businesses/${owner.businessId}/unanswered/${question?.id}`
    for (const path of [own, foreign]) {
      expect((await api(`${path}/answer`, { token: other.token, body: { answer: 'Mine' } })).status).toBe(404)
      expect((await api(path, { method: 'DELETE', token: other.token })).status).toBe(404)
    }
    expect((await api(`/api/businesses/${owner.businessId}/unanswered`, { token: other.token })).status).toBe(404)
    expect((await api(`/api/businesses/${owner.businessId}/unanswered`)).status).toBe(401)
    expect(await listOf(owner)).toHaveLength(1)
  })

  test('answered by mail, tells whoever was named nothing that a visitor wrote', async () => {
    const owner = await registerOwner()
    const victim = `victim-${crypto.randomUUID()}@example.com`
    const sessionId = newSessionId()
    const message = 'Do you take bitcoin? Your parcel is waiting, pay at https://evil.example/pay now'
    await say(owner.businessId, { sessionId, message })
    const lead = { businessId: owner.businessId, sessionId, name: 'WIN 500 at evil.example', email: victim }
    expect((await api('/api/leads', { body: lead })).status).toBe(201)
    await writeBehind(owner.businessId, sessionId)
    const [question] = await listOf(owner)
    expect(await (await answer(owner, question?.id ?? '', { answer: 'No, cards only.' })).json()).toMatchObject({
      told: 1,
    })
    const [mail, ...others] = await mailsAbout(victim, /./)
    expect(others).toEqual([])
    expect(mail?.text).toContain('No, cards only.')
    expect(mail?.text).toContain(`somebody left the address ${victim} in the chat on the website of Ortega Plumbing`)
    for (const words of ['evil', 'parcel', 'bitcoin', 'WIN', 'http']) {
      expect(`${mail?.subject} ${mail?.text}`).not.toContain(words)
      if (words !== 'http') expect(mail?.html).not.toContain(words)
    }
  })

  test('an answer has a floor and a ceiling', async () => {
    const owner = await registerOwner()
    await ask(owner, 'Is there parking?')
    const [question] = await listOf(owner)
    for (const text of ['  ', 'x'.repeat(10_000)]) {
      expect((await answer(owner, question?.id ?? '', { answer: text })).status).toBe(422)
    }
  })
})

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

describe('the mail to the owner', () => {
  const mails = ({ email }: Owner) => mailsAbout(email, /couldn’t answer/)
  const post = (path: string, body: object) => api(`/api/answer-links/${path}`, { body })
  const tokenIn = (text: string) => linkIn(text).searchParams.get('token') ?? ''

  test('comes at once for the first question, and then once a day for what is new', async () => {
    const owner = await registerOwner()
    await ask(owner, 'Is there parking?')
    expect(await mails(owner)).toMatchObject([
      { subject: 'A question your front desk couldn’t answer (Ortega Plumbing)' },
    ])
    await ask(owner, 'Do you take bitcoin?')
    await ask(owner, 'Do you fix swimming pools?')
    await ask(owner, 'pool repair?')
    expect(await mails(owner)).toHaveLength(1)
    const tomorrow = testContext({ now: () => Date.now() + 25 * 3_600_000 })
    await drain(tomorrow, outboxHandlers)
    await drain(tomorrow, outboxHandlers)
    const [digest, ...before] = await mails(owner)
    expect(before).toHaveLength(1)
    expect(digest?.subject).toContain('2 questions')
    expect(digest?.text).toContain('“Do you fix swimming pools?” (asked 2 times)')
    expect(digest?.text).not.toContain('parking')
  })

  test('has a link that answers its one question without signing in, once', async () => {
    const owner = await registerOwner()
    const { sessionId } = await ask(owner, 'Is there parking?')
    await api('/api/leads', {
      body: { businessId: owner.businessId, sessionId, name: 'Ann', email: `ann-${sessionId}@example.com` },
    })
    const [mail] = await mails(owner)
    const link = linkIn(mail?.text ?? '')
    expect(link.pathname).toBe('/answer')
    expect((await api(link.pathname + link.search, { headers: { accept: 'text/html' } })).status).toBe(200)
    const token = tokenIn(mail?.text ?? '')
    for (const _ of ['a scanner', 'the owner']) {
      expect(await (await post('read', { token })).json()).toMatchObject({
        businessName: 'Ortega Plumbing',
        question: 'Is there parking?',
        count: 1,
      })
    }
    const given = await post('answer', { token, answer: 'Yes, two spots behind the shop.' })
    expect(await given.json()).toMatchObject({ told: 1, faq: { question: 'Is there parking?' } })
    expect((await post('answer', { token, answer: 'Again' })).status).toBe(404)
    expect((await post('read', { token })).status).toBe(404)
    const faqs = await api(`/api/businesses/${owner.businessId}/faqs`, { token: owner.token })
    expect(await faqs.json()).toMatchObject([{ answer: 'Yes, two spots behind the shop.' }])
    expect(await listOf(owner)).toEqual([])
    await drainOutbox()
    const told = await mailsAbout(`ann-${sessionId}@example.com`, 'Ortega Plumbing has an answer for you')
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('Yes, two spots behind the shop.')
  })

  test('has links that nobody forges, and that end', async () => {
    const owner = await registerOwner()
    await ask(owner, 'Is there parking?')
    const token = tokenIn((await mails(owner))[0]?.text ?? '')
    for (const forged of ['x'.repeat(40), `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`, owner.token]) {
      expect((await post('answer', { token: forged, answer: 'Mine now' })).status).toBe(404)
    }
    expect((await post('answer', { token, answer: 'x'.repeat(10_000) })).status).toBe(422)
    const inDays = (days: number) => testContext({ now: () => Date.now() + days * 86_400_000 })
    expect(await findLinkedQuestion(inDays(13), await sha256(token))).toBeDefined()
    expect(await findLinkedQuestion(inDays(15), await sha256(token))).toBeUndefined()
  })

  test('holds markup as text, and a long question cut', async () => {
    const owner = await registerOwner()
    await ask(
      owner,
      `Do you <img src=x onerror=alert(1)> sell "bitcoin"? ${'My neighbor would like to know, too. '.repeat(40)}`,
    )
    const [mail] = await mails(owner)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.text.length).toBeLessThan(1000)
    const [question] = await listOf(owner)
    const given = await answer(owner, question?.id ?? '', { answer: 'No.' })
    expect((await given.json<{ faq: { question: string } }>()).faq.question.length).toBeLessThanOrEqual(300)
  })

  test('asked by the owner the question is theirs to word', async () => {
    const owner = await registerOwner()
    await ask(owner, 'yo u guys got parkin??')
    const [question] = await listOf(owner)
    const given = await answer(owner, question?.id ?? '', { question: 'Is there parking?', answer: 'Yes.' })
    expect(await given.json()).toMatchObject({ faq: { question: 'Is there parking?', answer: 'Yes.' } })
  })
})
