import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DAY_MS } from '../../contract/durations'
import { heldLead, lead } from '../../contract/leads'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { mailsAbout } from '../_test/mail'
import { newSessionId, say, testContext } from '../_test/visitor'
import { writeBehind } from '../_test/writeBehind'
import { outboxHandlers } from '../lifecycle/outboxHandlers'
import { drainOutbox as drain } from '../platform/outbox/drainOutbox'
import { purgeDeletedLeads } from './changes/purgeDeletedLeads'

type Owner = Awaited<ReturnType<typeof registerOwner>>

const tenants = env.TENANTS_DB ?? env.DB
const leave = (businessId: string, more: object = {}) =>
  api('/api/leads', { body: { businessId, name: 'Ann Lee', email: 'ann@example.com', ...more } })
const read = async <T extends z.core.$ZodType>(schema: T, { token }: Owner, path: string) =>
  z.parse(schema, await (await api(path, { token })).json())
const leadsOf = (owner: Owner) => read(z.array(lead), owner, `/api/businesses/${owner.businessId}/leads`)
const heldOf = (owner: Owner) => read(z.array(heldLead), owner, `/api/businesses/${owner.businessId}/held-leads`)
const waysOf = async ({ businessId }: Owner) =>
  (await tenants.prepare('SELECT way FROM people WHERE business_id = ? ORDER BY way').bind(businessId).all()).results

describe('a person', () => {
  test('is known by email or phone, also when a later lead links two, and forgotten with their last lead', async () => {
    const owner = await registerOwner()
    await leave(owner.businessId, { email: ' Ann@Example.com ', projectDetails: 'A tap' })
    await leave(owner.businessId, { email: 'work@example.com', phone: '(512) 555-0170', projectDetails: 'A drain' })
    await leave(owner.businessId, { email: 'other@example.com', projectDetails: 'A boiler' })
    expect(new Set((await leadsOf(owner)).map(({ personId }) => personId)).size).toBe(3)
    await leave(owner.businessId, { phone: '512 555 0170', projectDetails: 'A shower' })
    const [latest, other, second, first] = await leadsOf(owner)
    expect(latest?.personId).toBe(first?.personId)
    expect(second?.personId).toBe(first?.personId)
    expect(other?.personId).not.toBe(first?.personId)
    expect(latest?.earlier).toEqual({ count: 2, lastAt: second?.createdAt })
    expect(first?.earlier).toBeUndefined()
    const typed = await tenants.prepare('SELECT phone, phone_typed FROM leads WHERE id = ?').bind(latest?.id).first()
    expect(typed).toEqual({ phone: '+15125550170', phone_typed: '512 555 0170' })

    for (const { id } of [latest, second, first].filter((one) => one !== undefined))
      await api(`/api/leads/${id}`, { method: 'DELETE', token: owner.token })
    await purgeDeletedLeads(testContext({ now: () => Date.now() + DAY_MS }))
    expect(await waysOf(owner)).toEqual([{ way: 'other@example.com' }])
  })

  test('of two forms sent at once is one', async () => {
    const owner = await registerOwner()
    await Promise.all([1, 2, 3, 4].map((at) => leave(owner.businessId, { projectDetails: `Tap ${at}` })))
    expect(new Set((await leadsOf(owner)).map(({ personId }) => personId)).size).toBe(1)
  })
})

const VISIT = {
  landingUrl: 'https://shop.example/prices?utm_source=mail&utm_campaign=May&order=secret',
  referrer: 'https://www.google.com/search?q=x',
  notice: 'What you write here goes to Ortega Plumbing.',
}

