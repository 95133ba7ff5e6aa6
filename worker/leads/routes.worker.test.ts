import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../contract/durations'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { testContext } from '../_test/visitor'
import { GRACE_DAYS } from '../billing/grace'
import { storeLead } from './storing/storeLead'

type Lead = {
  id: string
  name: string
  email: string | null
  phone: string | null
  message: string
  source: string
  status: string
}
type Mail = { to: string; subject: string; text: string; html: string }

const tenants = env.TENANTS_DB ?? env.DB
const leave = (businessId: string, more: object = {}, headers: Record<string, string> = {}) =>
  api('/api/leads', { body: { businessId, name: 'Ann Lee', email: 'ann@example.com', ...more }, headers })
const idOf = async (response: Response) => (await response.json<{ id: string }>()).id
const leadsOf = async (businessId: string, token: string, query = '') =>
  (await api(`/api/businesses/${businessId}/leads${query}`, { token })).json<Lead[]>()
const mailTo = async (email: string) =>
  (await (await api('/api/dev/outbox')).json<Mail[]>()).filter(
    ({ to, subject }) => to === email && !/^Welcome/.test(subject),
  )

describe('leaving one’s details', () => {
  test('gives the owner a lead and one mail', async () => {
    const { businessId, token, email } = await registerOwner()
    const response = await leave(businessId, { phone: ' 555 0100 ', projectDetails: 'A dripping tap' })
    expect(response.status).toBe(201)
    const id = await idOf(response)
    expect(await leadsOf(businessId, token)).toMatchObject([
      {
        id,
        name: 'Ann Lee',
        email: 'ann@example.com',
        phone: '555 0100',
        message: 'A dripping tap',
        source: 'widget',
        status: 'new',
      },
    ])
    await drainOutbox()
    await drainOutbox()
    const mail = await mailTo(email)
    expect(mail).toHaveLength(1)
    expect(mail[0]?.subject).toBe('New lead: Ann Lee')
    expect(mail[0]?.text).toContain('A dripping tap')
  })

  test('needs a name and a valid email, trimmed', async () => {
    const { businessId } = await registerOwner()
    const response = await leave(businessId, { name: '   ', email: ' nobody ' })
    expect(response.status).toBe(422)
    expect((await response.json<{ errors: object[] }>()).errors).toEqual([
      { path: 'name', message: 'Please enter your name' },
      { path: 'email', message: 'Please enter a valid email address' },
    ])
    const empty = await leave(businessId, { email: '  ' })
    expect((await empty.json<{ errors: object[] }>()).errors).toEqual([
      { path: 'email', message: 'Please enter your email address' },
    ])
  })

  test('needs a phone number where the owner wants one', async () => {
    const { businessId, token } = await registerOwner()
    await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body: { phoneRequired: true } })
    await drainOutbox()
    await expect.poll(async () => (await leave(businessId)).status, { interval: 250 }).toBe(422)
    expect((await leave(businessId, { phone: '555 0100' })).status).toBe(201)
  })

  test.each(['website', 'demo', 'api'])('needs it whatever the source says: %s', async (source) => {
    const { businessId, token } = await registerOwner()
    await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body: { phoneRequired: true } })
    await drainOutbox()
    await expect.poll(async () => (await leave(businessId, { source })).status, { interval: 250 }).toBe(422)
    expect((await leave(businessId, { source, phone: '555 0100' })).status).toBe(201)
  })

  test('from the website’s quote form needs one of email and phone', async () => {
    await drainOutbox()
    const neither = await leave('1', { source: 'website', email: '' })
    expect((await neither.json<{ errors: object[] }>()).errors).toEqual([
      { path: 'email', message: 'Please leave an email address or a phone number' },
    ])
    expect((await leave('1', { source: 'website', email: '', phone: '555 0100' })).status).toBe(201)
  })

  test('takes a phone number in any writing, but not a word', async () => {
    const { businessId } = await registerOwner()
    expect((await leave(businessId, { phone: '+1 (555) 0100 ext. 2' })).status).toBe(201)
    for (const phone of ['abc', 'javascript:alert(123456)']) {
      const refused = await leave(businessId, { phone })
      expect(refused.status).toBe(422)
      expect((await refused.json<{ errors: object[] }>()).errors).toMatchObject([{ path: 'phone' }])
    }
  })

  test('loses what no one can see or print, and is refused where nothing is left', async () => {
    const { businessId, token } = await registerOwner()
    expect((await leave(businessId, { name: '\u0000' })).status).toBe(422)
    expect((await leave(businessId, { name: '\u200b\u2060\u202e' })).status).toBe(422)
    expect((await leave(businessId, { name: '\u0000\u202eAnn\u0007 Lee\ud800' })).status).toBe(201)
    expect(await leadsOf(businessId, token)).toMatchObject([{ name: 'Ann Lee\ufffd' }])
  })

  test('is 404 for a business that nobody has', async () => {
    expect((await leave('biz_nobody')).status).toBe(404)
  })

  test('keeps markup as text in the mail', async () => {
    const { businessId, email } = await registerOwner()
    await leave(businessId, { name: '<img src=x onerror=alert(1)>', projectDetails: '"><script>alert(1)</script>' })
    await drainOutbox()
    const [mail] = await mailTo(email)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).not.toContain('<script')
  })
})

