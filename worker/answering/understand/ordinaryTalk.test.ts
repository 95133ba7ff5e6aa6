import { expect, test } from 'vitest'
import { NEW_CONVERSATION } from '../state'
import { understand } from './understand'

const kindOf = (text: string) =>
  understand({ text, state: NEW_CONVERSATION, profile: { businessType: 'other', country: 'US' } }).kind

test.each([
  'se me fue la luz',
  'whole house is dark',
  'my sister died last week',
  'I thought you were the electric company',
  'dec 4 obviously',
  'es peligroso??',
  'my ex broke my tv',
  'the piano sat in her barn since 2011. there might be mice in it',
])('nobody is blamed and nothing is asked for: %s', (text) => {
  expect(['question', 'small_talk']).toContain(kindOf(text))
})

test.each(['your guy broke my tv and left', 'your electrician left half the house dark'])(
  'a complaint stays one: %s',
  (text) => {
    expect(kindOf(text)).toBe('complaint')
  },
)
