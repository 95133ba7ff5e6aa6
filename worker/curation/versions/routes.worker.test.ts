import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answerVersion, askedReply } from '../../../contract/curation'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { testContext } from '../../_test/visitor'
import { loadProfile } from '../../businesses/loadProfile'
import { type BusinessProfile, profileKey } from '../../businesses/profile'
import { readAll } from '../../knowledge/_test/reading'
import { VERSIONS_KEPT } from './admitChanges'

type Owner = Awaited<ReturnType<typeof registerOwner>>

const call = ({ token, businessId }: Owner, path: string, method: string, body?: object) =>
  api(`/api/businesses/${businessId}${path}`, { token, method, ...(body && { body }) })
const saveQuestion = (owner: Owner, question: string) => call(owner, '/saved-questions', 'POST', { question })

/** A save, and all that follows from it. */
async function save(owner: Owner, change: object) {
  expect((await call(owner, '', 'PATCH', change)).status).toBe(200)
  await drainOutbox()
}
const published = async ({ businessId }: Owner) => {
  const profile = await env.KV.get<BusinessProfile>(profileKey(businessId), 'json')
  if (!profile) throw new Error('Nothing is published')
  return profile
}
const versionsOf = async (owner: Owner) =>
  z.array(answerVersion).parse(await (await call(owner, '/versions', 'GET')).json())
const ask = async (owner: Owner, question: string) =>
  askedReply.parse(await (await call(owner, '/ask', 'POST', { question })).json())
const publicly = async ({ businessId }: Owner) => (await api(`/api/businesses/${businessId}`)).json()

const AREAS = 'what areas do u cover?'

async function withWaitingChange() {
  const owner = await registerOwner()
  await saveQuestion(owner, AREAS)
  await save(owner, { location: 'Dallas and Plano', primaryColor: '#157F4F' })
  const [waiting, live] = await versionsOf(owner)
  if (!waiting || !live) throw new Error('Nothing waits')
  return { owner, waiting, live }
}

describe('a change', () => {
  test('goes live at once where no question is saved, or none is answered differently', async () => {
    const owner = await registerOwner()
    await save(owner, { location: 'Dallas and Plano' })
    expect(await published(owner)).toMatchObject({ location: 'Dallas and Plano' })
    await saveQuestion(owner, AREAS)
    await save(owner, { specialties: 'Old houses' })
    expect(await published(owner)).toMatchObject({ specialties: 'Old houses' })
    expect(await versionsOf(owner)).toMatchObject([
      { state: 'live', changes: ['Specialties'], by: 'you' },
      { state: 'earlier', changes: ['Location'], by: 'you' },
      { state: 'earlier', changes: ['Set up'], by: 'system' },
    ])
  })

  test('waits where a saved question would be answered differently, while looks show and the edge has the live answers', async () => {
    const { owner, waiting } = await withWaitingChange()
    expect(await published(owner)).toMatchObject({
      location: 'Austin, Round Rock and Cedar Park',
      primaryColor: '#157F4F',
    })
    expect(waiting).toMatchObject({ state: 'waiting', changes: ['Location'], by: 'you' })
    const [difference] = waiting.differences
    expect(difference).toMatchObject({ question: AREAS })
    expect(difference?.before).toContain('Round Rock')
    expect(difference?.after).toContain('Plano')
    expect(await publicly(owner)).toMatchObject({ location: 'Austin, Round Rock and Cedar Park' })
    expect(await (await call(owner, '', 'GET')).json()).toMatchObject({ location: 'Dallas and Plano' })

    await env.KV.delete(profileKey(owner.businessId))
    const read = await loadProfile(testContext({ now: () => Date.now() + 10_000 }), owner.businessId)
    expect(read).toMatchObject({ location: 'Austin, Round Rock and Cedar Park', primaryColor: '#157F4F' })
  })

  test('let through is live; a change of plan never waited', async () => {
    const { owner, waiting } = await withWaitingChange()
    await env.DB.prepare("UPDATE customers SET plan_type = 'enterprise' WHERE id = ?").bind(owner.customer.id).run()
    await save(owner, { greeting: 'Hello!' })
    expect(await published(owner)).toMatchObject({
      plan: { id: 'enterprise' },
      location: expect.stringContaining('Austin'),
    })
    expect((await call(owner, `/versions/${waiting.id}/publish`, 'POST')).status).toBe(204)
    await drainOutbox()
    expect(await published(owner)).toMatchObject({ location: 'Dallas and Plano', greeting: 'Hello!' })
    expect((await call(owner, `/versions/${waiting.id}/publish`, 'POST')).status).toBe(409)
    expect(await versionsOf(owner)).toMatchObject([{ id: waiting.id, state: 'live' }, { state: 'earlier' }])
  })

  test('taken back is gone from the form, too', async () => {
    const { owner, waiting, live } = await withWaitingChange()
    expect((await call(owner, `/versions/${waiting.id}`, 'DELETE')).status).toBe(204)
    await drainOutbox()
    expect(await (await call(owner, '', 'GET')).json()).toMatchObject({
      location: 'Austin, Round Rock and Cedar Park',
      primaryColor: '#157F4F',
    })
    expect(await versionsOf(owner)).toMatchObject([{ id: live.id, state: 'live' }])
    expect((await call(owner, `/versions/${waiting.id}`, 'DELETE')).status).toBe(409)
  })

  test('that waits is joined by the next, and ends where it is put back by hand', async () => {
    const { owner, waiting, live } = await withWaitingChange()
    await call(owner, '/faqs', 'POST', { question: 'Is there parking?', answer: 'Yes.' })
    await drainOutbox()
    const [joined, ...others] = await versionsOf(owner)
    expect(joined).toMatchObject({ state: 'waiting', changes: ['Location', 'Answer added: Is there parking?'] })
    expect(others).toHaveLength(1)
    expect((await call(owner, `/versions/${waiting.id}/publish`, 'POST')).status).toBe(409)
    await save(owner, { location: 'Austin, Round Rock and Cedar Park' })
    expect(await versionsOf(owner)).toMatchObject([
      { state: 'live', changes: ['Answer added: Is there parking?'] },
      { id: live.id },
    ])
    expect((await published(owner)).faqs).toHaveLength(1)
  })
})

