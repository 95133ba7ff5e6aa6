import { expect, test } from 'vitest'
import { parseValues } from '../../text/parseValues'
import type { Statement } from '../statement'
import { closedDays, hoursIn, weekInProse, withBreaks } from './weekSaid'

const US = { country: 'US', currency: 'USD' }
const statement = (text: string, heading = 'Hours'): Statement => ({
  id: '/#1',
  source: { kind: 'site', title: 'Home' },
  trail: [heading],
  kind: text.includes(' | ') ? 'row' : 'sentence',
  text,
  block: 1,
  values: parseValues(text, US),
})

test.each([
  ['Open Monday to Friday 8-5. Closed on Sundays.', ['sun']],
  ['Closed weekends', ['sat', 'sun']],
  ['Sunday & Monday | Closed', ['mon', 'sun']],
  ['Sat 9-1, Sunday closed', ['sun']],
  ['Closed on Monday, December 25', []],
  ['Closed the first Monday of the month', []],
  ['We closed the shop in Troy.', []],
])('%s', (text, days) => {
  expect(Object.keys(closedDays([statement(text)]))).toEqual(days)
})

test('a holiday’s closed days are none of the week', () => {
  expect(closedDays([statement('Friday closed', 'Christmas hours')])).toEqual({})
})

test('what holds for a part of the year isn’t of the week; a town that is called like a season is none', () => {
  const said = (text: string, heading?: string) => hoursIn([statement(text, heading)])
  expect(said('Mon – Fri | 7 – 4', 'Summer hours')).toEqual({})
  expect(said('Summer (June–August) | Mon – Fri 7 – 4')).toEqual({})
  expect(said('May – December | Mon–Thu 10 am – 4 pm')).toEqual({})
  expect(said('Lunes a viernes | 7 a 15', 'Horario de verano')).toEqual({})
  expect(closedDays([statement('Winter: closed Sundays')])).toEqual({})
  expect(said('Mon | 7 – 4', 'Winter Park hours')).toEqual({ mon: [['07:00', '16:00']] })
  expect(said('Mar – Vie | 9 am – 5 pm')).toMatchObject({ fri: [['09:00', '17:00']] })
})

test('a week row by row, with breaks and what is closed; the first that a page says of a day holds', () => {
  const rows = ['Mon - Thu | 9am - 12pm, 1pm - 5pm', 'Friday | 9-1', 'Sat–Sun | Closed', 'Friday | 6 am - 7 am']
  const day = [
    ['09:00', '12:00'],
    ['13:00', '17:00'],
  ]
  expect(hoursIn(rows.map((row) => statement(row)))).toEqual({
    mon: day,
    tue: day,
    wed: day,
    thu: day,
    fri: [['09:00', '13:00']],
    sat: [],
    sun: [],
  })
})

test('a week that only a sentence tells', () => {
  const told = (text: string) => weekInProse([statement(text)])
  const day = [['08:00', '17:00']]
  expect(told('On the road Tuesday to Friday 8–5, Saturday 8–2.')).toEqual({
    told: { tue: day, wed: day, thu: day, fri: day, sat: [['08:00', '14:00']] },
    isOpening: false,
  })
  expect(told('We are open Monday to Friday 8–5.').isOpening).toBe(true)
  expect(told('Evening visits on Tuesdays from 5 to 7:30.').told).toEqual({})
})

test('the lunch of the days that a sentence names', () => {
  const day = [['08:00', '17:00']] as [string, string][]
  const parted = [
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ]
  const week = { mon: day, tue: day, wed: day }
  const broken = (text: string) => withBreaks(week, [statement(text)])
  expect(broken('We close for lunch from 12 to 1 on Mondays and Tuesdays.')).toEqual({
    mon: parted,
    tue: parted,
    wed: day,
  })
  expect(broken('Closed for lunch, 12 to 1.')).toEqual({ mon: parted, tue: parted, wed: parted })
  expect(broken('We serve lunch from 12 to 1 on Mondays.')).toEqual(week)
})
