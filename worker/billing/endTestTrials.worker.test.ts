import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../contract/durations'
import { PLANS } from '../../contract/plans'
import { api, registerOwner, runMinute } from '../_test/api'
import { mailsAbout } from '../_test/mail'

afterEach(() => vi.useRealTimers())

test('the trial of a test registration ends by itself, is told once, and stands in the owner’s record', async () => {
  const owner = await registerOwner({ plan: 'starter' })
  const read = async <Body>(path: string) => (await api(path, { token: owner.token })).json<Body>()
  await runMinute()
  expect(await read('/api/auth/me')).toMatchObject({ customer: { subscriptionStatus: 'trialing' } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + PLANS.starter.trialDays * DAY_MS + 1000 })
  await runMinute()
  await runMinute()
  expect(await read('/api/auth/me')).toMatchObject({
    customer: { planType: 'starter', subscriptionStatus: 'canceled' },
  })
  expect(await read('/api/billing')).toMatchObject({ switchedOffAt: expect.any(String) })
  expect(await mailsAbout(owner.email, 'Your trial has ended')).toHaveLength(1)
  const [latest] = await read<{ kind: string; detail: object }[]>('/api/account/audit')
  expect(latest).toMatchObject({ kind: 'subscription-changed', detail: { from: 'trialing', to: 'canceled' } })
  expect(
    (
      await api(`/api/chat/${owner.businessId}/message`, {
        body: { sessionId: crypto.randomUUID(), message: 'Are you open?' },
      })
    ).status,
  ).toBe(200)
})
