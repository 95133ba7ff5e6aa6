import { describe, expect, test } from 'vitest'
import type { SiteOrigin } from '../../../contract/origins'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { linkIn, mailsAbout } from '../../_test/mail'
import { newSessionId } from '../../_test/visitor'

type Owner = Awaited<ReturnType<typeof registerOwner>>
type Reply = { message: { content: string }; needsLeadCapture: boolean; sources: unknown[] }

const ask = (businessId: string, origin: string | undefined, more: object = {}) =>
  api(`/api/chat/${businessId}/message`, {
    headers: origin === undefined ? {} : { origin },
    body: { sessionId: newSessionId(), message: 'What services do you offer?', ...more },
  })

/** `answers`: from what the business says; `details`: only takes them. */
async function chatOn(businessId: string, origin: string | undefined, more: object = {}) {
  const response = await ask(businessId, origin, more)
  if (response.status !== 200) return response.status
  const { message } = await response.json<Reply>()
  return message.content.includes('can’t answer questions on this page') ? 'details' : 'answers'
}

const list = async ({ businessId, token }: Owner): Promise<Record<string, string>> => {
  const { origins } = await (await api(`/api/businesses/${businessId}/origins`, { token })).json<{
    origins: SiteOrigin[]
  }>()
  return Object.fromEntries(origins.map(({ origin, state }) => [origin, state]))
}

const put = ({ businessId, token }: Owner, origins: Record<string, string>) =>
  api(`/api/businesses/${businessId}/origins`, {
    method: 'PUT',
    token,
    body: { origins: Object.entries(origins).map(([origin, state]) => ({ origin, state })) },
  })

const becomes = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read).toEqual(wanted)

const policyOf = async (businessId: string, headers: Record<string, string> = {}) =>
  (await api(`/widget/${businessId}`, { headers })).headers.get('content-security-policy') ?? ''

/** An owner whose list has one site, which the edge knows. */
async function ownerOn(website: string): Promise<Owner> {
  const owner = await registerOwner()
  await chatOn(owner.businessId, website)
  await drainOutbox()
  await becomes(async () => (await policyOf(owner.businessId)).includes(website), true)
  return owner
}

describe('the first site', () => {
  test.each([
    ['WordPress', 'https://www.ortega-plumbing.example'],
    ['Wix with a domain', 'https://www.ortega.example'],
    ['Squarespace with a domain', 'https://ortega.example'],
    ['plain http', 'http://ortega.example'],
  ])('of an owner on %s answers without anything to do, and the owner is told once', async (_, origin) => {
    const owner = await registerOwner()
    await api(`/api/widget/${owner.businessId}/launcher`, { headers: { origin } })
    await becomes(() => list(owner), { [origin]: 'allowed' })
    expect(await chatOn(owner.businessId, origin)).toBe('answers')
    const mails = await mailsAbout(owner.email, /is live on/)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(new URL(origin).host)
  })

  test('is who speaks first; the next one waits at once', async () => {
    const owner = await registerOwner()
    expect(await chatOn(owner.businessId, 'https://first.example')).toBe('answers')
    expect(await chatOn(owner.businessId, 'https://second.example')).toBe('details')
    expect(await list(owner)).toEqual({ 'https://first.example': 'allowed', 'https://second.example': 'waiting' })
  })

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:4000',
    'https://ortega.wixsite.com',
    'https://ortega.myshopify.com',
    'https://ortega.squarespace.com',
    'https://ortega.wordpress.com',
    'https://ortega.webflow.io',
    'https://ortega.netlify.app',
    'https://ortega.pages.dev',
    'null',
    'https://deskbell.test',
    undefined,
  ])('is never %s, which is answered as before', async (origin) => {
    const owner = await registerOwner()
    expect(await chatOn(owner.businessId, origin)).toBe('answers')
    expect(await list(owner)).toEqual({})
    expect(await chatOn(owner.businessId, 'https://ortega.example')).toBe('answers')
    expect(await chatOn(owner.businessId, origin)).toBe('answers')
    expect(await list(owner)).toEqual({ 'https://ortega.example': 'allowed' })
  })

  test('forged or not, doesn’t keep out the site that the owner’s email is at', async () => {
    const host = `ortega-${crypto.randomUUID()}.example`
    const owner = await registerOwner({ email: `maria@${host}` })
    expect(await chatOn(owner.businessId, 'https://forged.example')).toBe('answers')
    await Promise.all(Array.from({ length: 8 }, (_, n) => ask(owner.businessId, `https://forged-${n}.example`)))
    await ask(owner.businessId, `https://www.${host}`)
    await drainOutbox()
    await becomes(async () => (await list(owner))[`https://www.${host}`], 'allowed')
    await becomes(() => chatOn(owner.businessId, `https://${host}`), 'answers')
    expect(await chatOn(owner.businessId, `https://shop.${host}`)).toBe('details')
  })

  test('of the demo business is nobody’s', async () => {
    for (const site of ['https://one.example', 'https://two.example']) expect(await chatOn('1', site)).toBe('answers')
  })
})

