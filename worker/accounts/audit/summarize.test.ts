import { expect, test } from 'vitest'
import { summarize } from './summarize'

test.each([
  ['plan-changed', { from: 'starter', to: 'business' }, 'From Starter to Business'],
  ['plan-changed', { to: 'starter' }, 'To Starter'],
  ['subscription-changed', { from: 'ending', to: 'active' }, 'The cancellation was undone'],
  ['subscription-changed', { from: 'trialing', to: 'active' }, 'It’s active'],
  ['subscription-changed', { to: 'something-new' }, 'something-new'],
  ['email-changed', { from: 'a@example.com', to: 'b@example.com' }, 'From a@example.com to b@example.com'],
  ['deletion-asked', { deleteAfter: '2026-03-01T10:00:00.000Z' }, 'Everything will be deleted on March 1, 2026'],
  ['deletion-asked', {}, undefined],
  ['balance-kept', { balanceCents: '-4900' }, 'Your credit of $49 comes off your next payments'],
  ['balance-kept', { balanceCents: '4900' }, 'The $49 you owe will be added to your next payment'],
] as const)('%s %o reads “%s”', (kind, detail, sentence) => {
  expect(summarize({ kind, detail })).toBe(sentence)
})
