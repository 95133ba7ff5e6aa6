import { expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { knowing, newSessionId, say, sayAnswered } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { ask, listOf } from '../_test/questions'

test('what the bot could not answer lands in one list, by meaning with counts, without talk and what was answered', async () => {
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

test('what was asked without naming what it is about is listed too', async () => {
  const owner = await registerOwner()
  await ask(owner, 'can I wait there while you do it')
  expect(await listOf(owner)).toMatchObject([{ question: 'can I wait there while you do it' }])
})

test('a question that is written behind twice is counted once', async () => {
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

test('a question that what was saved answers by now leaves the list by itself; what a thumb brought stays', async () => {
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

test('a question is kept without the details that came with it', async () => {
  const owner = await registerOwner()
  const sessionId = newSessionId()
  const message = 'I’m Ana, 512 555 0170. Do you take bitcoin?'
  await sayAnswered(owner.businessId, { sessionId, message }, knowing({ name: 'Ana' }, { known: false }))
  await writeBehind(owner.businessId, sessionId)
  expect(await listOf(owner)).toMatchObject([{ question: 'Do you take bitcoin?' }])
})

test('a question that is put away stays away, in whatever words it is asked again', async () => {
  const owner = await registerOwner()
  await ask(owner, 'Do you take bitcoin?')
  const [question] = await listOf(owner)
  const path = `/api/businesses/${owner.businessId}/unanswered/${question?.id}`
  expect((await api(path, { method: 'DELETE', token: owner.token })).status).toBe(204)
  await ask(owner, 'pay by bitcoin possible?')
  expect(await listOf(owner)).toEqual([])
})

test('the list is its owner’s alone', async () => {
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
