import { expect, test } from 'vitest'
import { allowanceOf } from './allowance'

test.each([
  // What comes, allowed in a day
  ['a new business on Starter', { daysBefore: [], left: 1000, daysLeft: 30 }, 100],
  ['the last day of its month', { daysBefore: [], left: 100, daysLeft: 1 }, 43],
  ['a quiet business on a large plan', { daysBefore: [1, 2, 3, 2, 1, 2, 2], left: 10_000, daysLeft: 30 }, 50],
  ['the same after three days of flood', { daysBefore: [1, 2, 3, 2, 50, 50, 50], left: 10_000, daysLeft: 30 }, 50],
  ['a busy one without a limit', { daysBefore: Array(10).fill(400), left: null, daysLeft: 30 }, 4000],
  ['the smallest plan', { daysBefore: [], left: 20, daysLeft: 30 }, 20],
])('%s may count so many a day', (_, pace, day) => {
  expect(allowanceOf(pace).day).toBe(day)
})

test('two weeks of flood leave a tenth of the month and more', () => {
  let left = 1000
  for (let daysLeft = 30; daysLeft > 16; daysLeft--) left -= allowanceOf({ daysBefore: [], left, daysLeft }).day
  expect(left).toBeGreaterThan(100)
})
