import { DAY_MS } from '../../../../../contract/durations'
import HOLIDAYS from './holidays.json'

export type Holiday = { name: string; date: string }

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const at = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
const plus = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)
/** The last day of the name up to and on `date`. */
const lastOf = (date: Date, name: string) => plus(date, -((date.getUTCDay() - DAYS.indexOf(name) + 7) % 7))

/** Western Easter, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): Date {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return at(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}

/** Rules: "12-25"; "thu 4 11", the fourth Thursday of November, "mon -1 05", the last Monday of May; "mon before 05-25"; "easter -2". */
export function dateOf(rule: string, year: number): Date {
  const [first = '', second = '', third = '', offset = '0'] = rule.split(' ')
  const fixed = (text: string) => at(year, Number(text.slice(0, 2)), Number(text.slice(3)))
  if (first === 'easter') return plus(easterOf(year), Number(second))
  if (!DAYS.includes(first)) return fixed(first)
  if (second === 'before') return lastOf(plus(fixed(third), -1), first)
  const [nth, month] = [Number(second), Number(third)]
  const day = nth < 0 ? lastOf(at(year, month + 1, 0), first) : lastOf(at(year, month, 7 * nth), first)
  return plus(day, Number(offset))
}

/** The next date of each holiday, from `today` on, soonest first. */
export function upcomingHolidays(country: string, today: string): Holiday[] {
  const lists: Record<string, Record<string, string>> = HOLIDAYS
  const year = Number(today.slice(0, 4))
  const dated = (rule: string, of: number) => dateOf(rule, of).toISOString().slice(0, 10)
  return Object.entries(lists[country.toUpperCase()] ?? HOLIDAYS.elsewhere)
    .map(([name, rule]) => {
      const date = dated(rule, year)
      return { name, date: date >= today ? date : dated(rule, year + 1) }
    })
    .sort((one, other) => one.date.localeCompare(other.date))
}
