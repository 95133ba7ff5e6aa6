import { createHash, randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startMicrosoft } from './server.ts'
import { MICROSOFT_APP } from './signIn.ts'

const microsoft = await startMicrosoft()
afterAll(() => microsoft.close())

const PROPERTY = 'String {66f5a359-4659-4830-9070-00047ec6ac6e} Name booking'
const DAY = 'startDateTime=2026-12-01T00:00:00Z&endDateTime=2026-12-02T00:00:00Z'

// biome-ignore lint/suspicious/noExplicitAny: answers are read by their shape in the assertions.
type Answer = { status: number; headers: Headers; body: any }

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}

const control = async (name: string, body: object) =>
  (await read(await fetch(`${microsoft.url}/_control/${name}`, { method: 'POST', body: JSON.stringify(body) }))).body

const token = async (form: Record<string, string>) =>
  read(
    await fetch(`${microsoft.url}/common/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: MICROSOFT_APP.id, client_secret: MICROSOFT_APP.secret, ...form }),
    }),
  )

const verifier = randomBytes(32).toString('base64url')
const redirect_uri = 'https://deskbell.test/callback'
const authorizeUrl = (scope = 'offline_access Calendars.ReadWrite User.Read') =>
  `${microsoft.url}/common/oauth2/v2.0/authorize?${new URLSearchParams({
    client_id: MICROSOFT_APP.id,
    response_type: 'code',
    redirect_uri,
    scope,
    state: 'abc',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`

async function consented(account: string, isGiven = true): Promise<URL> {
  const { location } = await control('consent', { account, url: authorizeUrl(), isGiven })
  return new URL(location)
}

async function connected(setUp: object = {}) {
  const account = await control('accounts', setUp)
  const code = (await consented(account.id)).searchParams.get('code') ?? ''
  const grant = await token({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier })
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    read(
      await fetch(path.startsWith('http') ? path : `${microsoft.url}/v1.0${path}`, {
        method,
        headers: { authorization: `Bearer ${grant.body.access_token}`, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  return { account, code, grant: grant.body, call, main: `/me/calendars/${account.calendars[0].id}` }
}

const event = (more: object = {}) => ({
  subject: 'Oil change',
  start: { dateTime: '2026-12-01T15:00:00', timeZone: 'UTC' },
  end: { dateTime: '2026-12-01T16:00:00', timeZone: 'UTC' },
  ...more,
})

test('signing in takes the code once, with its verifier, and a refresh token is rotated', async () => {
  const { account, code, grant } = await connected()
  expect(grant).toMatchObject({ token_type: 'Bearer', scope: 'Calendars.ReadWrite User.Read', expires_in: 3599 })
  const again = await token({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier })
  expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant', error_codes: [54005] } })
  const other = (await consented(account.id)).searchParams.get('code') ?? ''
  const forged = await token({
    grant_type: 'authorization_code',
    code: other,
    redirect_uri,
    code_verifier: 'x'.repeat(43),
  })
  expect(forged.body).toMatchObject({ error: 'invalid_grant', error_codes: [501481] })
  const refresh = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token })
  const rotated = await refresh(grant.refresh_token)
  expect(rotated.body.refresh_token).not.toBe(grant.refresh_token)
  expect((await refresh(grant.refresh_token)).body).toMatchObject({ error: 'invalid_grant', error_codes: [50173] })
  expect((await refresh(rotated.body.refresh_token)).status).toBe(200)
  expect((await consented(account.id, false)).searchParams.get('error')).toBe('access_denied')
  expect(await token({ grant_type: 'refresh_token', client_secret: 'wrong' })).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  })
})

test('the page of consent leads back for each mailbox', async () => {
  const { account } = await connected()
  const page = await (await fetch(authorizeUrl())).text()
  expect(page).toContain(account.mail)
  expect(page).toMatch(/href="https:\/\/deskbell\.test\/callback\?state=abc&amp;code=[^"]+">Accept</)
})

test('an event is created once for a transaction, found by its property, changed by its etag', async () => {
  const { call, main } = await connected()
  const body = event({ transactionId: 'bk_1', singleValueExtendedProperties: [{ id: PROPERTY, value: 'bk_1' }] })
  const made = await call('POST', `${main}/events`, body)
  expect(made).toMatchObject({ status: 201, body: { type: 'singleInstance', transactionId: 'bk_1' } })
  expect(await call('POST', `${main}/events`, body)).toMatchObject({
    status: 400,
    body: { error: { code: 'ErrorDuplicateTransactionId', '@event.existingEventId': made.body.id } },
  })
  const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${PROPERTY}' and ep/value eq 'bk_1')`
  const found = await call('GET', `${main}/events?$filter=${encodeURIComponent(filter)}&$select=id`)
  expect(found.body.value).toEqual([{ id: made.body.id, '@odata.etag': made.body['@odata.etag'] }])
  const one = `/me/events/${made.body.id}`
  const move = { start: { dateTime: '2026-12-01T17:00:00', timeZone: 'UTC' } }
  const moved = await call('PATCH', one, move, { 'if-match': made.body['@odata.etag'] })
  expect(moved.body.start.dateTime).toBe('2026-12-01T17:00:00.0000000')
  expect(await call('PATCH', one, move, { 'if-match': made.body['@odata.etag'] })).toMatchObject({
    status: 412,
    body: { error: { code: 'ErrorIrresolvableConflict' } },
  })
  expect((await call('DELETE', one)).status).toBe(204)
  expect(await call('DELETE', one)).toMatchObject({ status: 404, body: { error: { code: 'ErrorItemNotFound' } } })
  expect((await call('POST', `${main}/events`, event({ unknown: 1 }))).status).toBe(400)
})

test('a view has whole days at midnight, series as occurrences, and pages', async () => {
  const { account, call, main } = await connected({ timeZone: 'Australia/Sydney' })
  const write = (made: object) => control('write', { account: account.id, event: made })
  const midnight = (day: string) => ({ dateTime: `2026-12-${day}T00:00:00`, timeZone: 'UTC' })
  await write(event({ isAllDay: true, start: midnight('02'), end: midnight('03'), showAs: 'oof' }))
  const range = { type: 'noEnd', startDate: '2026-11-30' }
  const start = { dateTime: '2026-11-30T09:00:00', timeZone: 'UTC' }
  await write(event({ start, end: start, recurrence: { pattern: { type: 'daily', interval: 1 }, range } }))
  await write(event())
  const { body } = await call('GET', `${main}/calendarView?${DAY}&$top=2`)
  // The second of December begins in Sydney on the first, by UTC.
  expect(body.value).toMatchObject([
    { type: 'occurrence', start: { dateTime: '2026-12-01T09:00:00.0000000' }, showAs: 'busy' },
    { start: { dateTime: '2026-12-01T15:00:00.0000000' } },
  ])
  const rest = await call('GET', body['@odata.nextLink'])
  expect(rest.body.value).toMatchObject([{ isAllDay: true, start: { dateTime: '2026-12-02T00:00:00.0000000' } }])
  expect(rest.body['@odata.nextLink']).toBeUndefined()
})

test('delta tells what changed, of an occurrence only when it is, and forgets old tokens', async () => {
  const { account, call, main } = await connected()
  const range = { type: 'noEnd', startDate: '2026-12-01' }
  await call('POST', `${main}/events`, event({ recurrence: { pattern: { type: 'daily', interval: 1 }, range } }))
  const first = await call('GET', `${main}/calendarView/delta?${DAY}`, undefined, { prefer: 'odata.maxpagesize=1' })
  expect(Object.keys(first.body.value[0]).toSorted()).toEqual(
    ['@odata.etag', '@odata.type', 'end', 'id', 'seriesMasterId', 'start', 'type'].toSorted(),
  )
  const made = await call('POST', `${main}/events`, event())
  const second = await call('GET', first.body['@odata.deltaLink'])
  expect(second.body.value).toMatchObject([{ id: made.body.id, showAs: 'busy', transactionId: null }])
  await call('DELETE', `/me/events/${made.body.id}`)
  const third = await call('GET', second.body['@odata.deltaLink'])
  expect(third.body.value).toMatchObject([{ id: made.body.id, '@removed': { reason: 'deleted' } }])
  await control('expire', { account: account.id, what: 'deltas' })
  expect(await call('GET', third.body['@odata.deltaLink'])).toMatchObject({
    status: 410,
    body: { error: { code: 'SyncStateNotFound' } },
  })
})

test('a subscription begins with a handshake, is told of changes and lives under three days', async () => {
  const { account, call, main } = await connected()
  const subscription = (more: object = {}) => ({
    changeType: 'created,updated,deleted',
    notificationUrl: `${microsoft.url}/_receiver`,
    lifecycleNotificationUrl: `${microsoft.url}/_receiver`,
    resource: main.slice(1),
    clientState: 'secret',
    expirationDateTime: new Date(Date.now() + 4200 * 60_000).toISOString(),
    ...more,
  })
  const resource = `${main.slice(1)}/events`
  const deaf = { resource, notificationUrl: `${microsoft.url}/nowhere` }
  expect((await call('POST', '/subscriptions', subscription(deaf))).body.error.code).toBe('ValidationError')
  const long = { resource, expirationDateTime: new Date(Date.now() + 5000 * 60_000).toISOString() }
  expect((await call('POST', '/subscriptions', subscription(long))).body.error.message).toContain('4230 minutes')
  expect((await call('POST', '/subscriptions', subscription())).status).toBe(400)
  const made = await call('POST', '/subscriptions', subscription({ resource }))
  expect(made.status).toBe(201)
  await call('POST', `${main}/events`, event())
  await control('lifecycle', { account: account.id, subscriptionId: made.body.id, event: 'missed' })
  const deliveries = async () => (await control('state', { account: account.id })).deliveries
  await expect.poll(deliveries).toMatchObject([
    { status: 200, body: { value: [{ subscriptionId: made.body.id, clientState: 'secret', changeType: 'created' }] } },
    { status: 200, body: { value: [{ lifecycleEvent: 'missed' }] } },
  ])
  expect((await call('DELETE', `/subscriptions/${made.body.id}`)).status).toBe(204)
  expect((await call('PATCH', `/subscriptions/${made.body.id}`, {})).status).toBe(404)
})

test('it fails as it is told to, before or after it did what was asked', async () => {
  const { account, call, main } = await connected()
  const faults = (...list: object[]) => control('faults', { account: account.id, faults: list })
  const on = 'POST /v1.0/me/calendars'
  await faults({ on, how: 'too-many' }, { on, how: 'broken', after: true }, { on: 'DELETE', how: 'drop' })
  const limited = await call('POST', `${main}/events`, event())
  expect(limited).toMatchObject({ status: 429, body: { error: { code: 'ApplicationThrottled' } } })
  expect(limited.headers.get('retry-after')).toBe('1')
  await expect(call('POST', `${main}/events`, event())).rejects.toThrow('JSON')
  const { events, requests } = await control('state', { account: account.id })
  expect(events).toHaveLength(1)
  expect(requests.map(({ status }: { status: number }) => status)).toEqual([200, 429, 'none'])
  await expect(call('DELETE', `/me/events/${events[0].id}`)).rejects.toThrow('fetch failed')
  await control('expire', { account: account.id, what: 'access' })
  expect(await call('GET', '/me')).toMatchObject({
    status: 401,
    body: { error: { code: 'InvalidAuthenticationToken' } },
  })
})
