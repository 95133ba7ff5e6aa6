import { expect, test } from 'vitest'
import { afterTrialWords, statusWords } from './statusWords'

const trial = {
  planType: 'starter',
  subscriptionStatus: 'trialing',
  trialEndsAt: '2026-11-30T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  hasSubscription: true,
  paymentConfigured: true,
} as const

test('a trial with a card says what it becomes and how to stop', () => {
  expect(statusWords(trial)).toMatch(/^Free until .*, then \$49 a month\.$/)
  expect(afterTrialWords(trial)).toContain('cancel your plan below')
})

test('a trial without a card says what happens then, and offers a plan only where one can be bought', () => {
  const free = { ...trial, hasSubscription: false }
  expect(afterTrialWords(free)).toMatch(/nothing to cancel.*30 more days.*pick a plan below/)
  expect(afterTrialWords({ ...free, paymentConfigured: false })).not.toContain('pick a plan')
})

test('a trial that was canceled, and a plan that is paid, have nothing to add', () => {
  expect(afterTrialWords({ ...trial, cancelAtPeriodEnd: true })).toBeUndefined()
  expect(afterTrialWords({ ...trial, subscriptionStatus: 'active' })).toBeUndefined()
})
