import { describe, expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { newSessionId } from '../../_test/visitor'
import { ask, becomes, chatOn, list, ownerOn, policyOf, put, type Reply } from './_test/sites'

describe('a site that waits', () => {
  test('only takes details, in the visitor’s language, and tells no fact', async () => {
    const owner = await ownerOn('https://ortega.example')
    for (const [message, words] of [
      ['Do you fix leaks?', /can’t answer questions/],
      ['¿Cuánto cuesta reparar una fuga en la cocina?', /no puedo responder/],
      ['Was kostet die Reparatur einer undichten Leitung?', /keine Fragen beantworten/],
    ] as const) {
      const reply = await (await ask(owner.businessId, 'https://other.example', { message })).json<Reply>()
      expect(reply.message.content).toMatch(words)
      expect(reply).toMatchObject({ needsLeadCapture: true, needsScheduling: false, sources: [], answeredBy: 'facts' })
      expect(reply.message.content).not.toMatch(/Drain|Austin/)
    }
  })

  test('takes leads by the form and in the chat, and opens no question', async () => {
    const owner = await ownerOn('https://ortega.example')
    const headers = { origin: 'https://other.example' }
    const lead = { businessId: owner.businessId, name: 'Ann', email: 'ann@example.com' }
    expect((await api('/api/leads', { headers, body: lead })).status).toBe(201)
    const message = 'I am Bob Miller, bob@example.com, my sink leaks'
    expect((await ask(owner.businessId, headers.origin, { message })).status).toBe(200)
    await becomes(async () => {
      const leads = await (await api('/api/leads', { token: owner.token })).json<{ email: string }[]>()
      return leads.map(({ email }) => email).sort()
    }, ['ann@example.com', 'bob@example.com'])
    const open = await api(`/api/businesses/${owner.businessId}/unanswered`, { token: owner.token })
    expect(await open.json()).toEqual([])
  })

  test('uses up nothing of the month', async () => {
    const owner = await ownerOn('https://ortega.example')
    const used = async () => (await api('/api/usage', { token: owner.token })).json<{ totalConversations: number }>()
    const before = (await used()).totalConversations
    await ask(owner.businessId, 'https://other.example')
    expect((await used()).totalConversations).toBe(before)
  })
})

describe('a blocked site', () => {
  test('gets no chat, no lead and no frame; its visitors see no bubble', async () => {
    const owner = await registerOwner()
    const site = 'https://thief.example'
    await put(owner, { 'https://ortega.example': 'allowed', [site]: 'blocked', 'https://x.pages.dev': 'blocked' })
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, site), 403)
    expect(await chatOn(owner.businessId, 'https://www.thief.example')).toBe(403)
    expect(await chatOn(owner.businessId, 'https://x.pages.dev')).toBe(403)
    const lead = { businessId: owner.businessId, name: 'Ann', email: 'ann@example.com' }
    expect((await api('/api/leads', { headers: { origin: site }, body: lead })).status).toBe(403)
    const config = await api(`/api/widget/${owner.businessId}/config`, { headers: { origin: site } })
    expect(await config.json()).toMatchObject({ isActive: false })
    const framed = { referer: `${site}/`, 'sec-fetch-dest': 'iframe' }
    expect(await policyOf(owner.businessId, framed)).toContain("frame-ancestors 'none'")
    const inFrame = { websiteUrl: `${site}/page` }
    expect(await chatOn(owner.businessId, 'https://deskbell.test', inFrame)).toBe(403)
  })
})

test('in a frame the page says where it stands, which only makes it stricter', async () => {
  const owner = await ownerOn('https://ortega.example')
  const inFrameOf = (site: string) => chatOn(owner.businessId, 'https://deskbell.test', { websiteUrl: `${site}/` })
  expect(await inFrameOf('https://ortega.example')).toBe('answers')
  expect(await inFrameOf('https://other.example')).toBe('details')
  expect(await chatOn(owner.businessId, 'https://other.example', { websiteUrl: 'https://ortega.example/' })).toBe(
    'details',
  )
})

test('a builder’s host around a frame opens it to no blocked site', async () => {
  const owner = await ownerOn('https://ortega.example')
  await put(owner, { 'https://ortega.example': 'allowed', 'https://thief.example': 'blocked' })
  await drainOutbox()
  const onThief = () => chatOn(owner.businessId, 'https://x.filesusr.com', { websiteUrl: 'https://thief.example/' })
  await becomes(onThief, 403)
  expect(await chatOn(owner.businessId, 'https://x.filesusr.com', { websiteUrl: 'https://ortega.example/' })).toBe(
    'answers',
  )
})

test('the site around a frame is asked about as any other', async () => {
  const owner = await ownerOn('https://ortega.example')
  await chatOn(owner.businessId, 'https://deskbell.test', { websiteUrl: 'https://other.example/' })
  await chatOn(owner.businessId, 'null', { websiteUrl: 'https://third.example/' })
  await becomes(() => list(owner), {
    'https://ortega.example': 'allowed',
    'https://other.example': 'waiting',
    'https://third.example': 'waiting',
  })
})

test('in a frame that is kept apart, which has no site of its own, it is that page’s site that counts', async () => {
  const owner = await ownerOn('https://ortega.example')
  expect(await chatOn(owner.businessId, 'null', { websiteUrl: 'https://evil.example/' })).toBe('details')
  expect(await chatOn(owner.businessId, 'null')).toBe('details')
  expect(await chatOn(owner.businessId, 'null', { websiteUrl: 'https://www.ortega.example/' })).toBe('answers')
  const { businessId } = await registerOwner()
  expect(await chatOn(businessId, 'null')).toBe('answers')
})

test('who names no site is stopped sooner, by address, messages and leads together', async () => {
  const { businessId } = await registerOwner()
  const from = { 'cf-connecting-ip': `test-${crypto.randomUUID()}` }
  const send = (origin?: string) =>
    api('/api/leads', {
      headers: { ...from, ...(origin && { origin }) },
      body: { businessId, name: 'Ann', email: 'ann@example.com' },
    })
  const say = () =>
    api(`/api/chat/${businessId}/message`, { headers: from, body: { sessionId: newSessionId(), message: 'Hi' } })
  const statuses: number[] = []
  for (let n = 0; n < 14; n++) statuses.push((await say()).status, (await send()).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(8)
  expect((await send('https://ortega.example')).status).toBe(201)
})
