import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../contract/durations'
import { weekdayOf } from './days'
import { offsetRanges } from './offsets'

const at = (iso: string) => Date.parse(iso)
const iso = (time: number) => new Date(time).toISOString()

test('a year in a zone with summer time has three stretches, without gaps', () => {
  const ranges = offsetRanges('America/Chicago', at('2026-01-01T06:00Z'), at('2027-01-01T06:00Z'))
  expect(ranges.map(({ from, to, offset }) => [iso(from), iso(to), offset / HOUR_MS])).toEqual([
    ['2026-01-01T06:00:00.000Z', '2026-03-08T08:00:00.000Z', -6],
    ['2026-03-08T08:00:00.000Z', '2026-11-01T07:00:00.000Z', -5],
    ['2026-11-01T07:00:00.000Z', '2027-01-01T06:00:00.000Z', -6],
  ])
})

test('Monday is the first day of the week', () => {
  expect(weekdayOf('2026-11-23')).toBe(0)
  expect(weekdayOf('2026-11-22')).toBe(6)
})
