import { createExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { newSessionId } from '../../_test/visitor'
import { app } from '../../app'

type Problem = {
  type: string
  title: string
  status: number
  detail: string
  errors?: { path: string; message: string }[]
}

async function problemOf(response: Response, status: number): Promise<Problem> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  const problem = await response.json<Problem>()
  expect(problem).toMatchObject({
    type: expect.stringMatching(/^urn:deskbell:problem:/),
    title: expect.any(String),
    status,
  })
  expect(problem.detail.length).toBeGreaterThan(10)
  return problem
}

describe('every error is a problem with a sentence', () => {
  test('malformed JSON: 400', async () => {
    await problemOf(await api('/api/auth/login', { body: '{"email": ' }), 400)
  })

  test('a body that is not JSON: 415', async () => {
    const response = await api('/api/auth/login', {
      body: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    await problemOf(response, 415)
  })

  test('a body over 64 KB: 413, said or unsaid', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(70_000) })
    await problemOf(await api('/api/auth/login', { body }), 413)
    const unsaid = new Request('https://deskbell.test/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': 'test-unsaid' },
      body: new Blob([body]).stream(),
    })
    expect(unsaid.headers.get('content-length')).toBeNull()
    await problemOf(await exports.default.fetch(unsaid), 413)
  })

  test('JSON of the wrong type: 422 naming the field', async () => {
    const { errors } = await problemOf(await api('/api/auth/login', { body: { email: 7, password: [] } }), 422)
    expect(errors?.map(({ path }) => path)).toEqual(['email', 'password'])
  })

  test.each(['null', '[]', '"text"', '7'])('JSON that is no object (%s): 422', async (body) => {
    await problemOf(await api('/api/auth/login', { body }), 422)
  })

  test('an unknown address under /api: 404', async () => {
    await problemOf(await api('/api/nothing-here'), 404)
    await problemOf(await api('/api'), 404)
  })

  test('a wrong method: 405 naming the right ones', async () => {
    const response = await api('/api/auth/login')
    expect(response.headers.get('allow')).toBe('POST')
    await problemOf(response, 405)
  })

  test('no token, a broken one and somebody’s guess: 401', async () => {
    await problemOf(await api('/api/auth/me'), 401)
    await problemOf(await api('/api/auth/me', { token: 'ses_guess' }), 401)
    await problemOf(await api('/api/auth/me', { headers: { authorization: 'Basic YTpi' } }), 401)
  })
})

test('an unknown page answers 404 with the page and a policy without inline scripts', async () => {
  const response = await api('/no-such-page')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('text/html')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
})

test('every answer carries the id under which it is logged', async () => {
  const ids = await Promise.all(
    ['/api/health', '/api/nothing-here', '/login'].map(async (path) => (await api(path)).headers.get('x-request-id')),
  )
  expect(new Set(ids).size).toBe(3)
  expect(ids).not.toContain(null)
  expect((await api('/api/health', { headers: { 'cf-ray': '8f-LHR' } })).headers.get('x-request-id')).toBe('8f-LHR')
})

test('no answer of the API is kept by anybody on its way, unless it says so', async () => {
  const { token, businessId } = await registerOwner()
  const own = ['/api/auth/me', '/api/auth/sessions', '/api/businesses', `/api/businesses/${businessId}`, '/api/usage']
  const parts = ['faqs', 'leads', 'leads.csv', 'versions', 'unanswered', 'knowledge/sources']
  const ofBusiness = parts.map((part) => `/api/businesses/${businessId}/${part}`)
  for (const path of [...own, '/api/account/notices', '/api/account/export', '/api/billing', ...ofBusiness]) {
    const response = await api(path, { token })
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
  }
  const login = await api('/api/auth/login', { body: { email: 'nobody@example.com', password: 'x' } })
  expect(login.headers.get('cache-control')).toBe('no-store')
  const launcher = await api(`/api/widget/${businessId}/launcher`)
  expect(launcher.headers.get('cache-control')).toContain('max-age')
})

test('health says that all is well, once the last migration is through', async () => {
  const health = () => api('/api/health')
  expect(await (await health()).json()).toEqual({ status: 'ok', version: expect.any(String) })
  const tenants = env.TENANTS_DB ?? env.DB
  const last = await tenants
    .prepare('DELETE FROM d1_migrations WHERE rowid = (SELECT max(rowid) FROM d1_migrations) RETURNING name')
    .first('name')
  expect(await problemOf(await health(), 503)).toMatchObject({ type: 'urn:deskbell:problem:starting' })
  await tenants.prepare('ALTER TABLE d1_migrations RENAME TO not_yet').run()
  expect(await problemOf(await health(), 503)).toMatchObject({ type: 'urn:deskbell:problem:starting' })
  await tenants.prepare('ALTER TABLE not_yet RENAME TO d1_migrations').run()
  await tenants.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(last).run()
  expect((await health()).status).toBe(200)
})

type Description = {
  openapi: string
  paths: Record<string, Record<string, { security?: object[]; requestBody?: object }>>
}
const description = async () => (await api('/api/openapi.json')).json<Description>()