describe('the website in the settings', () => {
  test('is allowed with and without www, before it was seen', async () => {
    const owner = await registerOwner()
    const body = { website: 'ortega.example' }
    const saved = await api(`/api/businesses/${owner.businessId}`, { method: 'PATCH', token: owner.token, body })
    expect(await saved.json()).toMatchObject({ website: 'https://ortega.example/' })
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, 'https://forged.example'), 'details')
    expect(await chatOn(owner.businessId, 'https://ortega.example')).toBe('answers')
    expect(await chatOn(owner.businessId, 'https://www.ortega.example')).toBe('answers')
  })

  test('is also the site that the bot is given to read', async () => {
    const owner = await registerOwner()
    const source = { url: 'https://www.example.com/prices' }
    await api(`/api/businesses/${owner.businessId}/knowledge/sources`, { token: owner.token, body: source })
    expect(await list(owner)).toEqual({ 'https://www.example.com': 'allowed' })
  })

  test('moves: the new one by a save, the old one stays until it is blocked', async () => {
    const owner = await ownerOn('https://old.example')
    const body = { website: 'https://new.example' }
    await api(`/api/businesses/${owner.businessId}`, { method: 'PATCH', token: owner.token, body })
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, 'https://new.example'), 'answers')
    expect(await chatOn(owner.businessId, 'https://old.example')).toBe('answers')
  })

  test('that is no website is refused', async () => {
    const owner = await registerOwner()
    const call = { method: 'PATCH', token: owner.token, body: { website: 'javascript:alert(1)' } }
    expect((await api(`/api/businesses/${owner.businessId}`, call)).status).toBe(422)
  })
})

