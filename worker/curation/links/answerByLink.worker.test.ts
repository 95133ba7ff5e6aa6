import { expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { linkIn, mailsAbout } from '../../_test/mail'
import { testContext } from '../../_test/visitor'
import { sha256 } from '../../platform/crypto/digest'
import { ask, listOf, mailsTo } from '../_test/questions'
import { findLinkedQuestion } from './store'

const post = (path: string, body: object) => api(`/api/answer-links/${path}`, { body })
const tokenIn = (text: string) => linkIn(text).searchParams.get('token') ?? ''

test('the mailed link answers its one question without logging in, once', async () => {
  const owner = await registerOwner()
  const { sessionId } = await ask(owner, 'Is there parking?')
  await api('/api/leads', {
    body: { businessId: owner.businessId, sessionId, name: 'Ann', email: `ann-${sessionId}@example.com` },
  })
  const [mail] = await mailsAbout(owner.email, 'New lead')
  const link = linkIn(mail?.text ?? '')
  expect(link.pathname).toBe('/answer')
  expect((await api(link.pathname + link.search, { headers: { accept: 'text/html' } })).status).toBe(200)
  const token = tokenIn(mail?.text ?? '')
  for (const _ of ['a scanner', 'the owner']) {
    expect(await (await post('read', { token })).json()).toMatchObject({
      businessName: 'Ortega Plumbing',
      question: 'Is there parking?',
      count: 1,
    })
  }
  const { email } = await (await post('read', { token })).json<{ email: { to: string[]; lines: string[] } }>()
  expect(email.to).toEqual(['Ann'])
  expect(email.lines.join()).toContain('the address a…@example.com')
  const given = await post('answer', { token, answer: 'Yes, two spots behind the shop.' })
  expect(await given.json()).toMatchObject({ told: 1, faq: { question: 'Is there parking?' } })
  expect((await post('answer', { token, answer: 'Again' })).status).toBe(404)
  expect((await post('read', { token })).status).toBe(404)
  const faqs = await api(`/api/businesses/${owner.businessId}/faqs`, { token: owner.token })
  expect(await faqs.json()).toMatchObject([{ answer: 'Yes, two spots behind the shop.' }])
  expect(await listOf(owner)).toEqual([])
  await drainOutbox()
  const told = await mailsAbout(`ann-${sessionId}@example.com`, 'Ortega Plumbing has an answer for you')
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Yes, two spots behind the shop.')
})

test('a mailed link is forged by nobody, and ends', async () => {
  const owner = await registerOwner()
  await ask(owner, 'Is there parking?')
  const token = tokenIn((await mailsTo(owner))[0]?.text ?? '')
  for (const forged of ['x'.repeat(40), `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`, owner.token]) {
    expect((await post('answer', { token: forged, answer: 'Mine now' })).status).toBe(404)
  }
  expect((await post('answer', { token, answer: 'x'.repeat(10_000) })).status).toBe(422)
  const inDays = (days: number) => testContext({ now: () => Date.now() + days * DAY_MS })
  expect(await findLinkedQuestion(inDays(13), await sha256(token))).toBeDefined()
  expect(await findLinkedQuestion(inDays(15), await sha256(token))).toBeUndefined()
})
