import { expect, test } from 'vitest'
import type { Statement } from '../statement'
import { closedDays } from './closedDays'

const passage = (text: string, heading = 'Hours'): Statement => ({
  id: '/#1',
  source: { title: 'Home' },
  trail: [heading],
  kind: 'sentence',
  text,
  block: 1,
})

test.each([
  ['Open Monday to Friday 8-5. Closed on Sundays.', ['sun']],
  ['Closed weekends', ['sat', 'sun']],
  ['Sunday & Monday | Closed', ['mon', 'sun']],
  ['Sat 9-1, Sun closed', ['sun']],
  ['Closed on Monday, December 25', []],
  ['Closed the first Monday of the month', []],
  ['We closed the shop in Troy.', []],
])('%s', (text, days) => {
  expect(Object.keys(closedDays([passage(text)]))).toEqual(days)
})

test('a holiday’s closed days are none of the week', () => {
  expect(closedDays([passage('Friday closed', 'Christmas hours')])).toEqual({})
})
