import { WEEK_DAYS, type WeekDay } from '../../../../../contract/facts'
import { parseValues } from '../../../../text/parseValues'
import type { LocalDay } from '../facts/formats'
import type { Speaking } from '../speaking'
import { heardIn, says } from './heard'
import HOLIDAYS from './holidays.json'
import WHEN from './when.json'

/** What time a question is about. */
export type AskedTime = {
  isNow: boolean
  /** Whether it asks when they close. */
  asksEnd: boolean
  today: boolean
  tomorrow: boolean
  weekDays: WeekDay[]
  dates: LocalDay[]
  /** Dates that have a name: nobody's usual hours hold on them. */
  holidays: LocalDay[]
  /** The folded words that say so. */
  words: Set<string>
}

export const nowIn = (now: Date, timeZone: string): LocalDay & { minutes: number } => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return { ...localDay(part('year'), part('month'), part('day')), minutes: part('hour') * 60 + part('minute') }
}

/** Days past a month's end are days of the next. */
export function localDay(year: number, month: number, day: number): LocalDay {
  const date = new Date(Date.UTC(year, month - 1, day))
  const weekDay = WEEK_DAYS[(date.getUTCDay() + 6) % 7] ?? 'mon'
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekDay }
}

export function askedTime({ question, understood }: Speaking): AskedTime {
  const { profile, text, now } = question
  const { language } = understood
  const { keys, words } = heardIn(text, language, WHEN)
  const today = nowIn(now, profile.timeZone)
  const values = parseValues(text, profile)
  const holiday = HOLIDAYS.find((one) => says(text, language, one))
  const weekDays = values.flatMap((value) => (value.kind === 'days' ? value.days : []))
  return {
    isNow: keys.has('now'),
    asksEnd: keys.has('closing'),
    today: keys.has('today') || /\btonight\b/.test(text),
    tomorrow: keys.has('tomorrow'),
    weekDays: [...new Set<WeekDay>([...weekDays, ...(keys.has('weekend') ? (['sat', 'sun'] as const) : [])])],
    dates: values.flatMap((value) =>
      value.kind === 'date' && value.day !== undefined ? [nextDate(value.month, value.day, today)] : [],
    ),
    holidays: holiday ? [holidayAfter(holiday.on, today)] : [],
    words,
  }
}

function nextDate(month: number, day: number, today: LocalDay): LocalDay {
  const isPast = month < today.month || (month === today.month && day < today.day)
  return localDay(today.year + (isPast ? 1 : 0), month, day)
}

/** `12-25`, or the fourth Thursday of November: `11-thu-4`. */
function holidayAfter(on: string, today: LocalDay): LocalDay {
  const [month = '', day = '', nth = '1'] = on.split('-')
  if (/^\d+$/.test(day)) return nextDate(Number(month), Number(day), today)
  const inYear = (year: number) => {
    const first = localDay(year, Number(month), 1)
    const ahead = (WEEK_DAYS.indexOf(day as WeekDay) - WEEK_DAYS.indexOf(first.weekDay) + 7) % 7
    return localDay(year, Number(month), 1 + ahead + 7 * (Number(nth) - 1))
  }
  const thisYear = inYear(today.year)
  const isPast = thisYear.month < today.month || (thisYear.month === today.month && thisYear.day < today.day)
  return isPast ? inYear(today.year + 1) : thisYear
}
