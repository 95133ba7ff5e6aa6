import { expect, test } from 'vitest'
import { numbersIn } from './phones'

test.each(['are you open may 10 2027', 'are you open on 5/10/2027', 'is December 5 2026 free?'])(
  'the date in %j is no number that lacks digits',
  (text) => {
    expect(numbersIn(text, 'US').filter(({ isShort }) => isShort)).toEqual([])
  },
)

test('a number that lacks digits is still told to', () => {
  expect(numbersIn('call me on May 10 at 813 555 012', 'US').some(({ isShort }) => isShort)).toBe(true)
})