describe('what the website or a document says', () => {
  const addText = async (owner: Owner, text: string, state: 'live' | 'waiting') => {
    expect((await call(owner, '/knowledge/sources', 'POST', { title: 'Notes', text })).status).toBe(202)
    await readAll(owner.businessId)
    await runDurableObjectAlarm(env.KNOWLEDGE.getByName(owner.businessId))
    await vi.waitFor(async () => {
      await drainOutbox()
      expect((await versionsOf(owner))[0]).toMatchObject({ state, changes: ['Website and documents'], by: 'system' })
    }, 10_000)
  }

  test('goes live at once, or waits and the owner is mailed; taken back, the bot knows what it knew', async () => {
    const owner = await registerOwner()
    await addText(owner, 'Pets\n\nYou can bring your dog to the office.', 'live')
    const { knowledgeVersion } = await published(owner)
    await saveQuestion(owner, 'Do you take bitcoin?')
    await addText(owner, 'Paying\n\nWe take bitcoin for every job.', 'waiting')
    expect((await published(owner)).knowledgeVersion).toBe(knowledgeVersion)
    const [waiting] = await versionsOf(owner)
    expect(waiting?.differences[0]?.after).toContain('We take bitcoin')
    expect(await ask(owner, 'Do you take bitcoin?')).toMatchObject({ known: false })
    expect(await mailsAbout(owner.email, 'A change on your website is waiting for you')).toHaveLength(1)

    expect((await call(owner, `/versions/${waiting?.id}`, 'DELETE')).status).toBe(204)
    await drainOutbox()
    expect((await published(owner)).knowledgeVersion).toBe(knowledgeVersion)
    expect(await versionsOf(owner)).toMatchObject([{ state: 'live' }, { state: 'earlier' }])
  })
})

