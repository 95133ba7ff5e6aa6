import { expect, test } from 'vitest'
import type { Qualification } from '../../../contract/leadDetails'
import { gradeByVisit } from './gradeByVisit'

const WANTS: Qualification = {
  grade: 'hot',
  reasons: ['Wants to book', 'Named a day: “Friday”', 'Said what they need', 'Left a phone number'],
  job: 'a new sink',
  time: 'Friday',
  summary: ['A new sink.'],
  by: 'rules',
}
const ASKED: Qualification = { grade: 'cold', reasons: ['Only asked a question'], summary: [], by: 'rules' }

test('who booked is hot, whatever they wrote or didn’t', () => {
  expect(gradeByVisit('booked', WANTS)).toMatchObject({ grade: 'hot', time: 'Friday' })
  expect(gradeByVisit('booked', ASKED)).toMatchObject({ grade: 'hot', reasons: ['Booked a visit'] })
  expect(gradeByVisit('booked')).toMatchObject({ grade: 'hot', reasons: ['Booked a visit'] })
})

test('who canceled is hot no more, and the first reason says why', () => {
  const after = gradeByVisit('canceled', WANTS)
  expect(after).toMatchObject({ grade: 'warm', job: 'a new sink' })
  expect(after.reasons).toEqual(['Canceled their visit', ...WANTS.reasons.slice(0, 3)])
  expect(after).not.toHaveProperty('time')
  expect(gradeByVisit('canceled', ASKED).grade).toBe('cold')
  expect(gradeByVisit('canceled')).toMatchObject({ grade: 'warm', reasons: ['Canceled their visit'] })
})