describe('a site that waits', () => {
  test.each([
    ['en', 'Do you fix leaks?', /can’t answer questions/],
    ['es', '¿Cuánto cuesta reparar una fuga en la cocina?', /no puedo responder/],
    ['de', 'Was kostet die Reparatur einer undichten Leitung?', /keine Fragen beantworten/],
  ])('only takes details, in %s, and tells no fact', async (_, message, words) => {
    const owner = await ownerOn('https://ortega.example')
    const reply = await (await ask(owner.businessId, 'https://other.example', { message })).json<Reply>()
    expect(reply.message.content).toMatch(words)
    expect(reply).toMatchObject({ needsLeadCapture: true, needsScheduling: false, sources: [], answeredBy: 'facts' })
    expect(reply.message.content).not.toMatch(/Drain|Austin/)
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

  test('is one mail with one press that needs no signing in, once', async () => {
    const owner = await ownerOn('https://ortega.example')
    expect(await chatOn(owner.businessId, 'https://ortega-shop.example')).toBe('details')
    await becomes(async () => (await mailsAbout(owner.email, /was seen on/)).length, 1)
    const [mail] = await mailsAbout(owner.email, /was seen on/)
    const link = linkIn(mail?.text ?? '')
    expect(link.pathname).toBe('/allow-site')
    const token = link.searchParams.get('token') ?? ''
    // A mail scanner opens the page and reads it.
    expect((await api(`${link.pathname}${link.search}`)).status).toBe(200)
    const read = await api('/api/origin-links/read', { body: { token } })
    expect(await read.json()).toMatchObject({ origin: 'https://ortega-shop.example', state: 'waiting' })
  })
})

/** Of an owner with a site, another that was seen since, and what allows it: the press in the settings, or the one in the mail. */
describe.each([
  ['a second domain', 'https://ortega-heating.example'],
  ['a subdomain', 'https://shop.ortega.example'],
  ['a staging host', 'https://staging.ortega-host.example'],
  ['a moved site', 'https://www.ortega-new.example'],
  ['another port', 'https://ortega.example:8443'],
])('%s', (_, origin) => {
  test('is one press in the settings', async () => {
    const owner = await registerOwner()
    expect(await chatOn(owner.businessId, 'https://ortega.example')).toBe('answers')
    expect(await chatOn(owner.businessId, origin)).toBe('details')
    expect((await put(owner, { ...(await list(owner)), [origin]: 'allowed' })).status).toBe(200)
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, origin), 'answers')
  })

  test('is one press in the mail', async () => {
    const owner = await registerOwner()
    expect(await chatOn(owner.businessId, 'https://ortega.example')).toBe('answers')
    expect(await chatOn(owner.businessId, origin)).toBe('details')
    const [mail] = await mailsAbout(owner.email, /was seen on/)
    const token = linkIn(mail?.text ?? '').searchParams.get('token') ?? ''
    const decide = () => api('/api/origin-links/decide', { body: { token, state: 'allowed' } })
    expect(await (await decide()).json()).toMatchObject({ origin, state: 'allowed' })
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, origin), 'answers')
    expect((await decide()).status).toBe(404)
  })
})

test('www of a known site is that site, and a platform’s preview of it answers: no press at all', async () => {
  const owner = await registerOwner()
  for (const origin of ['https://ortega.example', 'https://www.ortega.example', 'https://ortega.wixsite.com'])
    expect(await chatOn(owner.businessId, origin)).toBe('answers')
  expect(await list(owner)).toEqual({ 'https://ortega.example': 'allowed' })
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
    const inFrame = { websiteUrl: `${site}/page` }
    expect(await chatOn(owner.businessId, 'https://deskbell.test', inFrame)).toBe(403)
  })

  test('may be the first one, by the mail about it', async () => {
    const owner = await registerOwner()
    await chatOn(owner.businessId, 'https://forged.example')
    const [mail] = await mailsAbout(owner.email, /is live on/)
    const token = linkIn(mail?.text ?? '').searchParams.get('token') ?? ''
    await api('/api/origin-links/decide', { body: { token, state: 'blocked' } })
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, 'https://forged.example'), 403)
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

test('in a frame that is kept apart, which has no site of its own, it is that page’s site that counts', async () => {
  const owner = await ownerOn('https://ortega.example')
  expect(await chatOn(owner.businessId, 'null', { websiteUrl: 'https://evil.example/' })).toBe('details')
  expect(await chatOn(owner.businessId, 'null')).toBe('details')
  expect(await chatOn(owner.businessId, 'null', { websiteUrl: 'https://www.ortega.example/' })).toBe('answers')
  const { businessId } = await registerOwner()
  expect(await chatOn(businessId, 'null')).toBe('answers')
})

test.each([
  'https://a,default-src;x.com',
  'https://*',
  'https://*.com',
  "https://'self'",
  'https://a b.com',
  'https://a=b',
])('what means something in a policy is no site: %s', async (origin) => {
  const owner = await ownerOn('https://ortega.example')
  await chatOn(owner.businessId, origin)
  await policyOf(owner.businessId, { referer: `${origin}/`, 'sec-fetch-dest': 'iframe' })
  await drainOutbox()
  expect(Object.keys(await list(owner))).toEqual(['https://ortega.example'])
  const policy = await policyOf(owner.businessId, { referer: `${origin}/`, 'sec-fetch-dest': 'iframe' })
  expect(policy).not.toContain(',')
  expect(policy.split(' ')).not.toContain('https://*')
})

