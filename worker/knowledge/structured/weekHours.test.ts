import { expect, test } from 'vitest'
import { hoursRows } from '../../text/hours/sayHours'
import { hoursOfBusiness } from './weekHours'

const US = { country: 'US', currency: 'USD' }
const NINE_TO_FIVE = [['09:00', '17:00']]

test('opening hours are read as text, by day names long and short', () => {
  expect(hoursOfBusiness({ openingHours: 'Mo,Tu,We 09:00-17:00, Sa 10:00-12:00' }, US)).toEqual({
    mon: NINE_TO_FIVE,
    tue: NINE_TO_FIVE,
    wed: NINE_TO_FIVE,
    sat: [['10:00', '12:00']],
  })
})

test('a range of days is one too', () => {
  expect(hoursOfBusiness({ openingHours: ['Mo-Tu 09:00-17:00'] }, US)).toEqual({ mon: NINE_TO_FIVE, tue: NINE_TO_FIVE })
})

test('and by specification, with breaks, closed days and days without an end', () => {
  const part = (dayOfWeek: unknown, opens: string, closes: string, more = {}) => ({ dayOfWeek, opens, closes, ...more })
  const openingHoursSpecification = [
    part(['Monday', 'https://schema.org/Tuesday'], '09:00:00', '12:00:00'),
    part('Monday', '13:00', '17:00'),
    part('Sunday', '00:00', '00:00'),
    part('Friday', '18:00', '23:59'),
    part('Monday', '10:00', '11:00', { validFrom: '2026-12-24' }),
  ]
  expect(hoursOfBusiness({ openingHoursSpecification }, US)).toEqual({
    mon: [
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ],
    tue: [['09:00', '12:00']],
    fri: [['18:00', '24:00']],
    sun: [],
  })
})

test('a week is written a row a day', () => {
  expect(hoursRows({ sun: [], mon: [['09:00', '17:00']] })).toHaveLength(2)
})
