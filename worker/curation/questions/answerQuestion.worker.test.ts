import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { newSessionId, say } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { answer, ask, listOf } from '../_test/questions'

test('a question that is answered once is in the FAQ, leaves the list, and answers the next who asks in other words', async () => {
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

test('an answer by mail tells whoever was named nothing that a visitor wrote to lead them somewhere', async () => {
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
  expect(mail?.text).toContain(`someone left the address ${victim} in the chat on Ortega Plumbing’s website`)
  for (const words of ['evil', 'parcel', 'bitcoin', 'WIN', 'http']) {
    expect(`${mail?.subject} ${mail?.text}`).not.toContain(words)
    if (words !== 'http') expect(mail?.html).not.toContain(words)
  }
})

test('an answer by mail quotes the question that it answers, as the owner worded it', async () => {
  const owner = await registerOwner()
  const { sessionId } = await ask(owner, 'Do you take bitcoin?')
  const email = `dana-${sessionId}@example.com`
  await api('/api/leads', { body: { businessId: owner.businessId, sessionId, name: 'Dana', email } })
  const [question] = await listOf(owner)
  await answer(owner, question?.id ?? '', { question: 'Do you take Bitcoin <3?', answer: 'No, cards only.' })
  const [bare] = await mailsAbout(email, /has an answer/)
  expect(bare?.text).not.toContain('Bitcoin')

  const other = await ask(owner, 'Is there parking?')
  const eve = `eve-${sessionId}@example.com`
  await api('/api/leads', {
    body: { businessId: owner.businessId, sessionId: other.sessionId, name: 'Eve', email: eve },
  })
  const [next] = await listOf(owner)
  await answer(owner, next?.id ?? '', { question: 'Do you have parking?', answer: 'Yes, behind the shop.' })
  const [mail] = await mailsAbout(eve, /has an answer/)
  expect(mail?.text).toContain('The question: “Do you have parking?”')
  expect(mail?.html).toContain('“Do you have parking?”')
})

test('an answer is mailed in the language that its visitor writes in', async () => {
  const owner = await registerOwner()
  const { sessionId } = await ask(owner, '¿Tienen estacionamiento?')
  const [question] = await listOf(owner)
  const email = `ana-${sessionId}@example.com`
  await api('/api/leads', { body: { businessId: owner.businessId, sessionId, name: 'Ana', email, language: 'es' } })
  await answer(owner, question?.id ?? '', { answer: 'No, cards only.', tell: true })
  const [mail] = await mailsAbout(email, 'Ortega Plumbing tiene una respuesta para usted')
  expect(mail?.text).toContain(`alguien dejó la dirección ${email}`)
  expect(mail?.text).toContain('Su respuesta: No, cards only.')
})

test('who would be mailed an answer, and what it says, is known before it is saved; the owner may leave it out', async () => {
  const owner = await registerOwner()
  const { sessionId } = await ask(owner, 'Do you take bitcoin?')
  const [question] = await listOf(owner)
  const id = question?.id ?? ''
  const path = `/api/businesses/${owner.businessId}/unanswered/${id}/email`
  const email = async () => (await api(path, { token: owner.token })).json<{ lines: string[] }>()
  expect(await email()).toEqual({ to: [], subject: '', lines: [] })
  const dana = `dana-${sessionId}@example.com`
  await api('/api/leads', { body: { businessId: owner.businessId, sessionId, name: 'Dana', email: dana } })
  const shown = await email()
  expect(shown).toMatchObject({ to: ['Dana'], subject: 'Ortega Plumbing has an answer for you' })
  expect(shown.lines.join()).toContain(dana)
  const stranger = await registerOwner()
  expect((await api(path, { token: stranger.token })).status).toBe(404)

  const given = await answer(owner, id, { answer: 'No, cards only.', tell: false })
  expect(await given.json()).toMatchObject({ told: 0 })
  await drainOutbox()
  expect(await mailsAbout(dana, /has an answer/)).toEqual([])
})

test('an answer has a floor and a ceiling', async () => {
  const owner = await registerOwner()
  await ask(owner, 'Is there parking?')
  const [question] = await listOf(owner)
  for (const text of ['  ', 'x'.repeat(10_000)]) {
    expect((await answer(owner, question?.id ?? '', { answer: text })).status).toBe(422)
  }
})

test('asked by the owner the question is theirs to word', async () => {
  const owner = await registerOwner()
  await ask(owner, 'yo u guys got parkin??')
  const [question] = await listOf(owner)
  const given = await answer(owner, question?.id ?? '', { question: 'Is there parking?', answer: 'Yes.' })
  expect(await given.json()).toMatchObject({ faq: { question: 'Is there parking?', answer: 'Yes.' } })
})
