import { expect, test } from 'vitest'
import type { ConversationHead } from '../../contract/chat'
import type { Lead } from '../../contract/leads'
import type { Note } from '../../contract/notes'
import { SAVED_REPLIES_MAX, type SavedReply } from '../../contract/savedReplies'
import { api, registerOwner } from '../_test/api'
import { newSessionId, say } from '../_test/visitor'
import { writeBehind } from '../_test/writeBehind'

type Owner = Awaited<ReturnType<typeof registerOwner>>
const read = async <T>({ token }: Owner, path: string) => (await api(path, { token })).json<T>()

async function visited(owner: Owner) {
  const sessionId = newSessionId()
  const { businessId } = owner
  const { conversationId } = await say(businessId, { sessionId, message: 'Do you fix leaks?' })
  await api('/api/leads', { body: { businessId, sessionId, name: 'Ann Lee', email: 'ann@example.com' } })
  await writeBehind(businessId, sessionId)
  return { sessionId, path: `/api/businesses/${businessId}/conversations/${conversationId}` }
}

test('a conversation has the name that its form left', async () => {
  const owner = await registerOwner()
  await visited(owner)
  const list = `/api/businesses/${owner.businessId}/conversations`
  expect(await read<ConversationHead[]>(owner, list)).toMatchObject([{ visitorName: 'Ann Lee', hasDetails: true }])
})

test('notes on a conversation are those of its lead too, and the visitor never reads them', async () => {
  const owner = await registerOwner()
  const { sessionId, path } = await visited(owner)
  const [lead] = await read<Lead[]>(owner, '/api/leads')
  await api(`${path}/notes`, { token: owner.token, body: { text: 'Sounds upset' } })
  await api(`/api/leads/${lead?.id}/notes`, { token: owner.token, body: { text: 'Called back' } })
  const texts = async (from: string) => (await read<Note[]>(owner, from)).map(({ text }) => text)
  expect(await texts(`${path}/notes`)).toEqual(['Called back', 'Sounds upset'])
  expect(await texts(`/api/leads/${lead?.id}/notes`)).toEqual(['Called back', 'Sounds upset'])
  const visitors = await api(`/api/chat/${owner.businessId}/messages?sessionId=${sessionId}`)
  expect(await visitors.text()).not.toMatch(/upset|Called/)
})

test('saved replies are a business’s own, at most fifty', async () => {
  const [owner, other] = [await registerOwner(), await registerOwner()]
  const path = `/api/businesses/${owner.businessId}/saved-replies`
  const { token } = owner
  const save = (n: number) => api(path, { token, body: { title: `Reply ${n}`, text: 'Hi {first name}' } })
  const first = await (await save(0)).json<SavedReply>()
  const rest = await Promise.all(Array.from({ length: SAVED_REPLIES_MAX }, (_, n) => save(n + 1)))
  expect(rest.filter(({ status }) => status === 409)).toHaveLength(1)
  await api(`${path}/${first.id}`, { method: 'PUT', token, body: { title: 'Hello', text: 'Hi' } })
  expect((await read<SavedReply[]>(owner, path))[0]).toEqual({ id: first.id, title: 'Hello', text: 'Hi' })
  expect((await api(`${path}/${first.id}`, { method: 'DELETE', token })).status).toBe(204)
  expect((await api(`${path}/${first.id}`, { method: 'DELETE', token })).status).toBe(404)
  expect((await api(path, { token: other.token })).status).toBe(404)
  expect((await save(99)).status).toBe(201)
})
