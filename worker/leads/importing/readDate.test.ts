import { expect, test } from 'vitest'
import { readDate } from './readDate'

const iso = (text: string, country = 'US', timeZone = 'America/New_York') => {
  const at = readDate(text, { country, timeZone })
  return at === null ? null : new Date(at).toISOString()
}

test.each([
  ['2026-11-21 08:57', '2026-11-21T13:57:00.000Z'],
  ['2026-07-01', '2026-07-01T04:00:00.000Z'],
  ['2026-03-08 01:30', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08 03:30', '2026-03-08T07:30:00.000Z'],
  ['11/21/2026 2:05 PM', '2026-11-21T19:05:00.000Z'],
  ['11/21/2026, 12:05 AM', '2026-11-21T05:05:00.000Z'],
  ['21/11/2026', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21T08:57:30Z', '2026-11-21T08:57:30.000Z'],
  ['2026-11-21 08:57:30+02:00', '2026-11-21T06:57:30.000Z'],
  ['13/13/2026', null],
  ['2026-02-30', null],
  ['yesterday', null],
])('%s in New York is %s', (text, expected) => {
  expect(iso(text)).toBe(expected)
})

test('the day comes first where people write it first', () => {
  expect(iso('02.03.2026', 'DE', 'Europe/Berlin')).toBe('2026-03-01T23:00:00.000Z')
  expect(iso('02/03/2026', 'US')).toBe('2026-02-03T05:00:00.000Z')
})
