import { expect, test } from 'vitest'
import { MINUTE_MS } from '../../../contract/durations'
import { hasHours, openPieces } from './openPieces'

const facts = {
  hours: { mon: [['08:50', '12:00'] as [string, string], ['13:00', '24:00'] as [string, string]], tue: [] },
  hoursExceptions: [{ from: '2026-12-28', to: '2026-12-28', hours: [] }],
}
const open = (iso: string) => {
  const from = Date.parse(iso)
  return openPieces(facts, 'America/Chicago', from, from + 15 * MINUTE_MS).map(([a, b]) => [
    (a - from) / MINUTE_MS,
    (b - from) / MINUTE_MS,
  ])
}

test('opening hours are those of the business’s own clock, to the minute', () => {
  // 8:45 on a Monday in Chicago.
  expect(open('2026-11-23T14:45:00Z')).toEqual([[5, 15]])
  expect(open('2026-11-23T18:00:00Z')).toEqual([])
  expect(open('2026-11-24T05:45:00Z')).toEqual([[0, 15]])
  expect(open('2026-11-24T15:00:00Z')).toEqual([])
})

test('a day without hours is unknown, and an exception beats the week', () => {
  expect(open('2026-11-25T15:00:00Z')).toEqual([[0, 15]])
  expect(open('2026-12-28T16:00:00Z')).toEqual([])
})

test('a business without hours has none', () => {
  expect(hasHours(null)).toBe(false)
  expect(hasHours({ hours: {}, hoursExceptions: [] })).toBe(false)
})
