import { WEEK_DAYS, type WeekDay } from '../../../../../contract/facts'
import { isPublicHoliday } from '../../../../text/holidays'
import { DAY_MINUTES, type Span } from '../../../../text/hours/span'
import { comingDay, daysAfter, type LocalDay, type Today, todayIn } from '../../../../text/localDays'
import type { Spoken } from '../../spoken'
import type { AskedFor } from '../asked/asked'
import { answer, PHRASES, type Speaking, say } from '../speaking'
import { dateText, listText, spansText, timeText } from './formats'
import { exceptionOn, noticeOn } from './specialDays'
import { type Week, weekOf } from './week'
import { weekText } from './weekText'

const DAYS_AHEAD = 14
/** More days than these are said as a list. */
const MOST_NAMED = 2

type HoursOf = (day: LocalDay) => Span[] | undefined

/** The days that are asked of, a day of the week as the next one. */
export const daysAsked = ({ when, weekDays, dates, today }: AskedFor): LocalDay[] => [
  ...(when.has('now') || when.has('today') ? [today] : []),
  ...(when.has('tomorrow') ? [daysAfter(today, 1)] : []),
  ...dates,
  ...weekDays.map((day) => comingDay(day, today)),
]

/** When the business is open: now, on the days asked for, or all week; undefined where that isn't known. */
export function hoursReply(speaking: Speaking, week: Week, asked: AskedFor): Spoken | undefined {
  const { when, weekDays, dates, holidays, today } = asked
  const words = PHRASES[speaking.understood.language]
  const hoursOf: HoursOf = (day) => exceptionOn(speaking, day) ?? week.hours[day.weekDay]
  const on = (name: string, spans: readonly Span[] | undefined): string[] =>
    spans ? [daySentence(speaking, spans, name, when.has('closing'))] : []
  const isOfDates = dates.length + holidays.length > 0 || when.has('tomorrow')
  const isOfDays = isOfDates || weekDays.length > 0
  const nextOn = (day: WeekDay) => comingDay(day, today)
  // Nobody's usual hours are sure to hold on a holiday.
  const unsure = daysAsked(asked).filter(
    (day) => isPublicHoliday(day, speaking.question.profile.country) && exceptionOn(speaking, day) === undefined,
  )
  const sentences = (): string[] => {
    const isOver = today.minutes >= (hoursOf(today)?.at(-1)?.to ?? 0)
    if (!isOfDays && (when.has('now') || (when.has('today') && isOver)))
      return nowSentences(speaking, unsure.length > 0 ? { ...week, isTyped: false } : week, today, hoursOf)
    if (isOfDates || (when.has('today') && !isOfDays))
      return [
        ...(when.has('today') ? on(words.today, hoursOf(today)) : []),
        ...(when.has('tomorrow') ? on(words.tomorrow, hoursOf(daysAfter(today, 1))) : []),
        ...dates.flatMap((day) => on(dateText(speaking, day), hoursOf(day))),
        ...holidays.flatMap((day) => on(dateText(speaking, day), exceptionOn(speaking, day))),
      ]
    const known = weekDays.filter((day) => week.hours[day])
    const usual = known.filter((weekDay) => exceptionOn(speaking, nextOn(weekDay)) === undefined)
    if (isOfDays && known.length <= MOST_NAMED)
      return [
        // The next such day may be a special one, and is then what is asked for.
        ...known.flatMap((weekDay) => on(dateText(speaking, nextOn(weekDay)), exceptionOn(speaking, nextOn(weekDay)))),
        ...[...Map.groupBy(usual, (day) => JSON.stringify(week.hours[day])).values()].flatMap((alike) => {
          const days = alike.map((day) => words.days[day])
          return on(listText(speaking, days), week.hours[alike[0] ?? 'mon'])
        }),
      ]
    // "Sunday: closed", and nothing of the other days, says when nobody is there.
    const isTold = isOfDays || Object.values(week.hours).some((spans) => spans.length > 0)
    return isTold ? [say(speaking, 'week', { week: weekText(speaking, week, isOfDays ? known : WEEK_DAYS) })] : []
  }
  const said = sentences()
  const usually = unsure.slice(0, 1).map((day) => say(speaking, 'usuallyOn', { day: dateText(speaking, day) }))
  const notice = [...daysAsked(asked), ...holidays].map((day) => noticeOn(speaking, day)).find(Boolean)
  return answer(said.length > 0 ? [...usually, ...said] : [], notice?.source ?? week.source)
}