describe('an earlier version', () => {
  test('is brought back whole, at once, FAQ and all', async () => {
    const owner = await registerOwner()
    const faq = { question: 'Is there parking?', answer: 'Yes, two spots.' }
    await call(owner, '/faqs', 'POST', faq)
    await call(owner, '/faqs', 'POST', { question: 'Do you take bitcoin?', answer: 'No.' })
    await drainOutbox()
    await save(owner, { services: 'Only roofs now' })
    const [kept] = (await (await call(owner, '/faqs', 'GET')).json<{ id: string }[]>()).slice(-1)
    await call(owner, `/faqs/${kept?.id}`, 'DELETE')
    await drainOutbox()
    const good = (await versionsOf(owner)).find(({ changes }) =>
      changes.some((change) => change.startsWith('Answer added: Do you take')),
    )
    await saveQuestion(owner, 'Do you take bitcoin?')
    expect((await call(owner, `/versions/${good?.id}/restore`, 'POST')).status).toBe(204)
    await drainOutbox()
    expect(await published(owner)).toMatchObject({
      services: 'Drain cleaning, water heaters and leak repair',
      faqs: [faq, { question: 'Do you take bitcoin?', answer: 'No.' }],
    })
    expect(await (await call(owner, '/faqs', 'GET')).json()).toMatchObject([faq, { answer: 'No.' }])
    const [newest] = await versionsOf(owner)
    expect(newest).toMatchObject({ state: 'live', by: 'you' })
    expect(newest?.changes[0]).toBe('Earlier version restored')
  })

  test(`is kept while it is among the last ${VERSIONS_KEPT}, and the live one always`, async () => {
    const owner = await registerOwner()
    for (let number = 0; number < VERSIONS_KEPT + 3; number++) await save(owner, { specialties: `Number ${number}` })
    const versions = await versionsOf(owner)
    expect(versions).toHaveLength(VERSIONS_KEPT)
    expect(versions[0]?.state).toBe('live')
  })
})

test('versions and saved questions are their owner’s alone', async () => {
  const { owner, waiting, live } = await withWaitingChange()
  const other = await registerOwner()
  for (const businessId of [owner.businessId, other.businessId]) {
    const path = `/api/businesses/${businessId}/versions`
    for (const [way, method] of [
      [`${path}/${waiting.id}/publish`, 'POST'],
      [`${path}/${waiting.id}`, 'DELETE'],
      [`${path}/${live.id}/restore`, 'POST'],
    ] as const) {
      expect([404, 409]).toContain((await api(way, { token: other.token, method })).status)
    }
  }
  expect(await versionsOf(owner)).toMatchObject([{ state: 'waiting' }, { state: 'live' }])
  expect((await api(`/api/businesses/${owner.businessId}/versions`, { token: other.token })).status).toBe(404)
  expect((await api(`/api/businesses/${owner.businessId}/saved-questions`, { token: other.token })).status).toBe(404)
  expect(
    (await api(`/api/businesses/${owner.businessId}/ask`, { token: other.token, body: { question: 'Hi' } })).status,
  ).toBe(404)
})

describe('asking the bot', () => {
  test('gives the visitor’s reply with its sources, and counts nowhere', async () => {
    const owner = await registerOwner()
    const reply = await ask(owner, AREAS)
    expect(reply).toMatchObject({ known: true, answeredBy: 'facts' })
    expect(reply.content).toContain('Round Rock')
    expect(reply.sources.length).toBeGreaterThan(0)
    expect(await ask(owner, 'Do you take bitcoin?')).toMatchObject({ known: false })
    await drainOutbox()
    for (const list of ['unanswered', 'conversations'])
      expect(await (await call(owner, `/${list}`, 'GET')).json()).toEqual([])
    expect(await (await api('/api/usage', { token: owner.token })).json()).toMatchObject({ totalConversations: 0 })
    expect((await call(owner, '/ask', 'POST', { question: 'x'.repeat(10_000) })).status).toBe(422)
  })

  test('says which rule changed the reply', async () => {
    const owner = await registerOwner()
    expect((await ask(owner, 'I smell gas in the kitchen')).rule).toContain('safety rule')
    expect((await ask(owner, AREAS)).rule).toBeUndefined()
  })

  test('saved questions are kept once each, up to fifty', async () => {
    const owner = await registerOwner()
    const first = await (await saveQuestion(owner, AREAS)).json<{ id: string }>()
    expect(await (await saveQuestion(owner, AREAS)).json()).toEqual(first)
    for (let number = 1; number < 50; number++) await saveQuestion(owner, `Question ${number}?`)
    expect((await saveQuestion(owner, 'One too many?')).status).toBe(422)
    expect((await call(owner, `/saved-questions/${first.id}`, 'DELETE')).status).toBe(204)
    expect((await call(owner, `/saved-questions/${first.id}`, 'DELETE')).status).toBe(404)
    expect(await (await call(owner, '/saved-questions', 'GET')).json()).toHaveLength(49)
  })
})
