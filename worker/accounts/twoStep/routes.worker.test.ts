import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { recoveryCodesShown, twoStepSetup, twoStepState } from '../../../contract/account'
import { loginResponse, sessionResponse } from '../../../contract/accounts'
import { teamView } from '../../../contract/team'
import { api, ownersPassword, registerOwner } from '../../_test/api'
import { linkIn, mailsAbout } from '../../_test/mail'
import { addMember, membersPassword } from '../../_test/team'

const PERIOD_MS = 30_000
/** The code that an app shows now, or `steps` later: each works once, so that a test goes from step to step. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * PERIOD_MS })

const logIn = async (email: string, password = ownersPassword) => {
  const response = await api('/api/auth/login', { body: { email, password } })
  expect(response.status).toBe(200)
  const answer = loginResponse.parse(await response.json())
  if (!('twoStepToken' in answer)) throw new Error('No code was asked for')
  return answer.twoStepToken
}
const finish = (twoStepToken: string, code: string) => api('/api/auth/login/two-step', { body: { twoStepToken, code } })
const begin = (token: string, password = ownersPassword) => api('/api/auth/two-step', { token, body: { password } })
const stateOf = async (token: string) => twoStepState.parse(await (await api('/api/auth/two-step', { token })).json())

/** Switched on with the code of the step before, so that the one that shows now is still good. */
async function switchOn(token: string, password = ownersPassword) {
  const { secret } = twoStepSetup.parse(await (await begin(token, password)).json())
  const confirmed = await api('/api/auth/two-step/confirm', { token, body: { code: codeOf(secret, -1) } })
  return { secret, ...recoveryCodesShown.parse(await confirmed.json()) }
}

