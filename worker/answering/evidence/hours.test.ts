import { expect, test } from 'vitest'
import { hoursOf } from './hours'

const week = (text: string) =>
  Object.fromEntries(Object.entries(hoursOf(text)).map(([day, { text: said }]) => [day, said]))

test.each([
  [
    'days first',
    'Mon-Tue 9am-5pm, Wed 8:30 - 6',
    { monday: '9 am – 5 pm', tuesday: '9 am – 5 pm', wednesday: '8:30 am – 6 pm' },
  ],
  [
    'times first',
    '9-5 Mon-Tue, 10-2 Sat, closed Sun',
    { monday: '9 am – 5 pm', tuesday: '9 am – 5 pm', saturday: '10 am – 2 pm', sunday: 'closed' },
  ],
  [
    'a table',
    'Monday\t8:00 AM – 5:00 PM\nSaturday & Sunday\tClosed',
    { monday: '8 am – 5 pm', saturday: 'closed', sunday: 'closed' },
  ],
  ['a cell a line', 'Monday\nClosed\nTuesday\n10:00 am - 6:00 pm', { monday: 'closed', tuesday: '10 am – 6 pm' }],
  [
    'a sentence',
    "We're open Friday 8 am to noon. We're closed on Sunday.",
    { friday: '8 am – 12 pm', sunday: 'closed' },
  ],
  ['a break at noon', 'Mon 9-12 and 1-5', { monday: '9 am – 12 pm and 1 pm – 5 pm' }],
  ['by appointment', 'Saturday by appointment only', { saturday: 'by appointment only' }],
  ['days run together', 'Closed Sundays and Mondays', { sunday: 'closed', monday: 'closed' }],
  [
    'an end alone',
    'Mon-Tue 8 am to 6 pm, and Saturday until 2 pm',
    { monday: '8 am – 6 pm', tuesday: '8 am – 6 pm', saturday: 'until 2 pm' },
  ],
  ['no hours at all', 'Most patios take one to two weeks. Crews start at 7am.', {}],
])('hours written as %s', (_, text, expected) => {
  expect(week(text)).toEqual(expected)
})

test('an exception stays with its day', () => {
  expect(hoursOf('Saturday 9 AM - 2 PM, first Saturday closed').saturday?.note).toBe('first Saturday closed')
  const told = hoursOf('The first Saturday of the month is closed. Saturday 9 AM - 2 PM').saturday
  expect(told).toMatchObject({ text: '9 am – 2 pm', note: 'first Saturday closed' })
  expect(hoursOf('first Saturday of the month 9am - 1pm').saturday?.note).toBe('first Saturday only')
})
