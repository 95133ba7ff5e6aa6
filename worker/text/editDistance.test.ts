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
