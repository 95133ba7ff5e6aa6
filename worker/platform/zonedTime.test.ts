import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../contract/durations'
import { dayAt, startOfDay, utcDay } from './zonedTime'

describe('a day begins at the zone’s midnight', () => {
  test.each([
    ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00.000Z'],
    ['America/Chicago', '2026-11-02', '2026-11-02T06:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-22', '2026-11-21T18:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-22', '2026-11-21T18:15:00.000Z'],
    ['Pacific/Auckland', '2026-11-22', '2026-11-21T11:00:00.000Z'],
    // Clocks go from midnight to one.
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    // And from one back to midnight: the first of the two.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('%s, %s', (zone, day, start) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(start)
    expect(dayAt(Date.parse(start), zone)).toBe(day)
    expect(dayAt(Date.parse(start) - 1, zone)).toBe(utcDay(Date.parse(day) - DAY_MS))
  })
})

test('a day that the zone skips begins and ends when the next one begins', () => {
  expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe(Date.parse('2011-12-30T10:00:00Z'))
  expect(startOfDay('2011-12-31', 'Pacific/Apia')).toBe(Date.parse('2011-12-30T10:00:00Z'))
})
