import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { conversation } from '../../../contract/chat'
import { identitySecret } from '../../../contract/pageVisitor'
import { api, drainOutbox, ownersPassword, registerOwner } from '../../_test/api'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { removeSomeConversations } from '../removeConversations'

let owner: Awaited<ReturnType<typeof registerOwner>>
let secret: string
beforeAll(async () => {
  owner = await registerOwner()
  const path = `/api/businesses/${owner.businessId}/identity-secret`
  const body = { password: ownersPassword }
  secret = identitySecret.parse(await (await api(path, { token: owner.token, body })).json()).secret
  const stranger = await registerOwner()
  expect((await api(path, { token: stranger.token, body })).status).toBe(404)
  expect((await api(path, { token: owner.token, body: { password: 'not-the-password' } })).status).toBe(422)
  await drainOutbox()
  const log = await (await api('/api/account/audit', { token: owner.token })).json<{ kind: string }[]>()
  expect(log.filter(({ kind }) => kind === 'identity-secret-made')).toHaveLength(1)
})

const tell = (body: object) => api(`/api/chat/${owner.businessId}/visitor`, { body })

async function visit() {
  const sessionId = newSessionId()
  const { conversationId } = await say(owner.businessId, { sessionId, message: 'Do you fix taps?' })
  const path = `/api/businesses/${owner.businessId}/conversations/${conversationId}`
  await expect.poll(async () => (await api(path, { token: owner.token })).status).toBe(200)
  return {
    sessionId,
    seen: async () => conversation.parse(await (await api(path, { token: owner.token })).json()),
  }
}

const signed = (text: string, by = secret) => createHmac('sha256', by).update(text).digest('hex')

test('who a page says is writing is verified by the business’s secret alone', async () => {
  const { sessionId, seen } = await visit()
  const ana = { name: 'Ana Lopez', email: 'Ana@Example.com' }
  const identities = [
    [ana, false],
    [{ ...ana, signature: signed('ana@example.com') }, true],
    [{ ...ana, signature: signed('ana@example.com', 'idsec_guess') }, false],
    [{ ...ana, userId: '4711', signature: signed('ana@example.com') }, false],
    [{ ...ana, userId: '4711', signature: signed('4711') }, true],
  ] as const
  for (const [identity, isVerified] of identities) {
    expect((await tell({ sessionId, identity })).status).toBe(204)
    expect((await seen()).visitor).toMatchObject({ name: 'Ana Lopez', email: 'ana@example.com', isVerified })
  }
})

test('fields are few and short, stand beside the conversation, and make neither a lead nor a name', async () => {
  const { sessionId, seen } = await visit()
  expect((await tell({ sessionId, fields: { plan: '<b>Gold</b>', car: 'Honda' } })).status).toBe(204)
  const { visitor, visitorName, hasDetails } = await seen()
  expect(visitor).toEqual({ isVerified: false, fields: { plan: '<b>Gold</b>', car: 'Honda' } })
  expect([visitorName, hasDetails]).toEqual([undefined, false])
  const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`field ${n}`, 'x']))
  expect((await tell({ sessionId, fields: eleven })).status).toBe(422)
  expect((await tell({ sessionId, fields: { long: 'x'.repeat(201) } })).status).toBe(422)
  expect((await tell({ sessionId: newSessionId(), fields: { plan: 'Gold' } })).status).toBe(404)
})

test('it goes with the conversation', async () => {
  const { sessionId } = await visit()
  await tell({ sessionId, identity: { email: 'forget@example.com' } })
  const ctx = testContext()
  const count = async () =>
    (await ctx.tenants.all<{ n: number }>("SELECT count(*) AS n FROM page_visitors WHERE visitor LIKE '%forget@%'"))[0]
      ?.n
  expect(await count()).toBe(1)
  while (!(await removeSomeConversations(ctx, owner.businessId)));
  expect(await count()).toBe(0)
})
