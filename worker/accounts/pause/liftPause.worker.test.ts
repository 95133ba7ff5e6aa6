import { expect, test } from 'vitest'
import { api, ownersPassword, registerOwner } from '../../_test/api'
import { computerAt, phoneAt } from '../../_test/clients'
import { linkIn, mailsAbout } from '../../_test/mail'

const logIn = (email: string, password: string, headers: Record<string, string> = {}, deviceId?: string) =>
  api('/api/auth/login', { headers, body: { email, password, ...(deviceId && { deviceId }) } })
const guess = (email: string, times: number) =>
  Promise.all(Array.from({ length: times }, (_, n) => logIn(email, `guess number ${n}`)))
const mails = (email: string) => mailsAbout(email, /paused/)
const lift = (token: string, headers: Record<string, string>, deviceId?: string) =>
  api('/api/auth/lift-pause', { headers, body: { token, ...(deviceId && { deviceId }) } })
const tokenIn = (text: string | undefined) => linkIn(text ?? '').searchParams.get('token') ?? ''

test('whoever is kept out by others’ guesses gets in by a mail, on the device that they open it on', async () => {
  const { email } = await registerOwner()
  await guess(email, 12)
  const here = computerAt('198.51.100.44')
  expect((await logIn(email, ownersPassword, here)).status).toBe(429)
  const [mail, ...others] = await mails(email)
  expect(others).toEqual([])
  const token = tokenIn(mail?.text)
  const deviceId = crypto.randomUUID()
  const lifted = await lift(token, here, deviceId)
  expect([lifted.status, await lifted.text()]).toEqual([204, ''])
  await guess(email, 12)
  expect((await logIn(email, 'still a guess', here, deviceId)).status).toBe(401)
  expect((await logIn(email, ownersPassword, phoneAt('198.51.100.45'))).status).toBe(429)
  expect((await logIn(email, ownersPassword, here, deviceId)).status).toBe(200)
})

test('its link works once and for its own purpose only', async () => {
  const { email } = await registerOwner()
  await guess(email, 9)
  const [mail] = await mails(email)
  const token = tokenIn(mail?.text)
  expect((await api(`/lift-pause?token=${token}`)).status).toBe(200)
  const newPassword = { token, password: 'another-good-horse-1', confirmPassword: 'another-good-horse-1' }
  expect((await api('/api/auth/reset-password', { body: newPassword })).status).toBe(404)
  expect((await api('/api/auth/me', { token })).status).toBe(401)
  expect((await lift(token, computerAt('198.51.100.46'))).status).toBe(204)
  expect((await lift(token, computerAt('198.51.100.46'))).status).toBe(404)
  expect((await lift('nonsense', computerAt('198.51.100.46'))).status).toBe(404)
})

test('the device has no more tries than another, and who has no account gets no mail', async () => {
  const { email } = await registerOwner()
  await guess(email, 9)
  const here = computerAt('198.51.100.47')
  await lift(tokenIn((await mails(email))[0]?.text), here)
  const answers = []
  for (let n = 0; n < 10; n++) answers.push((await logIn(email, `guess ${n}`, here)).status)
  expect(answers).toEqual([...Array(8).fill(401), 429, 429])
  expect(await mails(email)).toHaveLength(1)
  const nobody = `nobody-${crypto.randomUUID()}@example.com`
  await guess(nobody, 12)
  expect(await mails(nobody)).toEqual([])
})
