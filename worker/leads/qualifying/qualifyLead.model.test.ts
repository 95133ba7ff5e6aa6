import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lead } from '../../../contract/leads'
import { PLANS } from '../../../contract/plans'
import { api, registerOwner } from '../../_test/api'
import { testContext } from '../../_test/visitor'
import { loadProfile } from '../../businesses/loadProfile'
import { spendTokens } from '../../usage/modelBudget'
import { qualifyLead } from './qualifyLead'

const standIn = (env.AI_BASE_URL ?? '').replace('/v1', '')
const GRADE = {
  grade: 'hot',
  reasons: [{ why: 'Wants a date', quote: 'before the weekend' }],
  job: 'a new sink',
  summary: ['Wants a new sink.'],
}

test('a model grades a lead by what its visitor said, within the month’s tokens and the plan', async () => {
  await fetch(`${standIn}/_control`, { method: 'POST', body: JSON.stringify({ says: JSON.stringify(GRADE) }) })
  const graded = async (plan: 'starter' | 'business', isSpent = false) => {
    const { businessId, token } = await registerOwner({ plan })
    if (isSpent) await spendTokens(testContext(), await loadProfile(testContext(), businessId), PLANS[plan].modelTokens)
    const details = 'We would like a new sink before the weekend'
    const sent = await api('/api/leads', {
      body: { businessId, name: 'Ann', email: 'a@example.com', projectDetails: details },
    })
    const { id: leadId } = await sent.json<{ id: string }>()
    await qualifyLead(testContext(), { leadId })
    const response = await api(`/api/businesses/${businessId}/leads`, { token })
    return z.parse(z.array(lead), await response.json())[0]?.qualification
  }
  expect(await graded('business')).toEqual({
    grade: 'hot',
    reasons: ['Wants a date: “before the weekend”'],
    job: 'a new sink',
    summary: ['Wants a new sink.'],
    by: 'model',
  })
  expect(await graded('business', true)).toMatchObject({ by: 'rules' })
  expect(await graded('starter')).toBeUndefined()
})
