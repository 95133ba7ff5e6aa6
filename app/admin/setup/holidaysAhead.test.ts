import { expect, test } from 'vitest'
import { holidaysAhead } from './holidaysAhead'

const OPEN: [string, string][] = [['08:00', '17:00']]
const WEEKDAYS = { mon: OPEN, tue: OPEN, wed: OPEN, thu: OPEN, fri: OPEN, sat: [] }
const names = (asked: Partial<Parameters<typeof holidaysAhead>[0]>) =>
  holidaysAhead({ country: 'US', today: '2026-11-20', week: WEEKDAYS, known: [], ...asked }).map(({ name }) => name)

test('the holidays of sixty days on days that are open otherwise', () => {
  expect(names({})).toEqual([
    'Thanksgiving',
    'Day after Thanksgiving',
    'Christmas Eve',
    'Christmas Day',
    'New Year’s Eve',
    'New Year’s Day',
    'Martin Luther King Jr. Day',
  ])
  expect(names({ today: '2026-06-01' }), 'July 4 is a Saturday').toEqual(['Juneteenth'])
  expect(names({ country: 'CA' })).not.toContain('Thanksgiving')
  expect(names({ week: {} })).toEqual([])
})

test('what is known already isn’t asked', () => {
  expect(names({ known: [{ from: '2026-11-26', to: '2026-11-27' }] })[0]).toBe('Christmas Eve')
})
