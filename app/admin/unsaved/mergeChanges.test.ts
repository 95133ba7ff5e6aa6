import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../contract/facts'
import { mergeChanges } from './mergeChanges'

const begun = { ...NO_FACTS, phones: ['(512) 555-0100'], areas: ['Austin'] }

test('what was changed here and elsewhere is kept where it isn’t the same part', () => {
  const mine = { ...begun, payments: ['Cash'] }
  const theirs = { ...begun, areas: ['Austin', 'Round Rock'] }
  const both = { ...begun, payments: ['Cash'], areas: ['Austin', 'Round Rock'] }
  expect(mergeChanges(begun, mine, theirs)).toEqual({ both, isClash: false })
})

test('the same part changed to different ends is told', () => {
  const mine = { ...begun, phones: ['(512) 555-0101'] }
  expect(mergeChanges(begun, mine, { ...begun, phones: [] })).toEqual({ both: mine, isClash: true })
  expect(mergeChanges(begun, mine, mine)).toEqual({ both: mine, isClash: false })
})
