import { expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { linkIn, mailsAbout } from '../../_test/mail'
import { becomes, chatOn, decide, mailedToken, ownerOn } from './_test/sites'

const OTHER = 'https://ortega-heating.example'

test('a site that waits is one mail, whose link is read without logging in and decides nothing by that', async () => {
  const owner = await ownerOn('https://ortega.example')
  expect(await chatOn(owner.businessId, OTHER)).toBe('details')
  await becomes(async () => (await mailsAbout(owner.email, /was seen on/)).length, 1)
  const [mail] = await mailsAbout(owner.email, /was seen on/)
  const link = linkIn(mail?.text ?? '')
  expect(link.pathname).toBe('/allow-site')
  const token = link.searchParams.get('token') ?? ''
  // A mail scanner opens the page and reads it.
  expect((await api(`${link.pathname}${link.search}`)).status).toBe(200)
  const read = await api('/api/origin-links/read', { body: { token } })
  expect(await read.json()).toMatchObject({ origin: OTHER, state: 'waiting' })
})

test('one press in the mail allows it, once', async () => {
  const owner = await registerOwner()
  expect(await chatOn(owner.businessId, 'https://ortega.example')).toBe('answers')
  expect(await chatOn(owner.businessId, OTHER)).toBe('details')
  const token = await mailedToken(owner, /was seen on/)
  expect(await (await decide(token, 'allowed')).json()).toMatchObject({ origin: OTHER, state: 'allowed' })
  await drainOutbox()
  await becomes(() => chatOn(owner.businessId, OTHER), 'answers')
  expect((await decide(token, 'allowed')).status).toBe(404)
})

test('of two presses at once one decides', async () => {
  const owner = await ownerOn('https://ortega.example')
  await chatOn(owner.businessId, OTHER)
  const token = await mailedToken(owner, /was seen on/)
  const answers = await Promise.all([decide(token, 'allowed'), decide(token, 'blocked'), decide(token, 'allowed')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  await drainOutbox()
  const log = await (await api('/api/account/audit', { token: owner.token })).json<{ kind: string }[]>()
  expect(log.filter(({ kind }) => kind === 'business-changed')).toHaveLength(1)
})

test('the first site is blocked by the mail about it', async () => {
  const owner = await registerOwner()
  await chatOn(owner.businessId, 'https://forged.example')
  await decide(await mailedToken(owner, /is live on/), 'blocked')
  await drainOutbox()
  await becomes(() => chatOn(owner.businessId, 'https://forged.example'), 403)
})
