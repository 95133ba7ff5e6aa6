import { expect, test } from 'vitest'
import { editDistance } from './editDistance'

test.each([
  ['drain', 'drain', 0],
  ['drain', 'drains', 1],
  ['drain', 'darin', 1],
  ['drain', 'train', 1],
  ['heater', 'haeter', 1],
  ['plumber', 'plumer', 1],
  ['roof', 'gutter', 3],
  ['', 'ab', 2],
  ['', 'abcdef', 3],
])('from “%s” to “%s” it is %i, counted no further than one past the limit', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits)
  expect(editDistance(b, a, 2)).toBe(edits)
})

test('very long words are compared by nobody, however alike', () => {
  const word = 'a'.repeat(1_490)
  expect(editDistance(word, `${word}b`, 2)).toBe(3)
  expect(editDistance(word, word, 2)).toBe(0)
})

test.each([1, 2, 3])('what lies off the diagonal changes nothing (limit %i)', (limit) => {
  const words = ['drainage', 'drainaeg', 'dranage', 'rdainage', 'aaaa', 'aaab', 'baaa', 'bbaa', 'abab', 'ba']
  for (const a of words)
    for (const b of words)
      expect(editDistance(a, b, limit), `${a} ${b}`).toBe(Math.min(editDistance(a, b, 9), limit + 1))
})
