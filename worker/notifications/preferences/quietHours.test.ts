import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../contract/durations'
import { nextWallTime } from '../../platform/zonedTime'
import { quietUntil } from './quietHours'

const NIGHT = { from: '22:00', to: '07:00' }
const endOf = (quiet: { from: string; to: string }, at: string, timeZone = 'America/New_York') => {
  const end = quietUntil(quiet, Date.parse(at), timeZone)
  return end === undefined ? undefined : new Date(end).toISOString()
}

test.each([
  ['before they begin', '2026-06-10T01:59:00Z', undefined],
  ['as they begin', '2026-06-10T02:00:00Z', '2026-06-10T11:00:00.000Z'],
  ['after midnight', '2026-06-10T05:30:00Z', '2026-06-10T11:00:00.000Z'],
  ['as they end', '2026-06-10T11:00:00Z', undefined],
])('quiet hours across midnight, %s', (_, at, end) => {
  expect(endOf(NIGHT, at)).toBe(end)
})

test('quiet hours within a day', () => {
  const nap = { from: '13:00', to: '15:30' }
  expect(endOf(nap, '2026-06-10T17:00:00Z')).toBe('2026-06-10T19:30:00.000Z')
  expect(endOf(nap, '2026-06-10T19:30:00Z')).toBeUndefined()
})

test('the night in which clocks are put forward is an hour shorter, the one in which they go back an hour longer', () => {
  expect(endOf(NIGHT, '2026-03-08T03:00:00Z')).toBe('2026-03-08T11:00:00.000Z')
  expect(endOf(NIGHT, '2026-11-01T02:00:00Z')).toBe('2026-11-01T12:00:00.000Z')
})

test('an end that the clock skips comes an hour later on it, and one shown twice comes both times', () => {
  expect(endOf({ from: '22:00', to: '02:30' }, '2026-03-08T06:59:00Z')).toBe('2026-03-08T07:30:00.000Z')
  const early = { from: '22:00', to: '01:30' }
  expect(endOf(early, '2026-11-01T05:10:00Z')).toBe('2026-11-01T05:30:00.000Z')
  expect(endOf(early, '2026-11-01T06:10:00Z')).toBe('2026-11-01T06:30:00.000Z')
  expect(endOf(early, '2026-11-01T06:30:00Z')).toBeUndefined()
})

test.each(['Pacific/Auckland', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])(
  'in %s every moment of a year is in the quiet hours or out of them, and they end at their hour',
  (timeZone) => {
    const shown = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', timeStyle: 'short' })
    for (let at = Date.parse('2026-01-01T00:17:00Z'); at < Date.parse('2027-01-01T00:00:00Z'); at += 7 * HOUR_MS) {
      const hour = Number(shown.format(at).slice(0, 2))
      const end = quietUntil(NIGHT, at, timeZone)
      expect(end !== undefined).toBe(hour >= 22 || hour < 7)
      if (end !== undefined) expect(shown.format(end)).toBe('07:00')
    }
  },
)

test('the next 8 o’clock is later today or tomorrow', () => {
  const next = (at: string) => new Date(nextWallTime(Date.parse(at), 8 * 60, 'America/Chicago')).toISOString()
  expect(next('2026-11-22T13:59:59Z')).toBe('2026-11-22T14:00:00.000Z')
  expect(next('2026-11-22T14:00:00Z')).toBe('2026-11-23T14:00:00.000Z')
})
