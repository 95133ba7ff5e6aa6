import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../contract/facts'
import { mergeFacts } from './mergeFacts'

const begun = { ...NO_FACTS, phones: ['(512) 555-0100'], areas: ['Austin'] }

test('what was changed here and elsewhere is kept where it isn’t the same part', () => {
  const mine = { ...begun, payments: ['Cash'] }
  const theirs = { ...begun, areas: ['Austin', 'Round Rock'] }
  expect(mergeFacts(begun, mine, theirs)).toEqual({ ...begun, payments: ['Cash'], areas: ['Austin', 'Round Rock'] })
})

test('the same part changed to different ends is nobody’s to decide', () => {
  const mine = { ...begun, phones: ['(512) 555-0101'] }
  expect(mergeFacts(begun, mine, { ...begun, phones: [] })).toBeUndefined()
  expect(mergeFacts(begun, mine, mine)).toEqual(mine)
})