describe('a lead', () => {
  test('of a form says where it came from, and what notice stood beside it', async () => {
    const owner = await registerOwner()
    await leave(owner.businessId, {
      ...VISIT,
      websiteUrl: 'https://shop.example/contact?x=1',
      shownForMs: 60_000,
      language: 'es',
    })
    const [one] = await leadsOf(owner)
    expect(one).toMatchObject({
      arrival: {
        pageUrl: 'https://shop.example/prices',
        referrer: 'google.com',
        campaign: { source: 'mail', campaign: 'May' },
      },
      language: 'es',
      consent: {
        text: VISIT.notice,
        hash: expect.stringMatching(/^[\da-f]{16}$/),
        pageUrl: 'https://shop.example/contact',
      },
    })
    expect(Date.parse(one?.createdAt ?? '') - Date.parse(one?.consent?.at ?? '')).toBe(60_000)
    const [mail] = await mailsAbout(owner.email, 'New lead')
    expect(mail?.text).toContain('Came from: google.com')
    expect(mail?.text).toContain('your /prices page')
  })

  test('of a chat says the same, and has the answers to the questions that the bot asked, one at a time', async () => {
    const owner = await registerOwner({ plan: 'starter' })
    const sessionId = newSessionId()
    const tell = async (message: string) =>
      (await say(owner.businessId, { sessionId, message, websiteUrl: 'https://shop.example/contact', ...VISIT }))
        .message.content
    expect(await tell('Hi, I am Ann Lee, ann@example.com, I need a new water heater')).toContain(
      'What’s leaking or clogged',
    )
    const back = await tell('What areas do you cover?')
    expect(back, 'a question back is answered instead').toContain('Round Rock')
    expect(back).not.toContain('Is the water shut off?')
    expect(await tell('The old heater, since Monday')).toContain('Is the water shut off?')
    expect(await tell('yes')).toContain('What’s the address')
    const last = await tell('12 Elm Street')
    expect(last).not.toContain('?')
    await writeBehind(owner.businessId, sessionId)
    const [one] = await leadsOf(owner)
    expect(one).toMatchObject({
      name: 'Ann Lee',
      arrival: { referrer: 'google.com' },
      consent: { text: VISIT.notice, pageUrl: 'https://shop.example/contact' },
      answers: [
        { question: 'What’s leaking or clogged, and when did it start?', answer: 'The old heater, since Monday' },
        { question: 'Is the water shut off?', answer: 'yes' },
        { question: 'What’s the address or ZIP code?', answer: '12 Elm Street' },
      ],
    })
    expect(one?.qualification, 'Starter has none').toBeUndefined()
  })

  test('is mailed once more with the answers that came after its first mail', async () => {
    const owner = await registerOwner()
    const sessionId = newSessionId()
    const tell = async (message: string) => {
      await say(owner.businessId, { sessionId, message })
      await writeBehind(owner.businessId, sessionId)
    }
    await tell('Hi, I am Ann Lee, 512 555 0170, I need a new water heater')
    const [first] = await mailsAbout(owner.email, 'New lead')
    expect(first?.text).not.toContain('The old heater')
    await tell('The old heater, since Monday')
    await tell('yes')
    const later = testContext({ now: () => Date.now() + 3 * 60_000 })
    await drain(later, outboxHandlers)
    await drain(later, outboxHandlers)
    const [mail, ...others] = await mailsAbout(owner.email, 'answered your questions')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Ann Lee answered your questions')
    expect(mail?.text).toContain('and when did it start? The old heater, since Monday')
    expect(mail?.text).toContain('Is the water shut off? yes')
    expect(mail?.html).toContain('The old heater, since Monday')
  })

  test('is asked what the owner wants to know, and nothing if that is nothing', async () => {
    const owner = await registerOwner()
    const save = (leadQuestions: string[]) =>
      api(`/api/businesses/${owner.businessId}`, { method: 'PATCH', token: owner.token, body: { leadQuestions } })
    const tell = async () => {
      await drainOutbox()
      const message = 'My name is Ann Lee, 512 555 0170, I would like a quote for a sink'
      return (await say(owner.businessId, { sessionId: newSessionId(), message })).message.content
    }
    expect((await save(['House or apartment?'])).status).toBe(200)
    expect(await tell()).toContain('House or apartment?')
    expect((await save([])).status).toBe(200)
    expect(await tell()).not.toContain('?')
    expect((await save(['1', '2', '3', '4', '5', '6'])).status).toBe(422)
  })

  test('is graded with reasons from Business on, and its mail says so', async () => {
    const owner = await registerOwner()
    const details = 'Water is coming through the ceiling, can someone come today? 12 Elm Street'
    await leave(owner.businessId, { phone: '512 555 0170', projectDetails: details })
    const [mail] = await mailsAbout(owner.email, 'New lead')
    expect(mail?.text).toMatch(/Hot lead: .*urgent/)
    const [one] = await leadsOf(owner)
    expect(one?.qualification).toMatchObject({
      grade: 'hot',
      reasons: expect.arrayContaining(['Left a phone number']),
      place: '12 Elm Street',
      by: 'rules',
    })
  })
})

