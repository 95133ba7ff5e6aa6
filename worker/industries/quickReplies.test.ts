import { expect, test } from 'vitest'
import { QUICK_REPLIES } from '../../contract/defaults'
import { INDUSTRIES } from './industries'
import { quickRepliesOf } from './quickReplies'

test.each(Object.entries(INDUSTRIES))('%s has three quick replies, each one that the chat knows', (type, industry) => {
  expect(new Set(quickRepliesOf(type as keyof typeof INDUSTRIES)).size).toBe(3)
  expect(industry.quickReplies).toHaveLength(3)
})

test('a trade that isn’t named has those of the specification', () => {
  expect(quickRepliesOf('other')).toEqual(QUICK_REPLIES)
})
