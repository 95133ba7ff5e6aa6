import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../contract/durations'
import { api, ownersPassword, registerOwner } from '../_test/api'
import { PASSWORD_COST } from '../platform/crypto/passwordCost'

const logIn = async (email: string, password = ownersPassword) => api('/api/auth/login', { body: { email, password } })

test('an owner logs in with email and password, whatever the case of the address', async () => {
  const { email, customer } = await registerOwner()
  const { sessionToken } = await (await logIn(email.toUpperCase())).json<{ sessionToken: string }>()
  const me = await (await api('/api/auth/me', { token: sessionToken })).json<{ customer: { id: string } }>()
  expect(me.customer.id).toBe(customer.id)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await registerOwner()
  const [wrong, unknown] = await Promise.all([logIn(email, 'not the password'), logIn(`nobody-${email}`)])
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(await wrong.text()).toBe(await unknown.text())
})

test('an empty password is named as missing', async () => {
  const response = await api('/api/auth/login', { body: { email: 'not an address', password: '' } })
  expect((await response.json<{ errors: object[] }>()).errors).toEqual([
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'password', message: 'Password is required' },
  ])
})

test('a token that was logged out opens nothing any more', async () => {
  const { token } = await registerOwner()
  expect((await api('/api/auth/me', { token })).status).toBe(200)
  expect((await api('/api/auth/logout', { method: 'POST', token })).status).toBe(204)
  expect((await api('/api/auth/me', { token })).status).toBe(401)
})

test('logging out one device leaves the other logged in', async () => {
  const { email, token } = await registerOwner()
  const other = await (await logIn(email)).json<{ sessionToken: string }>()
  await api('/api/auth/logout', { method: 'POST', token })
  expect((await api('/api/auth/me', { token: other.sessionToken })).status).toBe(200)
})

test('a session answers from KV once read, and from D1 when KV has lost it', async () => {
  const { token } = await registerOwner()
  const listed = await env.KV.list({ prefix: 'session:' })
  expect(listed.keys.length).toBeGreaterThan(0)
  await Promise.all(listed.keys.map(({ name }) => env.KV.delete(name)))
  expect((await api('/api/auth/me', { token })).status).toBe(200)
})

test('an expired session is refused', async () => {
  const { token } = await registerOwner()
  const listed = await env.KV.list({ prefix: 'session:' })
  await Promise.all(listed.keys.map(({ name }) => env.KV.delete(name)))
  await env.DB.prepare('UPDATE customer_sessions SET expires_at = ?')
    .bind(Date.now() - 1)
    .run()
  expect((await api('/api/auth/me', { token })).status).toBe(401)
})

test('neither the token nor the password is stored', async () => {
  const { token, customer } = await registerOwner()
  const sessions = await env.DB.prepare('SELECT token FROM customer_sessions').all<{ token: string }>()
  expect(sessions.results.map((row) => row.token)).not.toContain(token)
  const hash = await env.DB.prepare('SELECT password_hash FROM customers WHERE id = ?')
    .bind(customer.id)
    .first<string>('password_hash')
  expect(hash).toMatch(new RegExp(`^scrypt\\$${PASSWORD_COST.N}\\$8\\$5\\$`))
})

test('what KV holds is trusted for a minute and no longer, so that an ended session ends everywhere', async () => {
  const { token } = await registerOwner()
  await api('/api/auth/me', { token })
  const { keys } = await env.KV.list({ prefix: 'session:' })
  expect(keys.length).toBeGreaterThan(0)
  // As if the deletions had been lost: D1 knows no session any more, and KV still does.
  await env.DB.prepare('DELETE FROM customer_sessions').run()
  expect((await api('/api/auth/me', { token })).status).toBe(200)
  expect((await api('/api/auth/sessions', { token })).status).toBe(401)
  for (const { name } of keys) {
    const cached = await env.KV.get<object>(name, 'json')
    await env.KV.put(name, JSON.stringify({ ...cached, checkedAt: Date.now() - 60_001 }))
  }
  expect((await api('/api/auth/me', { token })).status).toBe(401)
})

test('a session slides while it is used, and ends at the latest after three months', async () => {
  const { token, customer } = await registerOwner()
  const day = DAY_MS
  const use = async (createdAt: number, expiresAt: number) => {
    await env.DB.prepare(
      'UPDATE customer_sessions SET created_at = ?, last_used_at = ?, expires_at = ? WHERE customer_id = ?',
    )
      .bind(createdAt, Date.now() - day, expiresAt, customer.id)
      .run()
    await api('/api/auth/sessions', { token })
    const read = env.DB.prepare('SELECT expires_at FROM customer_sessions WHERE customer_id = ?').bind(customer.id)
    await expect.poll(() => read.first<number>('expires_at')).not.toBe(expiresAt)
    return ((await read.first<number>('expires_at')) ?? 0) - Date.now()
  }
  expect(await use(Date.now() - 3 * day, Date.now() + 2 * day)).toBeGreaterThan(6.9 * day)
  expect(await use(Date.now() - 89 * day, Date.now() + 2 * day)).toBeLessThan(1.1 * day)
})
