import { expect, test } from 'vitest'
import type { Booking } from '../../../../contract/scheduling'
import { calendarSettings } from '../../../../contract/scheduling'
import { layOut, onDay } from './layOut'
import { nextOpenDay, openTimes, shownHours } from './openTimes'

const ZONE = 'America/New_York'
const at = (start: string, end: string, status = 'confirmed') => ({ start, end, status }) as Booking
const lanes = (...bookings: Booking[]) =>
  layOut(bookings, ZONE).map(({ from, to, lane, lanes }) => [from, to, lane, lanes])

test('bookings at the same time stand side by side, those after them have the whole width again', () => {
  expect(
    lanes(
      at('2026-11-24T14:00Z', '2026-11-24T15:00Z'),
      at('2026-11-24T14:30Z', '2026-11-24T16:00Z'),
      at('2026-11-24T15:00Z', '2026-11-24T15:30Z'),
      at('2026-11-24T16:00Z', '2026-11-24T17:00Z'),
    ),
  ).toEqual([
    [540, 600, 0, 2],
    [570, 660, 1, 2],
    [600, 630, 0, 2],
    [660, 720, 0, 1],
  ])
})

test('a night’s booking ends with its day, and a day is that of the business’s zone', () => {
  const late = at('2026-11-25T04:00Z', '2026-11-25T06:00Z')
  expect(lanes(late)).toEqual([[1380, 1440, 0, 1]])
  expect(onDay([late], '2026-11-24', ZONE)).toHaveLength(1)
  expect(onDay([{ ...late, status: 'canceled' }], '2026-11-24', ZONE)).toEqual([])
})

test('the hours of a week are those that are open or booked, six at least', () => {
  const calendar = calendarSettings.parse({
    timeZone: ZONE,
    hours: { tue: [['09:30', '17:15']] },
    special: [{ from: '2026-12-24', to: '2026-12-24', hours: [['09:00', '12:00']], note: 'Christmas Eve' }],
    closed: [{ from: '2026-12-01', to: '2026-12-01' }],
  })
  expect(openTimes(calendar, '2026-11-24')).toEqual([{ from: 570, to: 1035 }])
  expect(openTimes(calendar, '2026-12-01')).toEqual([])
  expect(openTimes(calendar, '2026-12-24')).toEqual([{ from: 540, to: 720 }])
  expect(shownHours(openTimes(calendar, '2026-11-24'))).toEqual({ first: 9, last: 18 })
  expect(shownHours([{ from: 23 * 60, to: 24 * 60 }])).toEqual({ first: 18, last: 24 })
  expect(shownHours([])).toEqual({ first: 9, last: 17 })
})

test('on a day off the week opens on the next day that has hours', () => {
  const hours = { mon: [['09:00', '17:00']], sat: [['10:00', '14:00']] }
  const calendar = calendarSettings.parse({ timeZone: ZONE, hours })
  expect(nextOpenDay(calendar, '2026-11-22')).toBe('2026-11-23')
  expect(nextOpenDay(calendar, '2026-11-23')).toBe('2026-11-23')
  expect(nextOpenDay({ ...calendar, hours: {} }, '2026-11-22')).toBe('2026-11-22')
})
