import { beforeAll, expect, test } from 'vitest'
import { conversation } from '../../contract/chat'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { newSessionId, say } from '../_test/visitor'

const LINK = 'https://calendly.com/rivera/visit'
let owner: Awaited<ReturnType<typeof registerOwner>>
beforeAll(async () => {
  owner = await registerOwner()
  const path = `/api/businesses/${owner.businessId}`
  expect((await api(path, { method: 'PATCH', token: owner.token, body: { calendlyUrl: LINK } })).status).toBe(200)
  await drainOutbox()
})

test('the link that is offered is prefilled with what was said, and opening it is told once', async () => {
  const sessionId = newSessionId()
  const plain = await say(owner.businessId, {
    sessionId,
    message: 'Hi, I’m Ann Lee, ann@example.com. Do you fix leaks?',
  })
  expect(plain.calendlyUrl).toBe(LINK)
  const reply = await say(owner.businessId, { sessionId, message: 'Can I book an appointment?' })
  expect(reply).toMatchObject({ needsScheduling: true })
  const opened = new URL(reply.calendlyUrl ?? '')
  expect(`${opened.origin}${opened.pathname}`).toBe(LINK)
  expect(Object.fromEntries(opened.searchParams)).toMatchObject({
    name: 'Ann Lee',
    email: 'ann@example.com',
    utm_content: reply.conversationId,
  })
  expect(reply.calendlyUrl).not.toContain(sessionId)

  const path = `/api/businesses/${owner.businessId}/conversations/${reply.conversationId}`
  const seen = async () => conversation.parse(await (await api(path, { token: owner.token })).json())
  await expect.poll(async () => (await api(path, { token: owner.token })).status).toBe(200)
  expect((await seen()).bookingLinkOpenedAt).toBeUndefined()
  const open = (body: object) => api(`/api/chat/${owner.businessId}/booking-link`, { body })
  expect((await open({ sessionId })).status).toBe(204)
  const { bookingLinkOpenedAt } = await seen()
  expect(bookingLinkOpenedAt).toBeDefined()
  expect((await open({ sessionId })).status).toBe(204)
  expect((await seen()).bookingLinkOpenedAt).toBe(bookingLinkOpenedAt)
  expect((await open({ sessionId: newSessionId() })).status).toBe(404)
})
