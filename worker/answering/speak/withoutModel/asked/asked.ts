import { WEEK_DAYS, type WeekDay } from '../../../../../contract/facts'
import { type Wanted, wantedIn } from '../../../../knowledge/search/wanted'
import { parseValues } from '../../../../text/parseValues'
import { isStop } from '../../../../text/stopWords'
import { wordsOf } from '../../../../text/words'
import { formatOf } from '../facts/formats'
import type { Speaking } from '../speaking'
import { heardIn, type Ways } from './heard'
import HOLIDAYS from './holidays.json'
import SMALL_TALK from './smallTalk.json'
import TOPICS from './topics.json'
import WHEN from './when.json'

export type LocalDay = { year: number; month: number; day: number; weekDay: WeekDay }

/** What a question asks for. */
export type Asked = {
  wanted: ReadonlySet<Wanted>
  topics: ReadonlySet<keyof typeof TOPICS>
  when: ReadonlySet<keyof typeof WHEN>
  weekDays: WeekDay[]
  dates: LocalDay[]
  /** Days that have a name: nobody's usual hours hold on them. */
  holidays: LocalDay[]
  today: LocalDay & { minutes: number }
  /** Stems of what else it names, without what only asks, says when, or is the business's own name. */
  things: string[]
}

export function readAsked({ question, understood }: Speaking): Asked {
  const { profile, text, now } = question
  const { language, lookup } = understood
  const today = nowIn(now, profile.timeZone)
  const { wanted, asking } = wantedIn(lookup)
  const topics = heardIn(text, language, TOPICS)
  const when = heardIn(text, language, WHEN)
  const holiday = HOLIDAYS.find((one) => heardIn(text, language, { one }).keys.size > 0)
  const values = parseValues(text, profile).filter(({ kind }) => kind === 'days' || kind === 'date' || kind === 'clock')
  const small = [SMALL_TALK, TOPICS].flatMap((table) => [
    ...heardIn(lookup, language, table as Record<string, Ways>).words,
  ])
  const known = new Set([
    ...asking,
    ...small,
    ...when.words,
    ...values.flatMap((one) => wordsOf(one.text).map((word) => word.text)),
  ])
  const own = new Set(wordsOf(profile.name).map(({ stem }) => stem))
  const weekDays = values.flatMap((value) => (value.kind === 'days' ? value.days : []))
  return {
    wanted,
    topics: topics.keys,
    when: when.keys,
    weekDays: [...new Set<WeekDay>([...weekDays, ...(when.keys.has('weekend') ? (['sat', 'sun'] as const) : [])])],
    dates: values.flatMap((value) =>
      value.kind === 'date' && value.day ? [nextDate(value.month, value.day, today)] : [],
    ),
    holidays: holiday ? [holidayAfter(holiday.on, today)] : [],
    today,
    things: wordsOf(lookup).flatMap((word) =>
      isStop(word.text) || known.has(word.text) || own.has(word.stem) || /^\d/.test(word.text) ? [] : [word.stem],
    ),
  }
}

/** Days past a month's end are days of the next. */
export function localDay(year: number, month: number, day: number): LocalDay {
  const date = new Date(Date.UTC(year, month - 1, day))
  const weekDay = WEEK_DAYS[(date.getUTCDay() + 6) % 7] ?? 'mon'
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekDay }
}

/** Swedish dates and times are ISO. */
function nowIn(now: Date, timeZone: string): LocalDay & { minutes: number } {
  const text = formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now)
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = text.split(/\D+/).map(Number)
  return { ...localDay(year, month, day), minutes: hours * 60 + minutes }
}

const isPast = (day: { month: number; day: number }, today: LocalDay): boolean =>
  day.month < today.month || (day.month === today.month && day.day < today.day)

const nextDate = (month: number, day: number, today: LocalDay): LocalDay =>
  localDay(today.year + (isPast({ month, day }, today) ? 1 : 0), month, day)

/** `12-25`, or the fourth Thursday of November: `11-thu-4`. */
function holidayAfter(on: string, today: LocalDay): LocalDay {
  const [month = '', day = '', nth = '1'] = on.split('-')
  if (/^\d/.test(day)) return nextDate(Number(month), Number(day), today)
  const inYear = (year: number) => {
    const first = WEEK_DAYS.indexOf(localDay(year, Number(month), 1).weekDay)
    const ahead = (WEEK_DAYS.indexOf(day as WeekDay) - first + 7) % 7
    return localDay(year, Number(month), 1 + ahead + 7 * (Number(nth) - 1))
  }
  const thisYear = inYear(today.year)
  return isPast(thisYear, today) ? inYear(today.year + 1) : thisYear
}
