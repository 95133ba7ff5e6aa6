import { expect, test } from 'vitest'
import { countWords } from './words'

test('whoever only booked, waits or was held back is kept, and said to be', () => {
  const nothing = { leads: 0, conversations: 0, messages: 0, matters: 0, questions: 0, ratings: 0 }
  expect(countWords({ ...nothing, held: 0, bookings: 0, waiting: 0 })).toBe('')
  expect(countWords({ ...nothing, held: 0, bookings: 1, waiting: 0 })).toBe('1 booking')
  expect(countWords({ ...nothing, held: 2, bookings: 0, waiting: 1 })).toBe(
    '2 leads held back as spam and 1 place on the waiting list',
  )
})
