import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiScope, apiKeyCreated, isApiScope, SCOPE_NAMES } from '../../../contract/apiKeys'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { testContext } from '../../_test/visitor'

type Owner = Awaited<ReturnType<typeof registerOwner>>

async function makeKey(token: string, scopes: ApiScope[]) {
  const response = await api('/api/api-keys', { token, body: { name: 'CRM', scopes } })
  expect(response.status).toBe(201)
  return apiKeyCreated.parse(await response.json())
}

const codeOf = async (response: Response) => (await response.json<{ type: string }>()).type.split(':').at(-1)

describe('a key', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await registerOwner({ plan: 'enterprise' })
  })

  test('is shown once and stored as a hash; the list has how it begins, what it may and its last use', async () => {
    const { id, key } = await makeKey(owner.token, ['leads:read'])
    expect(key).toMatch(/^sk_[0-9a-z]{40}$/)
    await api('/api/leads', { token: key })
    const list = async () => (await (await api('/api/api-keys', { token: owner.token })).json<{ id: string }[]>())[0]
    await expect.poll(list).toMatchObject({
      id,
      name: 'CRM',
      prefix: key.slice(0, 9),
      scopes: ['leads:read'],
      lastUsedAt: expect.any(String),
    })
    const stored = await env.DB.prepare('SELECT * FROM api_keys WHERE id = ?').bind(id).first()
    expect(JSON.stringify(stored)).not.toContain(key)
  })

  test('and each webhook and new receiver is told to the owner by mail', async () => {
    const { token, email } = await registerOwner({ plan: 'enterprise' })
    await makeKey(token, ['leads:read'])
    const added = await api('/api/webhook-endpoints', {
      token,
      body: { url: 'https://hooks.example.com/in', events: ['lead.created'] },
    })
    const { id } = await added.json<{ id: string }>()
    const body = { url: 'https://other.example.com/in' }
    expect((await api(`/api/webhook-endpoints/${id}`, { token, method: 'PATCH', body })).status).toBe(200)
    await drainOutbox()
    for (const subject of [
      'A new API key was created: CRM',
      'A webhook was added: hooks.example.com',
      'A webhook has a new address: other.example.com',
    ])
      expect(await mailsAbout(email, subject), subject).toHaveLength(1)
  })

  test('is refused at once when it is deleted, and by another account it can’t be', async () => {
    const { id, key } = await makeKey(owner.token, ['leads:read'])
    const stranger = await registerOwner({ plan: 'enterprise' })
    const remove = (token: string) => api(`/api/api-keys/${id}`, { token, method: 'DELETE' })
    expect((await remove(stranger.token)).status).toBe(404)
    expect((await api('/api/leads', { token: key })).status).toBe(200)
    expect((await remove(owner.token)).status).toBe(204)
    expect((await api('/api/leads', { token: key })).status).toBe(401)
  })

  test('reaches its own account alone', async () => {
    const { key } = await makeKey(owner.token, SCOPE_NAMES)
    const stranger = await registerOwner()
    for (const part of ['leads', 'conversations', 'faqs']) {
      expect((await api(`/api/businesses/${stranger.businessId}/${part}`, { token: key })).status).toBe(404)
    }
    const body = { businessId: stranger.businessId, name: 'Eve', email: 'eve@example.com' }
    expect((await api('/api/leads', { token: key, body })).status).toBe(404)
  })

  test('tells what is left of its rate, and when there is nothing left how long to wait', async () => {
    const { id, key } = await makeKey(owner.token, ['leads:read'])
    const first = await api('/api/leads', { token: key })
    expect(first.headers.get('ratelimit-policy')).toBe('"default";q=120;w=60')
    expect(first.headers.get('ratelimit')).toBe('"default";r=119;t=60')
    const guard = env.ATTEMPT_GUARD.getByName(`calls:${id}`)
    for (let call = 0; call < 119; call++) await guard.call({ limit: 120, windowMs: 60_000 })
    const refused = await api('/api/leads', { token: key })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is kept and refused while the plan has no API', async () => {
    const small = await registerOwner({ plan: 'enterprise' })
    const { key } = await makeKey(small.token, ['leads:read'])
    const setPlan = (plan: string) =>
      testContext().directory.run(`UPDATE customers SET plan_type = '${plan}' WHERE id = '${small.customer.id}'`)
    await setPlan('business')
    const refused = await api('/api/leads', { token: key })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('Enterprise') })
    const body = { name: 'Another', scopes: ['leads:read'] }
    expect((await api('/api/api-keys', { token: small.token, body })).status).toBe(403)
    await setPlan('enterprise')
    expect((await api('/api/leads', { token: key })).status).toBe(200)
  })
})

