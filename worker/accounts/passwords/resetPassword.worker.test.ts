import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../../contract/durations'
import { api, ownersPassword, registerOwner } from '../../_test/api'
import { linkIn, mailsAbout } from '../../_test/mail'
import { PASSWORD_COST } from '../../platform/crypto/passwordCost'

const newPassword = 'purple-kettle-bicycle'
const both = (password: string) => ({ password, confirmPassword: password })

const logIn = (email: string, password: string) => api('/api/auth/login', { body: { email, password } })
const ask = (email: string) => api('/api/forgot-password', { body: { email } })
const reset = (token: string, password = newPassword) =>
  api('/api/auth/reset-password', { body: { token, ...both(password) } })

async function resetToken(email: string): Promise<string> {
  await ask(email)
  const [mail] = await mailsAbout(email, 'Set a new password')
  return linkIn(mail?.text ?? '').searchParams.get('token') ?? ''
}

describe('recovery', () => {
  test('answers the same for an account as for nobody, and mails only the account', async () => {
    const { email } = await registerOwner()
    const [known, unknown] = [await ask(email), await ask(`nobody-${email}`)]
    expect([known.status, unknown.status]).toEqual([200, 200])
    // How long the pause still lasts may differ by the moments between the two.
    const [said, saidToNobody] = [await known.text(), await unknown.text()].map((text) => text.replace(/\d+ \w+/, ''))
    expect(said).toBe(saidToNobody)
    const mails = await mailsAbout(email, 'Set a new password')
    expect(mails).toHaveLength(1)
    expect(linkIn(mails[0]?.text ?? '').href).toMatch(/^https:\/\/deskbell\.test\/reset-password\?token=\w{40}$/)
    expect(await mailsAbout(`nobody-${email}`, /./)).toEqual([])
  })

  test('has a link that survives being looked at, works once, and takes the other links with it', async () => {
    const { email, token: session } = await registerOwner()
    const first = await resetToken(email)
    const second = await resetToken(email)
    await api(`/reset-password?token=${second}`)
    expect((await reset(second)).status).toBe(204)
    expect((await reset(second)).status).toBe(404)
    expect((await reset(first)).status).toBe(404)
    expect((await api('/api/auth/me', { token: session })).status).toBe(401)
    expect((await logIn(email, ownersPassword)).status).toBe(401)
    expect((await logIn(email, newPassword)).status).toBe(200)
    expect(await mailsAbout(email, 'password was changed')).toHaveLength(1)
  })

  test('sets one password when its link is used five times at once', async () => {
    const { email } = await registerOwner()
    const token = await resetToken(email)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(token, `${newPassword}-${n}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404])
    expect(await mailsAbout(email, 'password was changed')).toHaveLength(1)
  })

  test('leaves no session that was opened with the old password while it happened', async () => {
    const { email } = await registerOwner()
    const token = await resetToken(email)
    const logIns = [1, 2, 3, 4].map(() => logIn(email, ownersPassword))
    expect((await reset(token)).status).toBe(204)
    for (const response of await Promise.all(logIns)) {
      if (response.status !== 200) continue
      const { sessionToken } = await response.json<{ sessionToken: string }>()
      expect((await api('/api/auth/sessions', { token: sessionToken })).status).toBe(401)
    }
  })

  test('is not overruled by changes that began with the old password', async () => {
    const { email, token: session } = await registerOwner()
    const token = await resetToken(email)
    const resetting = reset(token)
    const changing = [1, 2, 3].map((n) =>
      api('/api/auth/change-password', {
        token: session,
        body: { currentPassword: ownersPassword, ...both(`walrus-teapot-orchid-${n}`) },
      }),
    )
    const wasReset = (await resetting).status === 204
    const statuses = (await Promise.all(changing)).map(({ status }) => status)
    // Whichever comes first holds, and voids the others.
    expect(statuses.filter((status) => status === 204)).toHaveLength(wasReset ? 0 : 1)
    expect((await logIn(email, newPassword)).status).toBe(wasReset ? 200 : 401)
    expect(await mailsAbout(email, 'password was changed')).toHaveLength(1)
  })

  test('works also while someone who knows the password changes it again and again', async () => {
    const { email, token: session } = await registerOwner()
    const change = () =>
      api('/api/auth/change-password', {
        token: session,
        body: { currentPassword: ownersPassword, ...both(ownersPassword) },
      })
    for (let times = 0; times < 5; times++) expect((await change()).status).toBe(204)
    const token = await resetToken(email)
    expect((await change()).status).toBe(429)
    expect((await reset(token)).status).toBe(204)
  })

  test('has a link that ends after an hour, and is stored only as a hash', async () => {
    const { email } = await registerOwner()
    const token = await resetToken(email)
    const { results } = await env.DB.prepare('SELECT token, expires_at - created_at AS life FROM password_resets').all<{
      token: string
      life: number
    }>()
    expect(results.map((row) => row.token)).not.toContain(token)
    expect(new Set(results.map(({ life }) => life))).toEqual(new Set([HOUR_MS]))
    await env.DB.prepare('UPDATE password_resets SET expires_at = ?')
      .bind(Date.now() - 1)
      .run()
    expect((await reset(token)).status).toBe(404)
  })

  test('mails the registration link again to someone who paid and never registered', async () => {
    const email = `buyer-${crypto.randomUUID()}@example.com`
    await api('/api/test-registration', { body: { email, planType: 'starter' } })
    await ask(email)
    const [mail] = await mailsAbout(email, 'Finish setting up')
    const { pathname, searchParams } = linkIn(mail?.text ?? '')
    expect(pathname).toBe('/register')
    const body = { token: searchParams.get('token'), email }
    expect((await api('/api/verify-registration', { body })).status).toBe(200)
  })

  test('pauses for one address alike whether it has an account', async () => {
    const { email } = await registerOwner()
    const nobody = `nobody-${email}`
    for (let asked = 0; asked < 3; asked++) {
      expect([(await ask(email)).status, (await ask(nobody)).status]).toEqual([200, 200])
    }
    const [known, unknown] = [await ask(email), await ask(nobody)]
    expect([known.status, unknown.status]).toEqual([429, 429])
    expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(50)
    // How long the pause still lasts may differ by the moments between the two.
    const [said, saidToNobody] = [await known.text(), await unknown.text()].map((text) => text.replace(/\d+ \w+/, ''))
    expect(said).toBe(saidToNobody)
  })
})

describe('changing the password', () => {
  const change = (token: string, currentPassword: string, password = newPassword) =>
    api('/api/auth/change-password', { token, body: { currentPassword, ...both(password) } })

  test('keeps this device logged in and logs out the others', async () => {
    const { email, token } = await registerOwner()
    const other = await (await logIn(email, ownersPassword)).json<{ sessionToken: string }>()
    expect((await api('/api/auth/me', { token: other.sessionToken })).status).toBe(200)
    expect((await change(token, ownersPassword)).status).toBe(204)
    expect((await api('/api/auth/me', { token })).status).toBe(200)
    expect((await api('/api/auth/sessions', { token: other.sessionToken })).status).toBe(401)
    expect((await api('/api/auth/me', { token: other.sessionToken })).status).toBe(401)
    expect((await logIn(email, newPassword)).status).toBe(200)
  })

  test('makes links that were mailed before worthless', async () => {
    const { email, token } = await registerOwner()
    const link = await resetToken(email)
    expect((await change(token, ownersPassword)).status).toBe(204)
    expect((await reset(link)).status).toBe(404)
  })

  test('wants the current one, and stays logged in when it is wrong', async () => {
    const { token } = await registerOwner()
    const response = await change(token, 'not the password')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ path: 'currentPassword' }] })
    expect((await api('/api/auth/me', { token })).status).toBe(200)
  })

  test('pauses whoever found a session open and tries passwords', async () => {
    const { token } = await registerOwner()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => change(token, `guess ${n}`)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(8)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })
})

describe('a password', () => {
  test('that is easy to guess is refused with a sentence', async () => {
    const { token } = await registerOwner()
    for (const password of ['password123', 'OrtegaPlumbing1']) {
      const response = await api('/api/auth/change-password', {
        token,
        body: { currentPassword: ownersPassword, ...both(password) },
      })
      expect(response.status, password).toBe(422)
      const { errors } = await response.json<{ errors: { path: string; message: string }[] }>()
      expect(errors).toEqual([{ path: 'password', message: expect.stringContaining('Please choose another') }])
    }
  })

  test('taken from one’s own address is refused at registration', async () => {
    const email = 'marguerite.delacroix@example.com'
    const { registrationUrl } = await (
      await api('/api/test-registration', { body: { email, planType: 'starter' } })
    ).json<{ registrationUrl: string }>()
    const form = { email, businessName: 'Delacroix Spa', businessType: 'spa', services: 'Massage' }
    const response = await api('/api/complete-registration', {
      body: { ...form, token: new URL(registrationUrl).searchParams.get('token'), ...both('Marguerite1') },
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: [{ path: 'password', message: expect.stringContaining('your email or business name') }],
    })
  })

  test('is hashed anew at login when the cost has changed', async () => {
    const { email, customer } = await registerOwner()
    // The same password at a lower cost (N=2, r=1, p=1), as an older release might have stored it.
    const { scryptSync } = await import('node:crypto')
    const salt = Buffer.from('0123456789abcdef')
    const key = scryptSync(ownersPassword, salt, 32, { N: 2, r: 1, p: 1 })
    const outdated = ['scrypt', 2, 1, 1, salt.toString('base64'), key.toString('base64')].join('$')
    const setHash = env.DB.prepare('UPDATE customers SET password_hash = ? WHERE id = ?')
    await setHash.bind(outdated, customer.id).run()
    expect((await logIn(email, ownersPassword)).status).toBe(200)
    const readHash = env.DB.prepare('SELECT password_hash FROM customers WHERE id = ?').bind(customer.id)
    await expect
      .poll(() => readHash.first('password_hash'))
      .toMatch(new RegExp(`^scrypt\\$${PASSWORD_COST.N}\\$8\\$5\\$`))
    expect((await logIn(email, ownersPassword)).status).toBe(200)
  })
})
