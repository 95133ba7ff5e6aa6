import { expect, test } from 'vitest'
import type { Qualification } from '../../../contract/leadDetails'
import { afterCancellation } from './afterCancellation'

const BOOKED: Qualification = {
  grade: 'hot',
  reasons: ['Wants to book', 'Named a day: “Friday”', 'Said what they need', 'Left a phone number'],
  job: 'a new sink',
  time: 'Friday',
  summary: ['A new sink.'],
  by: 'rules',
}

test('who canceled is hot no more, and the first reason says why', () => {
  const after = afterCancellation(BOOKED)
  expect(after).toMatchObject({ grade: 'warm', job: 'a new sink' })
  expect(after.reasons).toEqual(['Canceled their visit', ...BOOKED.reasons.slice(0, 3)])
  expect(after).not.toHaveProperty('time')
  expect(afterCancellation({ ...BOOKED, grade: 'cold' }).grade).toBe('cold')
})
