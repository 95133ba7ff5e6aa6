import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessionResponse } from '../../contract/accounts'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { mailsAbout, mailTo } from '../_test/mail'

const said = { subject: 'The bubble is gone', message: 'Since this morning.\n\nMy site is ortega.example' }
const ask = (token: string, body: unknown = said, headers = {}) => api('/api/support', { token, body, headers })
const read = async <T>(response: Response | Promise<Response>) => (await response).json<T>()
type Listed = { id: string; subject: string; email: string }[]

let operator: string
beforeAll(async () => {
  await drainOutbox()
  const body = { email: env.OPERATOR_EMAIL, password: env.OPERATOR_PASSWORD }
  operator = sessionResponse.parse(await read(api('/api/auth/login', { body }))).sessionToken
})

describe('a message to support', () => {
  test('is kept, mailed to the operator, and shown to its owner alone as open', async () => {
    const [owner, other] = [await registerOwner(), await registerOwner()]
    const response = await ask(owner.token)
    expect(response.status).toBe(201)
    const sent = await read<{ id: string }>(response)
    expect(sent).toMatchObject({ ...said, state: 'open', isPriority: false, answeredWithin: 'one business day' })
    const [mail] = (await mailsAbout(env.OPERATOR_EMAIL, /^\[Support\] The bubble is gone$/)).filter(({ text }) =>
      text.includes(owner.email),
    )
    expect(mail?.text).toContain('My site is ortega.example')
    expect(mail?.text).toContain('Promised: An answer within one business day')
    expect(await read(api('/api/support', { token: owner.token }))).toEqual([sent])
    expect(await read(api('/api/support', { token: other.token }))).toEqual([])
  })

  test('is one, however often it arrives under one key', async () => {
    const { token, email } = await registerOwner()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const ids = await Promise.all(
      [ask(token, said, key), ask(token, said, key)].map((one) => read<{ id: string }>(one)),
    )
    expect(ids[0]?.id).toBe(ids[1]?.id)
    expect((await api('/api/support', { token })).headers.get('total-count')).toBe('1')
    const mails = (await mailTo(env.OPERATOR_EMAIL)).filter(({ text }) => text.includes(email))
    expect(mails).toHaveLength(1)
  })

  test('is refused under a key that came with another one', async () => {
    const { token } = await registerOwner()
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await ask(token, said, key)).status).toBe(201)
    const other = await ask(token, { ...said, message: 'Something else' }, key)
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ type: 'urn:deskbell:problem:idempotency-key-reused' })
    expect((await api('/api/support', { token })).headers.get('total-count')).toBe('1')
  })

  test('wants a subject, a message and somebody who is logged in', async () => {
    const { token } = await registerOwner()
    const refused = await ask(token, { subject: ' ', message: '' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'subject' }, { path: 'message' }] })
    expect((await api('/api/support', { body: said })).status).toBe(401)
  })

  test('is paused after many in a row', async () => {
    const { token } = await registerOwner()
    const answers = await Promise.all(Array.from({ length: 13 }, () => ask(token)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  })
})

describe('the operator', () => {
  const received = (state = 'open') => read<Listed>(api(`/api/operator/support?state=${state}`, { token: operator }))
  const answer = (id: string, body: object) => api(`/api/operator/support/${id}/answer`, { token: operator, body })

  test('has Enterprise first, by its mail’s subject and in the list', async () => {
    const starter = await registerOwner({ plan: 'starter' })
    const enterprise = await registerOwner({ plan: 'enterprise' })
    await ask(starter.token)
    expect(await read(ask(enterprise.token))).toMatchObject({ isPriority: true, answeredWithin: 'four business hours' })
    const first = await mailsAbout(env.OPERATOR_EMAIL, '[Priority: Enterprise, answer within four business hours] ')
    expect(first.some(({ text }) => text.includes(enterprise.email))).toBe(true)
    const order = (await received()).map(({ email }) => email)
    expect(order.indexOf(enterprise.email)).toBe(0)
    expect(order).toContain(starter.email)
  })

  test('answers once, and the owner has it by mail and on their screen', async () => {
    const { token, email } = await registerOwner()
    const { id } = await read<{ id: string }>(ask(token))
    const answers = await Promise.all([answer(id, { answer: 'Load it again.' }), answer(id, { answer: 'Try later.' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const mails = await mailsAbout(email, 'Re: The bubble is gone')
    expect(mails).toHaveLength(1)
    const [kept] = await read<{ answer: string }[]>(api('/api/support', { token }))
    expect(kept).toMatchObject({ state: 'answered', answer: expect.any(String), answeredAt: expect.any(String) })
    expect(mails[0]?.text).toContain(kept?.answer)
    expect((await received()).map((one) => one.id)).not.toContain(id)
    expect((await received('answered')).map((one) => one.id)).toContain(id)
  })

  test('marks one as answered elsewhere, without a mail', async () => {
    const { token, email } = await registerOwner()
    const { id } = await read<{ id: string }>(ask(token))
    expect((await answer(id, {})).status).toBe(200)
    expect(await read(api('/api/support', { token }))).toMatchObject([{ state: 'answered' }])
    expect(await mailsAbout(email, /^Re:/)).toEqual([])
    expect((await answer('sup_none', {})).status).toBe(404)
  })

  test('is nobody else', async () => {
    const { token } = await registerOwner()
    const { id } = await read<{ id: string }>(ask(token))
    expect((await api('/api/operator/support', { token })).status).toBe(404)
    expect((await api(`/api/operator/support/${id}/answer`, { token, body: {} })).status).toBe(404)
  })
})
