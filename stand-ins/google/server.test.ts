import { afterAll, expect, test } from 'vitest'
import { startGoogle } from './server.ts'
import { GOOGLE_APP } from './signIn.ts'

const google = await startGoogle()
afterAll(() => google.close())

const SCOPES = ['events', 'calendarlist.readonly', 'freebusy'].map(
  (name) => `https://www.googleapis.com/auth/calendar.${name}`,
)
const control = async (name: string, body: object) =>
  (await fetch(`${google.url}/_control/${name}`, { method: 'POST', body: JSON.stringify(body) })).json()
const post = async (path: string, form: Record<string, string>) => {
  const response = await fetch(google.url + path, { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, body: await response.json() }
}

async function signIn() {
  const account = await control('accounts', { timeZone: 'America/New_York' })
  const url = new URL('/o/oauth2/v2/auth', google.url)
  url.search = new URLSearchParams({
    client_id: GOOGLE_APP.id,
    redirect_uri: 'https://deskbell.test/back',
    response_type: 'code',
    scope: SCOPES.join(' '),
    state: 's',
    // Of the verifier "verifier".
    code_challenge: 'iMnq5o6zALKXGivsnlom_0F5_WYda32GHkxlV7mq7hQ',
    code_challenge_method: 'S256',
  }).toString()
  const { location } = await control('consent', { account: account.id, url: url.href })
  const app = { client_id: GOOGLE_APP.id, client_secret: GOOGLE_APP.secret }
  const redeem = {
    ...app,
    grant_type: 'authorization_code',
    code: new URL(location).searchParams.get('code') ?? '',
    redirect_uri: 'https://deskbell.test/back',
  }
  const { body } = await post('/token', { ...redeem, code_verifier: 'verifier' })
  const call = async (method: string, path: string, sent?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${google.url}/calendar/v3${path}`, {
      method,
      headers: { authorization: `Bearer ${body.access_token}`, ...headers },
      ...(sent && { body: JSON.stringify(sent) }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : null }
  }
  return { account, app, redeem, tokens: body, call, events: `/calendars/${encodeURIComponent(account.id)}/events` }
}

const at = (hour: string) => ({ dateTime: `2026-12-01T${hour}:00Z` })
const meeting = { start: at('15:00'), end: at('16:00') }

test('a code works once, with its verifier; what was revoked says so', async () => {
  const { app, redeem, tokens } = await signIn()
  expect(await post('/token', { ...redeem, code_verifier: 'verifier' })).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  })
  const refresh = { ...app, grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
  expect((await post('/token', refresh)).body.access_token).toMatch(/^ya29\./)
  expect((await post('/revoke', { token: tokens.refresh_token })).status).toBe(200)
  expect(await post('/token', refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('an event has one id for ever, and only whoever knows its state changes it', async () => {
  const { call, events } = await signIn()
  const made = await call('POST', events, { id: 'deskbell1', ...meeting })
  expect(made).toMatchObject({ status: 200, body: { iCalUID: 'deskbell1@google.com', status: 'confirmed' } })
  expect(await call('POST', events, { id: 'deskbell1', ...meeting })).toMatchObject({
    status: 409,
    body: { error: { code: 409, errors: [{ reason: 'duplicate' }] } },
  })
  expect((await call('POST', events, { id: 'UPPER-1', ...meeting })).status).toBe(400)
  const moved = { start: at('17:00'), end: at('18:00') }
  expect((await call('PATCH', `${events}/deskbell1`, moved, { 'if-match': '"old"' })).status).toBe(412)
  expect((await call('PATCH', `${events}/deskbell1`, moved, { 'if-match': made.body.etag })).status).toBe(200)
  expect((await call('DELETE', `${events}/deskbell1`)).status).toBe(204)
  expect((await call('DELETE', `${events}/deskbell1`)).status).toBe(410)
  expect((await call('DELETE', `${events}/never0`)).status).toBe(404)
  expect((await call('GET', `${events}/deskbell1`)).body.status).toBe('cancelled')
})

test('a sync token tells what changed since, until it is too old', async () => {
  const { account, call, events } = await signIn()
  const list = (query: object) => call('GET', `${events}?${new URLSearchParams({ singleEvents: 'true', ...query })}`)
  await call('POST', events, { ...meeting, recurrence: ['RRULE:FREQ=DAILY;COUNT=12'] })
  const first = await list({ maxResults: '10' })
  expect(first.body.items).toHaveLength(10)
  const second = await list({ pageToken: first.body.nextPageToken })
  expect(second.body.items).toHaveLength(2)
  const syncToken = second.body.nextSyncToken
  expect((await list({ syncToken })).body.items).toEqual([])
  const day = await call('POST', events, { start: { date: '2026-12-24' }, end: { date: '2026-12-25' } })
  await call('DELETE', `${events}/${day.body.id}`)
  expect((await list({ syncToken })).body.items).toMatchObject([{ id: day.body.id, status: 'cancelled' }])
  expect((await list({ syncToken, timeMin: '2026-12-01T00:00:00Z' })).status).toBe(400)
  await control('expire', { account: account.id, what: 'syncs' })
  expect(await list({ syncToken })).toMatchObject({
    status: 410,
    body: { error: { errors: [{ reason: 'fullSyncRequired' }] } },
  })
})

test('busy times are joined, and whole days begin in the calendar’s zone', async () => {
  const { account, call, events } = await signIn()
  await call('POST', events, meeting)
  await call('POST', events, { start: at('15:30'), end: at('16:30') })
  await call('POST', events, { ...meeting, transparency: 'transparent' })
  await call('POST', events, { start: { date: '2026-12-02' }, end: { date: '2026-12-03' } })
  const asked = { timeMin: '2026-12-01T00:00:00Z', timeMax: '2026-12-04T00:00:00Z', items: [{ id: account.id }] }
  expect((await call('POST', '/freeBusy', asked)).body.calendars[account.id].busy).toEqual([
    { start: '2026-12-01T15:00:00Z', end: '2026-12-01T16:30:00Z' },
    { start: '2026-12-02T05:00:00Z', end: '2026-12-03T05:00:00Z' },
  ])
})

test('a channel hears of changes, and a fault comes when it is asked for', async () => {
  const { account, call, events } = await signIn()
  const channel = { id: 'c-1', type: 'web_hook', token: 'secret', address: 'http://deskbell.test/news' }
  expect((await call('POST', `${events}/watch`, channel)).status).toBe(400)
  const opened = await call('POST', `${events}/watch`, { ...channel, address: 'https://deskbell.test/news' })
  await call('POST', events, meeting)
  const { deliveries } = await control('state', { account: account.id })
  expect(
    deliveries.map(({ headers }: { headers: Record<string, string> }) => headers['x-goog-resource-state']),
  ).toEqual(['sync', 'exists'])
  expect((await call('POST', '/channels/stop', opened.body)).status).toBe(204)
  await control('faults', { account: account.id, faults: [{ on: 'POST /calendar', how: 'error', after: true }] })
  expect((await call('POST', events, { id: 'deskbell2', ...meeting })).status).toBe(500)
  expect((await call('POST', events, { id: 'deskbell2', ...meeting })).status).toBe(409)
})
