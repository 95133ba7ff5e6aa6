import { describe, expect, test } from 'vitest'
import { dayAt, daysAfter, startOfDay, weekdayOf } from './days'
import { offsetRanges } from './offsets'

const at = (iso: string) => Date.parse(iso)
const iso = (time: number) => new Date(time).toISOString()

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
    expect(iso(startOfDay(zone, day))).toBe(start)
    expect(dayAt(zone, at(start))).toBe(day)
    expect(dayAt(zone, at(start) - 1)).toBe(daysAfter(day, -1))
  })
})

test('a year in a zone with summer time has three stretches, without gaps', () => {
  const ranges = offsetRanges('America/Chicago', at('2026-01-01T06:00Z'), at('2027-01-01T06:00Z'))
  expect(ranges.map(({ from, to, offset }) => [iso(from), iso(to), offset / 3_600_000])).toEqual([
    ['2026-01-01T06:00:00.000Z', '2026-03-08T08:00:00.000Z', -6],
    ['2026-03-08T08:00:00.000Z', '2026-11-01T07:00:00.000Z', -5],
    ['2026-11-01T07:00:00.000Z', '2027-01-01T06:00:00.000Z', -6],
  ])
})

test('Monday is the first day of the week', () => {
  expect(weekdayOf('2026-11-23')).toBe(0)
  expect(weekdayOf('2026-11-22')).toBe(6)
})
