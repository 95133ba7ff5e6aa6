import { describe, expect, test } from 'vitest'
import { api, ownersPassword, registerOwner } from '../../_test/api'
import { linkIn, mailsAbout } from '../../_test/mail'

const newEmail = () => `owner-${crypto.randomUUID()}@example.com`

const me = async (token: string) =>
  (await (await api('/api/auth/me', { token })).json<{ customer: { email: string; deleteAfter?: string } }>()).customer

describe('a change of address', () => {
  const ask = (token: string, email: string, password = ownersPassword) =>
    api('/api/account/email', { token, body: { email, password } })
  const confirm = (token: string | null) => api('/api/account/email/confirm', { body: { token } })
  const tokenMailedTo = async (address: string, subject: RegExp) =>
    linkIn((await mailsAbout(address, subject))[0]?.text ?? '').searchParams.get('token')

  test('takes effect once both addresses have confirmed, in either order, and the links work no more', async () => {
    const { email, token } = await registerOwner()
    const wanted = newEmail()
    expect((await ask(token, wanted)).status).toBe(202)
    const [fromNew, fromOld] = [
      await tokenMailedTo(wanted, /Confirm your email/),
      await tokenMailedTo(email, /Confirm your new email/),
    ]
    await api(`/confirm-email?token=${fromNew}`)
    expect(await (await confirm(fromNew)).json()).toEqual({ status: 'waiting', newEmail: wanted })
    expect(await (await confirm(fromNew)).json()).toMatchObject({ status: 'waiting' })
    expect((await me(token)).email).toBe(email)
    expect(await (await confirm(fromOld)).json()).toEqual({ status: 'changed', newEmail: wanted })
    expect((await me(token)).email).toBe(wanted)
    expect((await confirm(fromOld)).status).toBe(404)
    const logIn = (address: string) => api('/api/auth/login', { body: { email: address, password: ownersPassword } })
    expect([(await logIn(email)).status, (await logIn(wanted)).status]).toEqual([401, 200])
    expect(await mailsAbout(email, 'email address was changed')).toHaveLength(1)
  })

  test('says nothing about an address that has an account, and never takes it', async () => {
    const [mine, theirs] = [await registerOwner(), await registerOwner()]
    expect((await ask(mine.token, theirs.email)).status).toBe(202)
    expect((await mailsAbout(theirs.email, 'already have a Deskbell account'))[0]?.text).not.toContain('token=')
    const answer = await confirm(await tokenMailedTo(mine.email, /Confirm your new email/))
    expect(await answer.json()).toMatchObject({ status: 'waiting' })
    expect((await me(mine.token)).email).toBe(mine.email)
  })

  test('does not happen when the address was registered between asking and confirming', async () => {
    const mine = await registerOwner()
    const wanted = newEmail()
    await ask(mine.token, wanted)
    const tokens = [
      await tokenMailedTo(wanted, /Confirm your email/),
      await tokenMailedTo(mine.email, /Confirm your new email/),
    ]
    await registerOwner({ email: wanted })
    expect((await confirm(tokens[0] ?? null)).status).toBe(200)
    expect((await confirm(tokens[1] ?? null)).status).toBe(404)
    expect((await me(mine.token)).email).toBe(mine.email)
  })

  test('wants the password, and another address than the present one', async () => {
    const { email, token } = await registerOwner()
    const wrong = await ask(token, newEmail(), 'not the password')
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: [{ path: 'password' }] }])
    const same = await ask(token, email)
    expect([same.status, await same.json()]).toMatchObject([422, { errors: [{ path: 'email' }] }])
  })
})
