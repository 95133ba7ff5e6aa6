import { expect, test } from 'vitest'
import { withoutCounted } from './counted'

test.each([
  ['im 23', ''],
  ['there are 11 of us', 'of us'],
  ['he is 4 and loud', 'and loud'],
  ["I'm free at 4", "I'm free at 4"],
  ['im 3 pm', 'im 3 pm'],
  ['make it 10', 'make it 10'],
])('of %s without ages and counts is left %s', (text, left) =>
  expect(withoutCounted(text, { language: 'en' })).toBe(left),
)

test('in Spanish', () => expect(withoutCounted('tengo 12', { language: 'es' })).toBe(''))
