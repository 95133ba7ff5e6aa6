import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PLANS } from '../../contract/plans'
import { api, registerOwner } from '../_test/api'
import { newSessionId, say, testContext } from '../_test/visitor'
import { loadProfile } from '../businesses/loadProfile'
import { countTowardsQuota } from './countTowardsQuota'

const standIn = (env.AI_BASE_URL ?? '').replace('/v1', '')

test('the last conversation of the month is the model’s, the next one is answered from facts and takes a lead', async () => {
  await fetch(`${standIn}/_control`, { method: 'POST', body: JSON.stringify({ says: 'We are in Round Rock.' }) })
  const { businessId } = await registerOwner({ plan: 'test' })
  const ctx = testContext()
  const profile = await loadProfile(ctx, businessId)
  const limit = PLANS.test.conversationLimit ?? 0
  for (let earlier = 1; earlier < limit; earlier++) await countTowardsQuota(ctx, profile, `conv_${earlier}`)
  const lastVisit = newSessionId()
  const ask = (sessionId: string) => say(businessId, { sessionId, message: 'What areas do you cover?' })
  // A conversation counts with the visitor's second message.
  for (let message = 0; message < 2; message++) expect((await ask(lastVisit)).answeredBy).toBe('model')
  const beyond = newSessionId()
  await ask(beyond)
  const reply = await ask(beyond)
  expect(reply.answeredBy).toBe('facts')
  expect(reply.message.content).toContain('Round Rock')
  const lead = { businessId, sessionId: beyond, name: 'Ann', email: 'ann@example.com' }
  expect((await api('/api/leads', { body: lead })).status).toBe(201)
  expect((await ask(lastVisit)).answeredBy, 'a visit that began in time').toBe('model')
})
