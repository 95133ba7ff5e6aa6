import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { withinOneMinute } from '../_test/withinOneMinute'

type Row = Record<string, unknown>
const read = async (path: string, token?: string) => (await api(path, { ...(token && { token }) })).json<Row>()

describe('a new business', () => {
  test('has what the registration said and the defaults for the rest', async () => {
    const { token, businessId } = await registerOwner()
    expect(await read(`/api/businesses/${businessId}`, token)).toMatchObject({
      name: 'Ortega Plumbing',
      businessType: 'plumbing',
      primaryColor: '#2563EB',
      position: 'bottom-right',
      greeting: 'Hi! How can I help you?',
      schedulingTier: 'calendly',
      isActive: true,
      specialties: null,
      calendlyUrl: null,
      country: 'US',
    })
  })

  test('shows a stranger and another owner its public part alone', async () => {
    const { businessId } = await registerOwner()
    const other = await registerOwner()
    for (const token of [undefined, other.token]) {
      const seen = await read(`/api/businesses/${businessId}`, token)
      expect(Object.keys(seen).sort()).toEqual(
        ['calendlyUrl', 'greeting', 'id', 'location', 'name', 'position', 'primaryColor', 'services'].sort(),
      )
    }
  })

  test('is read by its publishable key as by its id', async () => {
    const { token, businessId, customer } = await registerOwner()
    expect(await read(`/api/businesses/${customer.apiKey}`)).toEqual(await read(`/api/businesses/${businessId}`))
    const own = await api(`/api/businesses/${customer.apiKey}`, { token })
    expect(await own.json()).toMatchObject({ id: businessId, customerId: customer.id })
  })

  test('has an id that nobody guesses', async () => {
    const { businessId } = await registerOwner()
    expect(businessId).toMatch(/^biz_[0-9a-z]{26}$/)
  })
})

describe('saving settings', () => {
  test('PATCH changes what was sent, clears what was sent empty, keeps the rest', async () => {
    const { token, businessId } = await registerOwner()
    const path = `/api/businesses/${businessId}`
    const changed = await api(path, {
      method: 'PATCH',
      token,
      body: { specialties: 'Old houses', calendlyUrl: 'HTTPS://Calendly.com/ortega?a=b c' },
    })
    expect(await changed.json()).toMatchObject({ calendlyUrl: 'https://calendly.com/ortega?a=b%20c' })
    const saved = await (
      await api(path, { method: 'PATCH', token, body: { greeting: 'Hello there', calendlyUrl: '' } })
    ).json()
    expect(saved).toMatchObject({
      greeting: 'Hello there',
      calendlyUrl: null,
      specialties: 'Old houses',
      name: 'Ortega Plumbing',
    })
  })

  test('PUT takes the whole form: an optional text that is missing is cleared', async () => {
    const { token, businessId } = await registerOwner()
    const body = {
      name: 'Ortega & Sons',
      services: 'Everything with pipes',
      primaryColor: '#0A7B83',
      position: 'bottom-left',
      isActive: true,
    }
    const saved = await (await api(`/api/businesses/${businessId}`, { method: 'PUT', token, body })).json()
    expect(saved).toMatchObject({
      name: 'Ortega & Sons',
      location: null,
      primaryColor: '#0A7B83',
      position: 'bottom-left',
    })
  })

  test.each([
    [{ name: '  ' }, 'name', 'Business name is required'],
    [{ services: '' }, 'services', 'Services description is required'],
    [{ primaryColor: 'blue' }, 'primaryColor', 'Please pick a color such as #2563EB'],
    [
      { calendlyUrl: 'javascript:alert(1)' },
      'calendlyUrl',
      'Please enter a full web address that starts with https://',
    ],
    [{ position: 'top' }, 'position', 'Please pick bottom-right or bottom-left'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Please pick a time zone such as America/New_York'],
    [{ isActive: 'no' }, 'isActive', 'Please use true or false'],
  ])('%o is answered at its field', async (body, path, message) => {
    const { token, businessId } = await registerOwner()
    const response = await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body })
    expect(response.status).toBe(422)
    expect((await response.json<{ errors: object[] }>()).errors).toEqual([{ path, message }])
  })

  test('calendar credentials are stored encrypted and never sent back', async () => {
    const { token, businessId } = await registerOwner()
    const body = { googleCalendarCredentials: '{"refresh_token":"very-secret"}' }
    const saved = await (await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body })).text()
    expect(saved).not.toContain('very-secret')
    expect(JSON.parse(saved)).toMatchObject({ googleCalendarConnected: true, outlookCalendarConnected: false })
    const stored = await (env.TENANTS_DB ?? env.DB)
      .prepare('SELECT google_calendar_credentials AS sealed FROM businesses WHERE id = ?')
      .bind(businessId)
      .first<string>('sealed')
    expect(stored).toBeTruthy()
    expect(stored).not.toContain('very-secret')
  })
})

describe('the plan’s number of businesses', () => {
  test('is one on Business, and the refusal names the plan with more room', async () => {
    const { token } = await registerOwner({ plan: 'business' })
    const response = await api('/api/businesses', { token, body: { name: 'Second', services: 'More' } })
    expect(response.status).toBe(403)
    expect((await response.json<{ detail: string }>()).detail).toBe(
      'The Business plan has room for 1 business. Enterprise has room for 10.',
    )
  })

  test('is ten on Enterprise, also where more are asked for at once', async () => {
    const { token } = await registerOwner({ plan: 'enterprise' })
    const add = (number: number) =>
      api('/api/businesses', { token, body: { name: `Shop ${number}`, services: 'More' } })
    for (let number = 2; number <= 8; number++) expect((await add(number)).status).toBe(201)
    const statuses = (await Promise.all([9, 10, 11, 12, 13].map(add))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 201, 403, 403, 403])
    expect(await (await api('/api/businesses', { token })).json()).toHaveLength(10)
  })
})

