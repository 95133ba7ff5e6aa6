import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../contract/durations'
import { home } from '../../contract/home'
import { api, registerOwner } from '../_test/api'
import { addMember } from '../_test/team'
import { newSessionId, say } from '../_test/visitor'
import { writeBehind } from '../_test/writeBehind'
import { leadsAt } from '../analytics/_test/past'
import { answer as answerQuestion, ask } from '../curation/_test/questions'

const tenants = env.TENANTS_DB ?? env.DB

type Owner = Awaited<ReturnType<typeof registerOwner>>
const read = async ({ businessId }: Owner, token: string) =>
  home.parse(await (await api(`/api/businesses/${businessId}/home`, { token })).json())
const seen = ({ businessId }: Owner, token: string) =>
  api(`/api/businesses/${businessId}/home/seen`, { method: 'PUT', token })

test('home names who to call back, what to answer and what is unread, and lets go of what was done', async () => {
  const owner = await registerOwner()
  const { businessId, token } = owner
  expect(await read(owner, token)).toEqual({
    isInstalled: false,
    setup: 'begin',
    leads: { total: 0, unopened: 0, toCallBack: 0, first: [] },
    unreadConversations: 0,
    questions: { open: 0 },
  })

  const question = 'Do you fix swimming pools?'
  const { sessionId, replies } = await ask(owner, question)
  const [open] = await leadsAt(owner, [
    { at: Date.now() - DAY_MS, phone: '+12025550143' },
    { at: Date.now() - 40 * DAY_MS },
    { at: Date.now() - DAY_MS, source: 'import' },
    { at: Date.now() - DAY_MS, status: 'booked' },
  ])
  const busy = await read(owner, token)
  expect(busy.leads).toMatchObject({
    total: 4,
    unopened: 1,
    toCallBack: 1,
    first: [{ id: open, phone: '(202) 555-0143' }],
  })
  expect(busy).toMatchObject({ unreadConversations: 1, questions: { open: 1, first: { question, count: 1 } } })

  await api(`/api/leads/${open}/opened`, { method: 'POST', token })
  const conversations = `/api/businesses/${businessId}/conversations`
  await api(`${conversations}/${replies[0]?.conversationId}/opened`, { method: 'POST', token })
  await answerQuestion(owner, busy.questions?.first?.id ?? '', { answer: 'No, only pipes.' })
  expect(await read(owner, token)).toMatchObject({
    leads: { unopened: 0, toCallBack: 1 },
    unreadConversations: 0,
    questions: { open: 0 },
  })

  await say(businessId, { sessionId, message: 'And hot tubs?' })
  await writeBehind(businessId, sessionId)
  expect(await (await api(`${conversations}?view=unread`, { token })).json()).toMatchObject([{ isUnread: true }])
})

test('setting up is told as far as it is, and not at all once the chat was seen on a site', async () => {
  const owner = await registerOwner()
  const { businessId, token } = owner
  const at = async (step: string) => {
    await api(`/api/businesses/${businessId}/setup`, { method: 'PUT', token, body: { step, checked: [] } })
    return (await read(owner, token)).setup
  }
  expect(await at('questions')).toBe('continue')
  expect(await at('install')).toBe('install')
  await tenants.prepare('UPDATE businesses SET last_seen_at = ? WHERE id = ?').bind(Date.now(), businessId).run()
  expect(await at('install')).toBeUndefined()
  expect(await at('questions')).toBe('continue')
  expect(await at('done')).toBeUndefined()
})

test('each person is told what happened since their own last visit, and a teammate nothing that is for managers', async () => {
  const owner = await registerOwner()
  const { businessId, token } = owner
  const mate = await addMember(owner)
  await seen(owner, token)
  await ask(owner, 'Do you fix swimming pools?')
  await leadsAt(owner, [{ at: Date.now() }, { at: Date.now(), source: 'import' }])
  expect((await read(owner, token)).since, 'the same visit goes on').toBeUndefined()

  const yesterday = Date.now() - DAY_MS
  await tenants
    .prepare('UPDATE home_visits SET last_seen_at = ? WHERE business_id = ?')
    .bind(yesterday, businessId)
    .run()
  const since = { at: new Date(yesterday).toISOString(), wrote: 1, leads: 1, unanswered: 1 }
  expect((await read(owner, token)).since).toEqual(since)
  await seen(owner, token)
  await seen(owner, token)
  expect((await read(owner, token)).since, 'after this visit was noted').toEqual(since)

  const theirs = await read(owner, mate.token)
  expect(theirs.since).toBeUndefined()
  expect(theirs).not.toHaveProperty('questions')
  expect(theirs).not.toHaveProperty('setup')
})

test('who complained and left a number is told apart from who wants something', async () => {
  const owner = await registerOwner()
  const sessionId = crypto.randomUUID()
  await say(owner.businessId, {
    sessionId,
    message: 'I was there last week and nobody called me back, I am really unhappy',
  })
  await say(owner.businessId, { sessionId, message: 'my name is Ellen, 512-555-0177' })
  const first = async () => (await read(owner, owner.token)).leads.first
  await expect.poll(first).toMatchObject([{ name: 'Ellen', matter: 'complaint' }])
})

test('who is in danger comes before whoever wrote since', async () => {
  const owner = await registerOwner()
  const { businessId, token } = owner
  const leave = async (name: string, message: string) => {
    const sessionId = newSessionId()
    await say(businessId, { sessionId, message })
    await writeBehind(businessId, sessionId)
    const body = { businessId, sessionId, name, email: `${name}@example.com` }
    expect((await api('/api/leads', { body })).status).toBe(201)
  }
  await leave('Dan', 'Water is gushing through the ceiling, I need somebody now!')
  await leave('Eve', 'Do you fix taps?')
  const { leads } = await read(owner, token)
  expect(leads?.first.map(({ name, matter }) => [name, matter])).toEqual([
    ['Dan', 'urgent'],
    ['Eve', undefined],
  ])
})
