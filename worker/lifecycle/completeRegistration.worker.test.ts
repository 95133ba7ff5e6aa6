import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../contract/durations'
import { api, ownersPassword, registerOwner } from '../_test/api'
import { linkIn, mailsAbout } from '../_test/mail'

const newEmail = () => `owner-${crypto.randomUUID()}@example.com`

async function startRegistration(email: string, planType = 'business') {
  const { registrationUrl } = await (await api('/api/test-registration', { body: { email, planType } })).json<{
    registrationUrl: string
  }>()
  return { registrationUrl, token: new URL(registrationUrl).searchParams.get('token') ?? '' }
}

const form = (email: string, token: string, more: object = {}) => ({
  token,
  email,
  businessName: 'Ortega Plumbing',
  businessType: 'plumbing',
  services: 'Drains and leaks',
  password: ownersPassword,
  confirmPassword: ownersPassword,
  ...more,
})

describe('a registration link', () => {
  test('names the page, the token and the address', async () => {
    const email = newEmail()
    const { registrationUrl } = await startRegistration(email)
    const url = new URL(registrationUrl)
    expect(url.pathname).toBe('/register')
    expect(url.searchParams.get('email')).toBe(email)
  })

  test('shows plan and email as often as it is looked at', async () => {
    const email = newEmail()
    const { token } = await startRegistration(email, 'starter')
    for (let look = 0; look < 2; look++) {
      const response = await api('/api/verify-registration', { body: { token, email } })
      expect(await response.json()).toEqual({ planType: 'starter', email })
    }
  })

  test('is refused with a wrong token, another address, or after it was used', async () => {
    const email = newEmail()
    const { token } = await startRegistration(email)
    expect((await api('/api/verify-registration', { body: { token: 'x'.repeat(40), email } })).status).toBe(404)
    expect((await api('/api/verify-registration', { body: { token, email: newEmail() } })).status).toBe(404)
    expect((await api('/api/complete-registration', { body: form(email, token) })).status).toBe(200)
    const used = await api('/api/verify-registration', { body: { token, email } })
    expect(used.status).toBe(404)
    expect(await used.json()).toMatchObject({ type: expect.stringMatching(/registration-link-used$/) })
    expect((await api('/api/complete-registration', { body: form(email, token) })).status).toBe(404)
    const guessed = await api('/api/verify-registration', { body: { token: 'x'.repeat(40), email } })
    expect(await guessed.json()).toMatchObject({ type: expect.stringMatching(/registration-link-invalid$/) })
  })

  test('lets whoever has the right one in, whatever others try in their name', async () => {
    const email = newEmail()
    const { token } = await startRegistration(email)
    const tries = Array.from({ length: 12 }, () =>
      api('/api/verify-registration', { body: { token: 'x'.repeat(40), email } }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await api('/api/verify-registration', { body: { token, email } })).status).toBe(200)
    expect((await api('/api/complete-registration', { body: form(email, token) })).status).toBe(200)
  })

  test('is never issued for the asking where somebody has paid, nor for the operator', async () => {
    const email = newEmail()
    await startRegistration(email, 'starter')
    await env.DB.prepare('UPDATE customers SET stripe_subscription_id = ? WHERE email = ?')
      .bind(`sub_${crypto.randomUUID()}`, email)
      .run()
    for (const address of [email, env.OPERATOR_EMAIL]) {
      const asked = await api('/api/test-registration', { body: { email: address, planType: 'enterprise' } })
      expect(asked.status).toBe(409)
    }
    const kept = await env.DB.prepare('SELECT plan_type FROM customers WHERE email = ?').bind(email).first('plan_type')
    expect(kept).toBe('starter')
  })

  test('makes one account and one business when it is used five times at once', async () => {
    const email = newEmail()
    const { token } = await startRegistration(email)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api('/api/complete-registration', { body: form(email, token) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    const winner = answers.find(({ status }) => status === 200)
    const { sessionToken } = (await winner?.json<{ sessionToken: string }>()) ?? { sessionToken: '' }
    const businesses = await (await api('/api/businesses', { token: sessionToken })).json<object[]>()
    expect(businesses).toHaveLength(1)
  })

  test('that is older than a completed registration cannot set another password', async () => {
    const email = newEmail()
    const older = await startRegistration(email)
    const newer = await startRegistration(email)
    expect((await api('/api/complete-registration', { body: form(email, newer.token) })).status).toBe(200)
    const again = form(email, older.token, { password: 'another-password', confirmPassword: 'another-password' })
    expect((await api('/api/complete-registration', { body: again })).status).toBe(404)
    expect((await api('/api/auth/login', { body: { email, password: ownersPassword } })).status).toBe(200)
  })

  test('is stored only as a hash', async () => {
    const { token } = await startRegistration(newEmail())
    const rows = await env.DB.prepare('SELECT token FROM registration_links').all<{ token: string }>()
    expect(rows.results.some((row) => row.token === token)).toBe(false)
  })
})

describe('the registration form', () => {
  test('says at each field what is wrong', async () => {
    const email = newEmail()
    const { token } = await startRegistration(email)
    const body = {
      token,
      email: 'nobody',
      businessName: ' ',
      businessType: 'bakery',
      services: '',
      password: 'short',
      confirmPassword: 'short',
    }
    const response = await api('/api/complete-registration', { body })
    expect(response.status).toBe(422)
    const { errors } = await response.json<{ errors: { path: string; message: string }[] }>()
    expect(errors).toEqual(
      expect.arrayContaining([
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'businessName', message: 'Business name is required' },
        { path: 'businessType', message: 'Business type is required' },
        { path: 'services', message: 'Services description is required' },
        { path: 'password', message: 'Password must be at least 8 characters' },
        { path: 'confirmPassword', message: 'Password must be at least 8 characters' },
      ]),
    )
  })

  test('wants the two passwords to match, and keeps the link for the next try', async () => {
    const email = newEmail()
    const { token } = await startRegistration(email)
    const differing = await api('/api/complete-registration', {
      body: form(email, token, { confirmPassword: 'something else' }),
    })
    expect(differing.status).toBe(422)
    expect((await differing.json<{ errors: object[] }>()).errors).toEqual([
      { path: 'confirmPassword', message: "Passwords don't match" },
    ])
    expect((await api('/api/complete-registration', { body: form(email, token) })).status).toBe(200)
  })
})

test('a test registration wants a valid address and a known plan', async () => {
  const response = await api('/api/test-registration', { body: { email: 'no-at-sign', planType: 'gold' } })
  expect(response.status).toBe(422)
  const { errors } = await response.json<{ errors: { path: string }[] }>()
  expect(errors.map(({ path }) => path)).toEqual(['email', 'planType'])
})

test('an address that has an account is told to log in', async () => {
  const { email } = await registerOwner()
  const response = await api('/api/test-registration', { body: { email, planType: 'starter' } })
  expect(response.status).toBe(409)
})

test('a new owner is on trial of the plan they chose, with their business in their own time zone', async () => {
  const owner = await registerOwner({ plan: 'enterprise' })
  expect(owner.customer).toMatchObject({ planType: 'enterprise', subscriptionStatus: 'trialing' })
  const days = (Date.parse(owner.customer.trialEndsAt ?? '') - Date.now()) / DAY_MS
  expect(days).toBeGreaterThan(2.9)
  expect(days).toBeLessThanOrEqual(3)
})

test('nobody becomes the operator by buying under the operator’s address', async () => {
  const { token } = await startRegistration(newEmail())
  await env.DB.prepare('UPDATE customers SET email = ? WHERE email = ?')
    .bind(`was-${env.OPERATOR_EMAIL}`, env.OPERATOR_EMAIL)
    .run()
  await env.DB.prepare(
    'UPDATE customers SET email = ? WHERE id = (SELECT customer_id FROM registration_links ORDER BY created_at DESC LIMIT 1)',
  )
    .bind(env.OPERATOR_EMAIL)
    .run()
  const answer = await api('/api/complete-registration', { body: form(env.OPERATOR_EMAIL, token) })
  expect(answer.status).toBe(404)
})

test('a new owner is welcomed once, with the one next step', async () => {
  const { email } = await registerOwner()
  const welcome = await mailsAbout(email, /^Welcome to Deskbell/)
  expect(welcome).toHaveLength(1)
  expect(linkIn(welcome[0]?.text ?? '').pathname).toBe('/admin/setup')
})