describe('the same lead', () => {
  test('is the one of the same session and email, and gains what the first lacked', async () => {
    const { businessId, token, email } = await registerOwner()
    const sessionId = crypto.randomUUID()
    const first = await idOf(await leave(businessId, { sessionId }))
    const second = await idOf(await leave(businessId, { sessionId, phone: '555 0100' }))
    expect(second).toBe(first)
    expect(await leadsOf(businessId, token)).toMatchObject([{ id: first, phone: '555 0100' }])
    await drainOutbox()
    expect(await mailTo(email)).toHaveLength(1)
  })

  test('takes what the visitor corrects, and keeps what they leave out', async () => {
    const { businessId, token } = await registerOwner()
    const sessionId = crypto.randomUUID()
    const first = { sessionId, name: 'An Le', phone: '555 0100', projectDetails: 'A tap' }
    await leave(businessId, first)
    await leave(businessId, { sessionId, phone: '555 0199', projectDetails: 'Two taps' })
    expect(await leadsOf(businessId, token)).toMatchObject([
      { name: 'Ann Lee', phone: '555 0199', projectDetails: 'Two taps', message: 'Two taps' },
    ])
    await leave(businessId, { sessionId })
    expect(await leadsOf(businessId, token)).toMatchObject([{ phone: '555 0199', message: 'Two taps' }])
  })

  test('keeps its words where what comes late was said before them', async () => {
    const { businessId, customer, token } = await registerOwner()
    const sessionId = crypto.randomUUID()
    await leave(businessId, { sessionId, projectDetails: 'Two taps' })
    await storeLead(testContext(), {
      id: 'lead_said_before',
      businessId,
      customerId: customer.id,
      conversationId: null,
      name: 'An Le',
      email: 'ann@example.com',
      phone: '555 0100',
      projectDetails: 'A tap',
      message: 'A tap',
      source: 'widget',
      dedupeKey: `session:${sessionId}:ann@example.com`,
      createdAt: Date.now() - 60_000,
    })
    expect(await leadsOf(businessId, token)).toMatchObject([
      { name: 'Ann Lee', phone: '555 0100', projectDetails: 'Two taps', message: 'Two taps' },
    ])
  })

  test('is the one of the same Idempotency-Key, sent ten times at once', async () => {
    const { businessId, token } = await registerOwner()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const ids = await Promise.all(Array.from({ length: 10 }, async () => idOf(await leave(businessId, {}, headers))))
    expect(new Set(ids).size).toBe(1)
    expect(await leadsOf(businessId, token)).toHaveLength(1)
  })

  test.each([{}, { sessionId: crypto.randomUUID() }])(
    'with the same Idempotency-Key and other details is refused and changes nothing (%o)',
    async (visit) => {
      const { businessId, token } = await registerOwner()
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const id = await idOf(await leave(businessId, visit, headers))
      const other = await leave(businessId, { ...visit, name: 'Mallory', phone: '555 0199' }, headers)
      expect(other.status).toBe(409)
      expect(await other.json()).toMatchObject({ type: 'urn:deskbell:problem:idempotency-key-reused' })
      expect(await idOf(await leave(businessId, visit, headers))).toBe(id)
      expect(await leadsOf(businessId, token)).toMatchObject([{ name: 'Ann Lee', phone: null }])
    },
  )

  test('is another in another session', async () => {
    const { businessId, token } = await registerOwner()
    await leave(businessId, { sessionId: crypto.randomUUID() })
    await leave(businessId, { sessionId: crypto.randomUUID() })
    expect(await leadsOf(businessId, token)).toHaveLength(2)
  })
})