test('a lead is added by key once per Idempotency-Key, with email or phone, and found since a time', async () => {
  const { token, businessId } = await registerOwner({ plan: 'enterprise' })
  const { key } = await makeKey(token, ['leads:read', 'leads:write'])
  const add = () =>
    api('/api/leads', {
      token: key,
      body: { businessId, name: 'Ana Lopez', phone: '(512) 555-0100', source: 'api' },
      headers: { 'idempotency-key': 'crm-17' },
    })
  const [once, again] = [await add(), await add()]
  expect([once.status, again.status]).toEqual([201, 201])
  const { id } = await once.json<{ id: string }>()
  expect((await again.json<{ id: string }>()).id).toBe(id)
  const found = async (since: string) =>
    (await api(`/api/leads?since=${encodeURIComponent(since)}`, { token: key })).json<object[]>()
  expect(await found('2026-01-01T00:00:00+02:00')).toMatchObject([{ id, source: 'api', phone: '(512) 555-0100' }])
  expect(await found('2099-01-01T00:00:00Z')).toEqual([])
  expect((await api('/api/leads?since=yesterday', { token: key })).status).toBe(422)
  expect(await (await api(`/api/leads/${id}`, { token: key })).json()).toMatchObject({ id })
})

test('a lead added by key is never held as spam, and what a key changes counts as opened by nobody', async () => {
  const { token, businessId } = await registerOwner({ plan: 'enterprise' })
  const { key } = await makeKey(token, ['leads:read', 'leads:write'])
  const projectDetails = 'SEO and backlinks for your website, https://x.example'
  const body = { businessId, name: 'Rank', email: 'rank@example.com', projectDetails }
  const { id } = await (await api('/api/leads', { token: key, body })).json<{ id: string }>()
  expect((await api(`/api/leads/${id}`, { token: key })).status).toBe(200)
  const opened = async () => (await (await api(`/api/leads/${id}/deliveries`, { token })).json<object>()) as unknown
  const change = (by: string) => api(`/api/leads/${id}`, { token: by, method: 'PATCH', body: { status: 'contacted' } })
  expect((await change(key)).status).toBe(200)
  expect(await opened()).toMatchObject({ openedAt: null })
  await change(token)
  expect(await opened()).toMatchObject({ openedByYou: true })
})

type Operation = { security?: Record<string, string[]>[] }

/** Each operation of the API's own description, with the scope it names. */
async function operations() {
  const { paths } = await (await api('/api/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path,
      isPublic: !security,
      isOptional: security?.some((scheme) => Object.keys(scheme).length === 0) ?? false,
      scope: security?.flatMap(({ apiKey = [] }) => apiKey).find(isApiScope),
    })),
  )
}

test('every route of the API takes a key with its scope alone; one without a scope takes no key', async () => {
  const { token, businessId } = await registerOwner({ plan: 'enterprise' })
  const keys = new Map<ApiScope, { all: string; others: string }>()
  for (const scope of SCOPE_NAMES) {
    const [right, others] = [
      await makeKey(token, [scope]),
      await makeKey(
        token,
        SCOPE_NAMES.filter((name) => name !== scope),
      ),
    ]
    keys.set(scope, { all: right.key, others: others.key })
  }
  // More calls than one key may make in a minute.
  const any = [await makeKey(token, SCOPE_NAMES), await makeKey(token, SCOPE_NAMES), await makeKey(token, SCOPE_NAMES)]
  const found: [string, number, string | undefined][] = []
  for (const { method, path, scope, isPublic } of await operations()) {
    if (isPublic) continue
    const address = path.replace('/businesses/{id}', `/businesses/${businessId}`).replaceAll(/\{\w+\}/g, 'none')
    const call = async (key: string) => api(address, { method, token: key, ...(method !== 'GET' && { body: {} }) })
    const own = scope && keys.get(scope)
    if (own) expect([`${method} ${path}`, await refusalOf(await call(own.all))]).toEqual([`${method} ${path}`, null])
    const refused = await call(own?.others ?? any[found.length % any.length]?.key ?? '')
    found.push([`${method} ${path}`, refused.status, await codeOf(refused)])
  }
  expect(found.length).toBeGreaterThan(60)
  expect(
    found.filter(([, status, code]) => status !== 403 || !/^(scope-missing|not-by-api-key)$/.test(code ?? '')),
  ).toEqual([])
})

test('a visitor can’t use up an Idempotency-Key of the owner’s systems', async () => {
  const { token, businessId } = await registerOwner({ plan: 'enterprise' })
  const { key } = await makeKey(token, ['leads:write'])
  const headers = { 'idempotency-key': 'crm-18' }
  const body = { businessId, name: 'Eve', email: 'eve@example.com' }
  expect((await api('/api/leads', { headers, body })).status).toBe(201)
  expect((await api('/api/leads', { token: key, headers, body: { ...body, name: 'Ana' } })).status).toBe(201)
})

test('no key buys a plan, though anybody may', async () => {
  const { token } = await registerOwner({ plan: 'enterprise' })
  const { key } = await makeKey(token, ['faqs:read'])
  for (const method of ['GET', 'POST']) {
    const refused = await api('/api/create-checkout-session?plan=starter', { method, token: key })
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'not-by-api-key'])
  }
})

/** Null if the call got past the door, whatever it then came to. */
const refusalOf = async (response: Response) =>
  response.status === 401 || response.status === 403 ? await codeOf(response) : null
