import { expect, test } from 'vitest'
import HOLIDAYS from './holidays.json'
import { dateOf, upcomingHolidays } from './upcomingHolidays'

// Dates as published: US Naval Observatory (Easter), opm.gov, canada.ca, gov.uk.
test.each([
  ['easter +0', 2024, '2024-03-31'],
  ['easter +0', 2025, '2025-04-20'],
  ['easter +0', 2026, '2026-04-05'],
  ['easter +0', 2038, '2038-04-25'],
  ['thu 4 11', 2026, '2026-11-26'],
  ['thu 4 11 +1', 2026, '2026-11-27'],
  ['mon -1 05', 2026, '2026-05-25'],
  ['mon 1 09', 2025, '2025-09-01'],
  ['mon before 05-25', 2026, '2026-05-18'],
  ['mon before 05-25', 2027, '2027-05-24'],
  ['mon -1 08', 2026, '2026-08-31'],
])('%s of %i', (rule, year, date) => {
  expect(dateOf(rule, year).toISOString().slice(0, 10)).toBe(date)
})

test('every rule of every country gives a date in its year', () => {
  const rules = Object.values(HOLIDAYS).flatMap((list) => Object.values(list))
  expect(rules.filter((rule) => dateOf(rule, 2027).getUTCFullYear() !== 2027)).toEqual([])
})

test('what is over this year is next year’s', () => {
  const [first, ...rest] = upcomingHolidays('us', '2026-11-22')
  expect(first).toEqual({ name: 'Thanksgiving', date: '2026-11-26' })
  expect(rest.at(-1)).toEqual({ name: 'Veterans Day', date: '2027-11-11' })
  expect(rest.find(({ name }) => name === 'New Year’s Day')?.date).toBe('2027-01-01')
})

test('a country without a list of its own has the days that most share', () => {
  expect(upcomingHolidays('JP', '2026-12-25').map(({ name }) => name)).toContain('Christmas Day')
})