describe('what looks like spam', () => {
  const SPAM = {
    name: 'Rank',
    email: 'rank@example.com',
    projectDetails: 'SEO and backlinks for your website, https://x.example',
  }

  test('is held back with its reasons: not listed, mailed or counted, until the owner says that it isn’t', async () => {
    const owner = await registerOwner()
    const sent = await leave(owner.businessId, SPAM)
    expect(sent.status).toBe(201)
    const { id } = await sent.json<{ id: string }>()
    expect(await leadsOf(owner)).toEqual([])
    expect(await heldOf(owner)).toMatchObject([{ id, name: 'Rank', reasons: [expect.stringContaining('“seo”')] }])
    expect(await mailsAbout(owner.email, 'New lead')).toEqual([])
    const counted = () => tenants.prepare('SELECT 1 FROM usage_tracking WHERE id = ?').bind(`use_${id}`).first()
    expect(await counted()).toBeNull()

    const stranger = await registerOwner()
    const path = `/api/businesses/${owner.businessId}/held-leads/${id}`
    expect((await api(`${path}/release`, { method: 'POST', token: stranger.token })).status).toBe(404)
    const released = await api(`${path}/release`, { method: 'POST', token: owner.token })
    expect(await released.json()).toMatchObject({ id, name: 'Rank' })
    expect(await heldOf(owner)).toEqual([])
    expect(await leadsOf(owner)).toMatchObject([{ id }])
    expect(await mailsAbout(owner.email, 'New lead')).toHaveLength(1)
    expect(await counted()).not.toBeNull()

    await leave(owner.businessId, { ...SPAM, projectDetails: `${SPAM.projectDetails} again` })
    expect(await heldOf(owner), 'who was let through once is let through').toEqual([])
  })

  test('is let through days later too, however many have written since', async () => {
    const owner = await registerOwner()
    const { id } = await (await leave(owner.businessId, SPAM)).json<{ id: string }>()
    const days = Date.now() - 10 * DAY_MS
    await tenants
      .prepare("UPDATE held_leads SET created_at = ?1, lead = json_set(lead, '$.createdAt', ?1) WHERE id = ?2")
      .bind(days, id)
      .run()
    await tenants
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 501)
         INSERT INTO leads (id, business_id, customer_id, name, email, dedupe_key, created_at)
         SELECT 'led_since_' || i, business_id, customer_id, 'Ann', 'ann' || i || '@example.com', 'since-' || i, created_at + i
         FROM n, held_leads WHERE held_leads.id = ?`,
      )
      .bind(id)
      .run()
    const path = `/api/businesses/${owner.businessId}/held-leads/${id}/release`
    expect((await api(path, { method: 'POST', token: owner.token })).status).toBe(200)
  })

  test('is one lead when it is sent twice, and released by a second press too', async () => {
    const owner = await registerOwner()
    const twice = { ...SPAM, sessionId: newSessionId() }
    const { id } = await (await leave(owner.businessId, twice)).json<{ id: string }>()
    await leave(owner.businessId, twice)
    const path = `/api/businesses/${owner.businessId}/held-leads/${id}/release`
    for (const press of ['first', 'second'])
      expect(await (await api(path, { method: 'POST', token: owner.token })).json(), press).toMatchObject({ id })
  })

  test('is what fills a hidden field, or comes at once under many names; the owner may delete it', async () => {
    const owner = await registerOwner()
    await leave(owner.businessId, { email: 'a@example.com', homepage: 'https://x.example' })
    for (const name of ['One', 'Two', 'Three', 'Four'])
      await leave(owner.businessId, {
        name,
        email: `${name}@example.com`,
        projectDetails: 'Nice site, have a great day everyone',
        shownForMs: 100,
      })
    const held = await heldOf(owner)
    expect(held.map(({ email }) => email)).toEqual(['four@example.com', 'a@example.com'])
    const path = `/api/businesses/${owner.businessId}/held-leads/${held[0]?.id}`
    expect((await api(path, { method: 'DELETE', token: owner.token })).status).toBe(204)
    expect((await api(path, { method: 'DELETE', token: owner.token })).status).toBe(404)
  })
})

test('of a flood of spam a day’s two hundred are kept, and the rest is counted', async () => {
  const owner = await registerOwner()
  const { businessId, customer, token } = owner
  await tenants
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 199)
       INSERT INTO held_leads (id, business_id, customer_id, lead, reasons, dedupe_key, created_at)
       SELECT 'h' || i, ?, ?, '{"name":"","message":""}', '[]', 'k' || i, ? FROM n`,
    )
    .bind(businessId, customer.id, Date.now() - 60_000)
    .run()
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
    expect((await leave(businessId, { email, homepage: 'https://x.example' })).status).toBe(201)
  const path = `/api/businesses/${businessId}/held-leads`
  expect((await api(path, { token })).headers.get('total-count')).toBe('200')
  expect(await (await api(`${path}/unkept`, { token })).json()).toEqual({ number: 2 })
})

test('no list, count or look-up of held leads and people reads a whole table', async () => {
  const plans = [
    'SELECT * FROM held_leads WHERE business_id = ? AND (created_at < 5 OR (created_at = 5 AND id < 5)) ORDER BY created_at DESC, id DESC LIMIT 101',
    'SELECT count(*) FROM held_leads WHERE business_id = ?',
    'SELECT id FROM held_leads WHERE created_at < ? LIMIT 500',
    'SELECT id FROM people WHERE business_id = ? AND way IN (1, 2)',
    'SELECT count(*) FROM leads WHERE business_id = ? AND person_id = 1 AND created_at < 5',
  ]
  for (const query of plans) {
    const { results } = await tenants.prepare(`EXPLAIN QUERY PLAN ${query}`).bind('x').all<{ detail: string }>()
    expect(results.map(({ detail }) => detail).join(), query).not.toMatch(/SCAN|TEMP B-TREE/)
  }
})