function daySentence(speaking: Speaking, spans: readonly Span[], day: string, asksEnd: boolean): string {
  const last = spans.at(-1)
  if (!last) return say(speaking, 'closedOn', { day })
  return asksEnd && spans.length === 1
    ? say(speaking, 'untilOn', { day, time: timeText(speaking, last.to) })
    : say(speaking, 'openOn', { day, times: spansText(speaking, spans) })
}

/** Whether it is open now and till when, else when it opens again. */
function nowSentences(speaking: Speaking, week: Week, today: Today, hoursOf: HoursOf): string[] {
  const coming = comingSpans(today, hoursOf)
  const open = coming.find(({ from, to }) => from <= today.minutes && today.minutes < to)
  if (open && open.to > DAYS_AHEAD * DAY_MINUTES) return [say(speaking, 'openAllDay')]
  if (open) {
    const time = timeText(speaking, open.to % DAY_MINUTES || DAY_MINUTES)
    return [say(speaking, week.isTyped ? 'openNow' : 'openNowBySite', { time })]
  }
  const spans = hoursOf(today)
  if (!spans) return []
  const next = coming.find(({ from }) => from > today.minutes)
  if (!next) return [say(speaking, spans.length === 0 ? 'closedToday' : 'closedForToday')]
  const time = timeText(speaking, next.from % DAY_MINUTES)
  const ahead = Math.floor(next.from / DAY_MINUTES)
  if (ahead === 0 && !spans.some(({ from }) => from <= today.minutes)) return [say(speaking, 'notYet', { time })]
  const closed = ahead === 0 ? 'closedNow' : spans.length === 0 ? 'closedToday' : 'closedForToday'
  return [say(speaking, closed), reopenText(speaking, today, next)]
}

function reopenText(speaking: Speaking, today: LocalDay, { from }: Span): string {
  const words = PHRASES[speaking.understood.language]
  const ahead = Math.floor(from / DAY_MINUTES)
  const later = daysAfter(today, ahead)
  const day =
    ahead < 2 ? [words.today, words.tomorrow][ahead] : ahead < 7 ? words.days[later.weekDay] : dateText(speaking, later)
  return say(speaking, 'reopen', { day: day ?? '', time: timeText(speaking, from % DAY_MINUTES) })
}

/** When it opens again, where nobody picks up now; '' where that isn't known. */
export function reopening(speaking: Speaking): string {
  const week = weekOf(speaking)
  if (!week || !isShutNow(speaking)) return ''
  const { now, profile } = speaking.question
  const today = todayIn(now, profile.timeZone)
  const isUnsure = (day: LocalDay) => isPublicHoliday(day, profile.country) && exceptionOn(speaking, day) === undefined
  const hoursOf: HoursOf = (day) => exceptionOn(speaking, day) ?? (isUnsure(day) ? [] : week.hours[day.weekDay])
  const next = comingSpans(today, hoursOf).find(({ from }) => from > today.minutes)
  const isFirst = next !== undefined && next.from < DAY_MINUTES && next.from === hoursOf(today)?.[0]?.from
  if (isFirst) return say(speaking, 'opensToday', { time: timeText(speaking, next.from) })
  return next ? reopenText(speaking, today, next) : ''
}

/** From yesterday on, in minutes since today began, those that meet as one; nothing past a day that isn't known: it may be an open one. */
function comingSpans(today: LocalDay, hoursOf: HoursOf): Span[] {
  const coming: Span[] = []
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    const spans = hoursOf(daysAfter(today, ahead))
    if (!spans && ahead >= 0) break
    for (const span of spans ?? []) {
      const [from, to] = [span.from + ahead * DAY_MINUTES, span.to + ahead * DAY_MINUTES]
      const last = coming.at(-1)
      if (last && last.to >= from) last.to = Math.max(last.to, to)
      else coming.push({ from, to })
    }
  }
  return coming
}

/** Nobody picks up the regular line now, as far as the hours are known: on a holiday nobody does who doesn't say so. */
export function isShutNow(speaking: Speaking): boolean {
  const { now, profile } = speaking.question
  const today = todayIn(now, profile.timeZone)
  const special = exceptionOn(speaking, today)
  if (!special && isPublicHoliday(today, profile.country)) return true
  const spans = special ?? weekOf(speaking)?.hours[today.weekDay]
  return spans !== undefined && !spans.some(({ from, to }) => from <= today.minutes && today.minutes < to)
}
