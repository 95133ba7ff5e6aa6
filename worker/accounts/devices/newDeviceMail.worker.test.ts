import { describe, expect, test } from 'vitest'
import { api, ownersPassword, registerOwner } from '../../_test/api'
import { computerAt, phoneAt } from '../../_test/clients'
import { linkIn, mailsAbout } from '../../_test/mail'

const logIn = async (email: string, headers: Record<string, string>, deviceId?: string, password = ownersPassword) => {
  const body = { email, password, ...(deviceId && { deviceId }) }
  return (await (await api('/api/auth/login', { headers, body })).json<{ sessionToken: string }>()).sessionToken
}
const newSignIns = (email: string) => mailsAbout(email, 'New login')

describe('the mail about a new device', () => {
  test('is sent once for each device that has not logged in before, and not for the one of the registration', async () => {
    const home = '203.0.113.20'
    const { email } = await registerOwner({ headers: phoneAt(home) })
    await logIn(email, phoneAt(home))
    expect(await newSignIns(email)).toEqual([])
    await logIn(email, computerAt(home))
    await logIn(email, computerAt(home))
    const mails = await newSignIns(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Device: Chrome on Windows')
    expect(mails[0]?.text).toContain('/recovery')
  })

  test('knows a browser by its own secret wherever it is, and a stranger with the same kind of phone as new', async () => {
    const { email } = await registerOwner({ headers: phoneAt('203.0.113.21') })
    const deviceId = crypto.randomUUID()
    await logIn(email, phoneAt('203.0.113.21'), deviceId)
    await logIn(email, phoneAt('198.51.100.21'), deviceId)
    expect(await newSignIns(email)).toHaveLength(1)
    await logIn(email, phoneAt('192.0.2.21'))
    expect(await newSignIns(email)).toHaveLength(2)
  })
})

describe('a device that was known', () => {
  const [phone, computer] = [phoneAt('203.0.113.22'), computerAt('203.0.113.23')]
  const newPassword = 'four unrelated words here'
  const both = { password: newPassword, confirmPassword: newPassword }

  test('is forgotten with a new password, but for the one where it was set', async () => {
    const { email, token } = await registerOwner({ headers: phone })
    await logIn(email, computer)
    const body = { ...both, currentPassword: ownersPassword }
    const changed = await api('/api/auth/change-password', { token, body, headers: phoneAt('192.0.2.24') })
    expect(changed.status).toBe(204)
    await logIn(email, phone, undefined, newPassword)
    expect(await newSignIns(email)).toHaveLength(1)
    await logIn(email, computer, undefined, newPassword)
    expect(await newSignIns(email)).toHaveLength(2)
  })

  test('is forgotten with a password set by a mailed link, but for the one where the link was opened', async () => {
    const { email } = await registerOwner({ headers: phone })
    await logIn(email, computer)
    await api('/api/forgot-password', { body: { email } })
    const [mail] = await mailsAbout(email, 'Set a new password')
    const link = linkIn(mail?.text ?? '').searchParams.get('token')
    const reset = await api('/api/auth/reset-password', { body: { ...both, token: link }, headers: computer })
    expect(reset.status).toBe(204)
    await logIn(email, computer, undefined, newPassword)
    expect(await newSignIns(email)).toHaveLength(1)
    await logIn(email, phone, undefined, newPassword)
    expect(await newSignIns(email)).toHaveLength(2)
  })

  test('is forgotten when it is logged out from elsewhere, and not when that is the device one sits at', async () => {
    const { email, token } = await registerOwner({ headers: phone })
    await logIn(email, phone)
    await logIn(email, computer)
    const sessions = await (await api('/api/auth/sessions', { token })).json<{ id: string; current: boolean }[]>()
    for (const { id, current } of sessions)
      if (!current) await api(`/api/auth/sessions/${id}`, { method: 'DELETE', token })
    await logIn(email, phone)
    expect(await newSignIns(email)).toHaveLength(1)
    await logIn(email, computer)
    expect(await newSignIns(email)).toHaveLength(2)
  })
})

describe('the list of devices', () => {
  type Listed = {
    id: string
    current: boolean
    device: string
    createdAt: string
    lastUsedAt: string
    expiresAt: string
  }
  const list = async (token: string) => (await api('/api/auth/sessions', { token })).json<Listed[]>()

  test('names each one, and signs one out at once', async () => {
    const { email, token } = await registerOwner({ headers: phoneAt('203.0.113.30') })
    const other = await logIn(email, computerAt('203.0.113.31'))
    const listed = await list(token)
    expect(listed.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Safari on iPhone', true],
        ['Chrome on Windows', false],
      ]),
    )
    const ended = listed.find(({ current }) => !current)?.id
    expect((await api('/api/auth/me', { token: other })).status).toBe(200)
    expect((await api(`/api/auth/sessions/${ended}`, { method: 'DELETE', token })).status).toBe(204)
    expect((await api('/api/auth/me', { token: other })).status).toBe(401)
    expect((await api(`/api/auth/sessions/${ended}`, { method: 'DELETE', token })).status).toBe(404)
    expect(await list(token)).toHaveLength(1)
  })

  test('shows and ends only one’s own', async () => {
    const [mine, theirs] = [await registerOwner(), await registerOwner()]
    const [session] = await list(mine.token)
    expect(await list(theirs.token)).toHaveLength(1)
    const response = await api(`/api/auth/sessions/${session?.id}`, { method: 'DELETE', token: theirs.token })
    expect(response.status).toBe(404)
    expect(await list(mine.token)).toHaveLength(1)
  })
})