describe('two-step login', () => {
  test('counts once a code has confirmed it, and takes the password to begin', async () => {
    const { email, token } = await registerOwner()
    expect((await begin(token, 'not the password')).status).toBe(422)
    const { secret, uri } = twoStepSetup.parse(await (await begin(token)).json())
    expect(uri).toContain(`secret=${secret}`)
    const wrong = await api('/api/auth/two-step/confirm', { token, body: { code: '000000' } })
    expect([wrong.status, await stateOf(token)]).toEqual([422, { isOn: false, recoveryCodesLeft: 0 }])
    expect((await api('/api/auth/login', { body: { email, password: ownersPassword } })).status).toBe(200)
    const confirmed = await api('/api/auth/two-step/confirm', { token, body: { code: codeOf(secret) } })
    const { recoveryCodes } = recoveryCodesShown.parse(await confirmed.json())
    expect([recoveryCodes.length, new Set(recoveryCodes).size, await stateOf(token)]).toEqual([
      10,
      10,
      { isOn: true, recoveryCodesLeft: 10 },
    ])
    expect(await mailsAbout(email, 'Two-step login is on')).toHaveLength(1)
    expect((await begin(token)).status).toBe(409)
  })

  test('asks for a code after the password, and takes each only once', async () => {
    const { email, token } = await registerOwner()
    const { secret } = await switchOn(token)
    const pending = await logIn(email)
    expect((await api('/api/auth/me', { token: pending })).status).toBe(401)
    expect((await finish(pending, '123456')).status).toBe(422)
    const code = codeOf(secret)
    const answers = await Promise.all([finish(pending, code), finish(pending, ` ${code.slice(0, 3)} ${code.slice(3)}`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const { sessionToken } = sessionResponse.parse(await answers.find(({ ok }) => ok)?.json())
    expect((await api('/api/auth/me', { token: sessionToken })).status).toBe(200)
    expect((await finish(pending, codeOf(secret, 1))).status).toBe(404)
    expect((await finish(await logIn(email), code)).status).toBe(422)
  })

  test('is passed with a recovery code, once, however it is typed, and its owner is told', async () => {
    const { email, token } = await registerOwner()
    const { recoveryCodes } = await switchOn(token)
    const [first = '', second = ''] = recoveryCodes
    expect((await finish(await logIn(email), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await finish(await logIn(email), first)).status).toBe(422)
    expect((await finish(await logIn(email), second)).status).toBe(200)
    expect(await stateOf(token)).toEqual({ isOn: true, recoveryCodesLeft: 8 })
    expect(await mailsAbout(email, 'One of your recovery codes was used')).toHaveLength(2)
  })

  test('pauses after eight wrong codes, whatever login they belong to', async () => {
    const { email, token } = await registerOwner()
    const { secret } = await switchOn(token)
    for (let tried = 0; tried < 8; tried++) {
      expect((await finish(await logIn(email), '000000')).status).toBe(422)
    }
    const refused = await finish(await logIn(email), codeOf(secret))
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  })

  test('stays on when the password is recovered; a new password ends logins that owe a code', async () => {
    const { email, token } = await registerOwner()
    const { secret } = await switchOn(token)
    const pending = await logIn(email)
    await api('/api/forgot-password', { body: { email } })
    const [mail] = await mailsAbout(email, /Set a new password/)
    const password = 'amber-window-seventeen'
    const link = linkIn(mail?.text ?? '').searchParams.get('token')
    await api('/api/auth/reset-password', { body: { token: link, password, confirmPassword: password } })
    expect((await finish(pending, codeOf(secret))).status).toBe(404)
    expect((await finish(await logIn(email, password), codeOf(secret))).status).toBe(200)
  })

  test('is turned off, and recovery codes are renewed, by password and code', async () => {
    const { email, token } = await registerOwner()
    const { secret, recoveryCodes } = await switchOn(token)
    const change = (body: object, method = 'DELETE', path = '') =>
      api(`/api/auth/two-step${path}`, { method, token, body })
    expect((await change({ password: 'wrong', code: codeOf(secret) })).status).toBe(422)
    expect((await change({ password: ownersPassword, code: '000000' })).status).toBe(422)
    const renewed = await change({ password: ownersPassword, code: codeOf(secret) }, 'POST', '/recovery-codes')
    const [fresh = ''] = recoveryCodesShown.parse(await renewed.json()).recoveryCodes
    expect((await finish(await logIn(email), recoveryCodes[0] ?? '')).status).toBe(422)
    expect((await finish(await logIn(email), fresh)).status).toBe(200)
    expect((await change({ password: ownersPassword, code: codeOf(secret, 1) })).status).toBe(204)
    expect((await api('/api/auth/login', { body: { email, password: ownersPassword } })).status).toBe(200)
    expect(await stateOf(token)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  })

  test('is each person’s own, and the owner sees who has it on', async () => {
    const owner = await registerOwner()
    const bo = await addMember(owner)
    const { secret } = await switchOn(bo.token, membersPassword)
    expect((await stateOf(owner.token)).isOn).toBe(false)
    expect((await finish(await logIn(bo.email, membersPassword), codeOf(secret))).status).toBe(200)
    const { people } = teamView.parse(await (await api('/api/team', { token: owner.token })).json())
    expect(people.map(({ id, hasTwoSteps }) => [id, hasTwoSteps])).toEqual([
      [owner.customer.id, false],
      [bo.id, true],
    ])
  })

  test('of a member is turned off by the owner’s password, and the member is mailed', async () => {
    const owner = await registerOwner()
    const bo = await addMember(owner)
    await switchOn(bo.token, membersPassword)
    const waiting = await logIn(bo.email, membersPassword)
    const reset = (password: string) =>
      api(`/api/team/${bo.id}/two-step/reset`, { token: owner.token, body: { password } })
    expect((await reset(membersPassword)).status).toBe(422)
    expect((await reset(ownersPassword)).status).toBe(204)
    expect((await reset(ownersPassword)).status).toBe(409)
    expect((await finish(waiting, '000000')).status).toBe(404)
    expect((await api('/api/auth/login', { body: { email: bo.email, password: membersPassword } })).status).toBe(200)
    const [mail] = await mailsAbout(bo.email, /turned off for you/)
    expect(mail?.text).toContain(owner.email)
    const log = await (await api('/api/account/audit', { token: owner.token })).json<{ kind: string }[]>()
    expect(log.filter(({ kind }) => kind === 'member-two-step-reset')).toHaveLength(1)
  })
})