test('the API describes itself from the schemas that check it', async () => {
  const { openapi, paths } = await description()
  expect(openapi).toBe('3.1.0')
  expect(paths['/api/leads']?.post?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: { properties: { name: { type: 'string' } }, required: expect.arrayContaining(['businessId', 'name']) },
      },
    },
  })
  expect(paths['/api/businesses/{id}/faqs/{faqId}']?.put?.security).toEqual([
    { session: [] },
    { apiKey: ['faqs:write'] },
  ])
})

describe('a server on somebody’s own machine', () => {
  const ask = (address: string, settings: object) =>
    app.fetch(new Request(address), { ...env, ...settings }, createExecutionContext())
  const local = { LOCAL_ORIGIN: 'http://localhost:8787' }
  const published = { ...local, PUBLIC_URL: 'https://desk.example/' }

  test.each([
    ['http://localhost:8787', local, 200],
    ['http://127.0.0.1:8787', local, 200],
    ['http://[::1]:8787', local, 200],
    ['http://evil.example', local, 421],
    ['http://evil.example:8787', local, 421],
    ['http://127.0.0.1.evil.example', local, 421],
    ['http://localhost.evil.example', local, 421],
    ['https://desk.example', published, 200],
    ['http://localhost:8787', published, 200],
    ['https://evil.example', published, 421],
    ['https://desk.example', {}, 200],
  ])('asked as %s with %o answers %i', async (address, settings, status) => {
    const response = await ask(`${address}/api/health`, settings)
    if (status === 421) await problemOf(response, 421)
    else expect(response.status).toBe(status)
    expect((await ask(`${address}/login`, settings)).status).toBe(status)
  })

  test('goes by the name that was asked for, whatever address a header made of it', async () => {
    const request = new Request('http://localhost:8787/api/health', { headers: { host: 'evil.example:8787' } })
    const response = await app.fetch(request, { ...env, ...local }, createExecutionContext())
    expect(response.status).toBe(421)
  })
})

/** `own`: the page that is ours. Each row on a business whose list has an allowed, a waiting and a blocked site. */
describe('what a site’s state means for each route', () => {
  const sites = {
    allowed: 'https://allowed.example',
    waiting: 'https://waiting.example',
    unknown: 'https://unknown.example',
    blocked: 'https://blocked.example',
    local: 'http://localhost:3000',
    platform: 'https://ortega.wixsite.com',
    own: 'https://deskbell.test',
    none: undefined,
    null: 'null',
  }
  let listed: Promise<string> | undefined
  const business = () => {
    listed ??= registerOwner().then(async ({ businessId, token }) => {
      const origins = (['allowed', 'waiting', 'blocked'] as const).map((state) => ({ origin: sites[state], state }))
      await api(`/api/businesses/${businessId}/origins`, { method: 'PUT', token, body: { origins } })
      await drainOutbox()
      const policy = async () => (await api(`/widget/${businessId}`)).headers.get('content-security-policy')
      await expect.poll(policy).toContain(sites.allowed)
      return businessId
    })
    return listed
  }
  const framedOn = (site: string | undefined) => ({
    ...(site && { referer: `${site}/` }),
    'sec-fetch-dest': 'iframe',
  })
  const frameAllows = (policy: string, site: string) => {
    const ancestors = /frame-ancestors ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
    const { host, port, origin } = new URL(site)
    return ancestors.some(
      (one) =>
        one === '*' ||
        [origin, one === "'self'" && site === sites.own && one, port && origin.replace(port, '*')].includes(one) ||
        (one.startsWith('https://*.') && host.endsWith(one.slice('https://*'.length))),
    )
  }

  test.each<[keyof typeof sites, number, number, boolean, boolean]>([
    // site, chat, lead, frame, bubble
    ['allowed', 200, 201, true, true],
    ['waiting', 200, 201, true, true],
    ['unknown', 200, 201, true, true],
    ['blocked', 403, 403, false, false],
    ['local', 200, 201, true, true],
    ['platform', 200, 201, true, true],
    ['own', 200, 201, true, true],
    ['none', 200, 201, false, true],
    ['null', 200, 201, false, true],
  ])('%s: chat %i, lead %i, frame %s, bubble %s', async (name, chat, lead, frame, bubble) => {
    const businessId = await business()
    const site = sites[name]
    const headers = site === undefined ? {} : { origin: site }
    const said = await api(`/api/chat/${businessId}/message`, {
      headers,
      body: { sessionId: newSessionId(), message: 'Hi' },
    })
    expect([said.status, said.headers.get('access-control-allow-origin')]).toEqual([chat, '*'])
    const left = await api('/api/leads', { headers, body: { businessId, name: 'Ann', email: 'ann@example.com' } })
    expect([left.status, left.headers.get('access-control-allow-origin')]).toEqual([lead, '*'])
    const page = await api(`/widget/${businessId}`, { headers: framedOn(site) })
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(site !== undefined && site !== 'null' && frameAllows(policy, site)).toBe(frame)
    // Where a site is blocked, a builder's host around our frame mustn't open it to every page.
    expect(policy).not.toContain('frame-ancestors *')
    const config = await (await api(`/api/widget/${businessId}/config`, { headers })).json<{ isActive: boolean }>()
    expect(config.isActive).toBe(bubble)
  })
})