describe('a widget that is off', () => {
  test('by its owner still takes what a visitor sends from an open panel', async () => {
    const { businessId, token } = await registerOwner()
    await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body: { isActive: false } })
    await drainOutbox()
    expect((await leave(businessId)).status).toBe(201)
  })

  test.each([
    [GRACE_DAYS - 1, 201],
    [GRACE_DAYS + 1, 403],
  ])('%i days after the subscription ended answers %i', async (days, status) => {
    const { businessId, customer, token } = await registerOwner()
    await env.DB.prepare("UPDATE customers SET subscription_status = 'canceled', lapsed_at = ? WHERE id = ?")
      .bind(Date.now() - days * DAY_MS, customer.id)
      .run()
    await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body: { greeting: 'Hello' } })
    await drainOutbox()
    await expect.poll(async () => (await leave(businessId)).status, { interval: 250 }).toBe(status)
  })
})

test('with D1 down a lead is kept and answered 202, and reaches D1 and the owner once it is back', async () => {
  const { businessId, token, email } = await registerOwner()
  const sessionId = crypto.randomUUID()
  await api(`/api/widget/${businessId}/config`)
  await tenants.prepare('ALTER TABLE leads RENAME TO leads_away').run()
  let response: Response
  try {
    response = await leave(businessId, { sessionId })
  } finally {
    await tenants.prepare('ALTER TABLE leads_away RENAME TO leads').run()
  }
  expect(response.status).toBe(202)
  const id = await idOf(response)
  await expect.poll(() => leadsOf(businessId, token), { interval: 100 }).toMatchObject([{ id, name: 'Ann Lee' }])
  await drainOutbox()
  expect(await mailTo(email)).toHaveLength(1)
})

describe('the owner’s list', () => {
  test('is newest first, searched, filtered, and a hundred a page', async () => {
    const { businessId, token } = await registerOwner()
    const insert = tenants.prepare(
      "INSERT INTO leads (id, business_id, customer_id, name, email, dedupe_key, search_text, created_at) VALUES (?, ?, (SELECT customer_id FROM businesses WHERE id = ?), ?, 'x@example.com', ?, ?, ?)",
    )
    const rows = Array.from({ length: 120 }, (_, index) => index)
    await tenants.batch(
      rows.map((n) =>
        insert.bind(
          `lead_${businessId}_${n}`,
          businessId,
          businessId,
          `Visitor ${n}%`,
          `k${n}`,
          `visitor ${n}%`,
          1000 + n,
        ),
      ),
    )
    const first = await api(`/api/businesses/${businessId}/leads`, { token })
    expect(first.headers.get('total-count')).toBe('120')
    const page = await first.json<Lead[]>()
    expect(page).toHaveLength(100)
    expect(page[0]?.name).toBe('Visitor 119%')
    const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await api(next, { token })
    expect((await second.json<Lead[]>()).map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Visitor ${19 - n}%`),
    )
    expect(second.headers.get('link')).toBeNull()
    expect(await leadsOf(businessId, token, '?q=visitor%2011%25')).toHaveLength(1)
    await api(`/api/leads/${page[0]?.id}`, { method: 'PATCH', token, body: { status: 'won', note: 'Signed' } })
    expect(await leadsOf(businessId, token, '?status=won')).toMatchObject([
      { id: page[0]?.id, status: 'won', note: 'Signed' },
    ])
    expect((await api(`/api/businesses/${businessId}/leads?status=lukewarm`, { token })).status).toBe(422)
  })

  test('loses a lead that the owner deletes', async () => {
    const { businessId, token } = await registerOwner()
    const id = await idOf(await leave(businessId))
    expect((await api(`/api/leads/${id}`, { method: 'DELETE', token })).status).toBe(204)
    expect(await (await api('/api/leads', { token })).json()).toEqual([])
  })
})

test('the CSV has the six columns, and a formula arrives as text', async () => {
  const { businessId, token } = await registerOwner()
  await leave(businessId, { name: '=HYPERLINK("http://evil")', projectDetails: 'Two lines,\nand "quotes"' })
  const response = await api(`/api/businesses/${businessId}/leads.csv`, { token })
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/)
  const csv = new TextDecoder().decode(await response.arrayBuffer())
  const [head, ...rest] = csv.split('\r\n')
  expect(head).toBe('Name,Email,Phone,Message,Source,Date')
  expect(rest.join('\r\n')).toMatch(
    /^"'=HYPERLINK\(""http:\/\/evil""\)",ann@example\.com,,"Two lines,\nand ""quotes""",widget,\d{4}-\d\d-\d\d \d\d:\d\d\r\n$/,
  )
})

test('the database itself refuses a lead that nobody can reach', async () => {
  const { businessId } = await registerOwner()
  const insert = tenants
    .prepare(
      "INSERT INTO leads (id, business_id, customer_id, name, email, phone, dedupe_key, created_at) VALUES ('l', ?, 'c', 'Ann', '', NULL, 'k', 1)",
    )
    .bind(businessId)
  await expect(insert.run()).rejects.toThrow(/CHECK/)
})