describe('the frame', () => {
  const framed = (site: string) => ({ referer: `${site}/`, 'sec-fetch-dest': 'iframe' })

  test('is notable: the site around it is the first one, and waits when it is another', async () => {
    const owner = await registerOwner()
    expect(await policyOf(owner.businessId, framed('https://ortega.example'))).toContain('frame-ancestors *')
    await becomes(() => list(owner), { 'https://ortega.example': 'allowed' })
    await drainOutbox()
    await becomes(async () => (await policyOf(owner.businessId)).includes('frame-ancestors *'), false)
    expect(await policyOf(owner.businessId, framed('https://other.example'))).toContain(' https://other.example ')
    await becomes(async () => (await list(owner))['https://other.example'], 'waiting')
  })

  test('stands on known sites, own machines and platforms, and on no other', async () => {
    const owner = await ownerOn('https://ortega.example')
    const policy = await policyOf(owner.businessId)
    const ancestors = /frame-ancestors ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
    for (const site of ["'self'", 'https://ortega.example', 'https://www.ortega.example', 'http://localhost:*'])
      expect(ancestors).toContain(site)
    expect(ancestors).toContain('https://*.wixsite.com')
    expect(ancestors).not.toContain('*')
    expect(policy).not.toContain('other.example')
  })

  test('is refused where its owner blocked the site, whatever else is known', async () => {
    const owner = await registerOwner()
    await put(owner, { 'https://thief.example': 'blocked', 'https://ortega.example': 'allowed' })
    await drainOutbox()
    await becomes(async () => (await policyOf(owner.businessId)).includes('https://ortega.example'), true)
    expect(await policyOf(owner.businessId)).not.toContain('thief')
    expect(await policyOf(owner.businessId, framed('https://thief.example'))).toContain("frame-ancestors 'none'")
  })
})

describe('a flood of forged sites', () => {
  test('neither fills the list nor mails the owner more than once a day', async () => {
    const owner = await ownerOn('https://ortega.example')
    const forge = (n: number) => [
      ask(owner.businessId, `https://forged-${n}.example`),
      api(`/api/widget/${owner.businessId}/launcher`, { headers: { origin: `https://loaded-${n}.example` } }),
    ]
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => forge(n)).flat())
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await drainOutbox()
    await drainOutbox()
    expect(Object.keys(await list(owner)).length).toBeLessThanOrEqual(15)
    expect(await mailsAbout(owner.email, /was seen on/)).toHaveLength(1)
    expect(await chatOn(owner.businessId, 'https://ortega.example')).toBe('answers')
  })

  test('keeps fifty at most, whatever the owner puts there', async () => {
    const owner = await registerOwner()
    const sites = (many: number) =>
      Object.fromEntries(Array.from({ length: many }, (_, n) => [`https://s${n}.example`, 'waiting']))
    expect((await put(owner, sites(51))).status).toBe(422)
    expect((await put(owner, sites(50))).status).toBe(200)
    await drainOutbox()
    await becomes(() => chatOn(owner.businessId, 'https://new.example'), 'details')
    await becomes(async () => Object.keys(await list(owner)).includes('https://new.example'), true)
    expect(Object.keys(await list(owner))).toHaveLength(50)
  })
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

test.each(['ftp://a.example', 'javascript:alert(1)', '', 'https://'])('%s is no site', async (origin) => {
  const owner = await registerOwner()
  expect((await put(owner, { [origin]: 'allowed' })).status).toBe(422)
})

test('what was seen is told with its times', async () => {
  const owner = await registerOwner()
  await put(owner, { 'ortega.example': 'allowed' })
  const read = async () =>
    (
      await (
        await api(`/api/businesses/${owner.businessId}/origins`, { token: owner.token })
      ).json<{ origins: SiteOrigin[] }>()
    ).origins[0]
  expect(await read()).toEqual({
    origin: 'https://ortega.example',
    state: 'allowed',
    firstSeenAt: null,
    lastSeenAt: null,
  })
  await api(`/api/widget/${owner.businessId}/launcher`, { headers: { origin: 'https://www.ortega.example' } })
  await becomes(async () => typeof (await read())?.lastSeenAt, 'string')
})