describe('what the widget reads', () => {
  test('follows a save, by business id and by publishable key', async () => {
    const { token, businessId, customer } = await registerOwner()
    await api(`/api/businesses/${businessId}`, { method: 'PATCH', token, body: { primaryColor: '#B4771A' } })
    await drainOutbox()
    for (const id of [businessId, customer.apiKey]) {
      const response = await api(`/api/widget/${id}/launcher`)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('cache-control')).toContain('max-age')
      expect(await response.json()).toEqual({ primaryColor: '#B4771A', position: 'bottom-right', isActive: true })
    }
    expect(await read(`/api/widget/${businessId}/config`)).toMatchObject({
      id: businessId,
      quickReplies: ['Get Quote', 'Book a Visit', 'Hours'],
      poweredBy: false,
    })
  })

  test('is at most 300 bytes for the launcher', async () => {
    const { businessId } = await registerOwner()
    expect((await (await api(`/api/widget/${businessId}/launcher`)).arrayBuffer()).byteLength).toBeLessThanOrEqual(300)
  })

  test('is 404 for a business that nobody has', async () => {
    for (const id of [
      'biz_nobody',
      `biz_${'0'.repeat(26)}`,
      `pub_${'0'.repeat(26)}`,
      'pub_nobody',
      '../1',
      'x'.repeat(600),
    ]) {
      expect((await api(`/api/widget/${encodeURIComponent(id)}/config`)).status).toBe(404)
    }
  })
})

test('a flood of reads from one address is stopped: 429', async () => {
  const paths = ['/api/businesses/1', '/api/widget/1/launcher', '/api/widget/1/config']
  const statuses = await withinOneMinute(() => {
    const headers = { 'cf-connecting-ip': `flood-${crypto.randomUUID()}` }
    return Promise.all(Array.from({ length: 303 }, async (_, n) => (await api(paths[n % 3] ?? '', { headers })).status))
  })
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
})

describe('FAQ rows', () => {
  test('are added, changed, removed, and reach the published profile', async () => {
    const { token, businessId } = await registerOwner()
    const path = `/api/businesses/${businessId}/faqs`
    const created = await api(path, {
      token,
      body: { question: 'Do you work on Sundays?', answer: 'Only for burst pipes.' },
    })
    expect(created.status).toBe(201)
    const { id } = await created.json<{ id: string }>()
    const changed = await api(`${path}/${id}`, { method: 'PUT', token, body: { question: 'Sundays?', answer: 'No.' } })
    expect(await changed.json()).toEqual({ id, question: 'Sundays?', answer: 'No.' })
    await drainOutbox()
    const published = await env.KV.get<{ faqs: Row[] }>(`profile:${businessId}`, 'json')
    expect(published?.faqs).toEqual([{ id, question: 'Sundays?', answer: 'No.' }])
    expect((await api(`${path}/${id}`, { method: 'DELETE', token })).status).toBe(204)
    expect((await api(`${path}/${id}`, { method: 'DELETE', token })).status).toBe(404)
    expect(await (await api(path, { token })).json()).toEqual([])
  })

  const fill = (businessId: string, rows: number, answer: string) => {
    const tenants = env.TENANTS_DB ?? env.DB
    const insert = tenants.prepare(
      "INSERT INTO faqs (id, business_id, question, answer, created_at, updated_at) VALUES (?, ?, 'Open?', ?, 1, 1)",
    )
    return tenants.batch(
      Array.from({ length: rows }, (_, n) => insert.bind(`faq_${businessId}_${n}`, businessId, answer)),
    )
  }

  test.each([
    ['many', 300, 'Yes', 'A business has room for 300 questions. Please remove one before adding another.'],
    ['long', 70, 'é'.repeat(1500), 'Your questions and answers have gotten too long. Please shorten or remove some.'],
  ])('that are too %s for the profile are refused in one sentence', async (_, rows, answer, detail) => {
    const { token, businessId } = await registerOwner()
    await fill(businessId, rows, answer)
    const body = { question: 'One more?', answer: 'No' }
    const response = await api(`/api/businesses/${businessId}/faqs`, { token, body })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail })
  })
})

test('the demo business is the operator’s alone to change, and anyone’s to read', async () => {
  await drainOutbox()
  expect((await api('/api/businesses/1')).status).toBe(200)
  const { token } = await registerOwner({ plan: 'enterprise' })
  const taken = await api('/api/businesses/1', { method: 'PATCH', token, body: { name: 'Mine now' } })
  expect(taken.status).toBe(404)
  const operator = await api('/api/auth/login', {
    body: { email: env.OPERATOR_EMAIL, password: env.OPERATOR_PASSWORD },
  })
  const { sessionToken } = await operator.json<{ sessionToken: string }>()
  const saved = await api('/api/businesses/1', { method: 'PATCH', token: sessionToken, body: { greeting: 'Come in!' } })
  expect(saved.status).toBe(200)
  await drainOutbox()
  expect(await read('/api/businesses/1')).toMatchObject({ greeting: 'Come in!' })
})
