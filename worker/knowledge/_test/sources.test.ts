import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { knowledgeSource } from '../../../contract/knowledge'
import { api, drainOutbox, registerOwner } from '../../_test/api'

test('a text answers at once, is exported, and is gone when it is removed', async () => {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}/knowledge/sources`
  const added = await api(path, {
    token,
    body: { title: 'Parking', text: 'Parking\n\nYou can park a horse behind the barn.' },
  })
  expect(added.status).toBe(202)
  const { id } = await added.json<{ id: string }>()
  const source = knowledgeSource.parse(await (await api(`${path}/${id}`, { token })).json())
  expect(source).toMatchObject({ status: 'ready', kind: 'text', pages: 1, passages: 1, skipped: [] })
  const object = env.KNOWLEDGE.getByName(businessId)
  await runDurableObjectAlarm(object)
  await drainOutbox()
  const asked = await api(`/api/businesses/${businessId}/ask`, { token, body: { question: 'Can I park my horse?' } })
  expect(await asked.json()).toMatchObject({ content: expect.stringContaining('behind the barn') })
  expect((await api(`${path}/${id}`, { method: 'DELETE', token })).status).toBe(204)
  await runDurableObjectAlarm(object)
  await drainOutbox()
  await vi.waitFor(
    async () => {
      const again = await api(`/api/businesses/${businessId}/ask`, {
        token,
        body: { question: 'Can I park my horse?' },
      })
      expect(await again.text()).not.toContain('behind the barn')
    },
    { timeout: 5_000, interval: 500 },
  )
})
