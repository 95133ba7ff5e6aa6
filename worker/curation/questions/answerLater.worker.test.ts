import { expect, test } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { listOf } from '../_test/questions'

test('a question that the owner leaves for later waits among those to answer, once', async () => {
  const owner = await registerOwner()
  const path = `/api/businesses/${owner.businessId}/unanswered`
  for (let times = 0; times < 2; times += 1) {
    const kept = await api(path, { token: owner.token, body: { question: 'Do you have loaner cars?' } })
    expect(kept.status).toBe(204)
    await drainOutbox()
  }
  expect(await listOf(owner)).toMatchObject([{ question: 'Do you have loaner cars?', count: 1, conversationId: '' }])
})
