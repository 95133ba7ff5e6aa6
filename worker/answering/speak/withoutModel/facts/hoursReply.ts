import { WEEK_DAYS, type WeekDay } from '../../../../../contract/facts'
import type { Spoken } from '../../spoken'
import { type AskedTime, localDay, nowIn } from '../asked/askedTime'
import { joined, PHRASES, type Saying, type Speaking, say } from '../speaking'
import { dateText, daysText, type LocalDay, listText, onDay, type Span, spansText, timeText } from './formats'
import { minutesOf, type Week } from './week'

const DAY_MINUTES = 1440
const DAYS_AHEAD = 14

/** When the business is open: on the days asked for, now, or all week; undefined where that isn't known. */
export function hoursReply(speaking: Speaking, week: Week, asked: AskedTime): Spoken | undefined {
  const { profile, now } = speaking.question
  const { language } = speaking.understood
  const today = nowIn(now, profile.timeZone)
  const reply = (...sentences: string[]): Spoken => ({
    text: joined(language, sentences),
    sources: [week.source],
    known: true,
  })
  const isNow = asked.isNow && asked.weekDays.length === 0 && !asked.tomorrow && asked.dates.length === 0
  if (isNow || (asked.today && asked.weekDays.length === 0)) {
    const sentences = isNow ? nowSentences(speaking, week, today) : todaySentences(speaking, week, today, asked)
    return sentences.length > 0 ? reply(...sentences) : undefined
  }
  const words = PHRASES[language]
  const named: { day: LocalDay; name: string; isHoliday?: boolean }[] = [
    ...(asked.tomorrow ? [{ day: after(today, 1), name: words.tomorrow }] : []),
    ...asked.dates.map((day) => ({ day, name: dateText(speaking, day) })),
    ...asked.holidays.map((day) => ({ day, name: dateText(speaking, day), isHoliday: true })),
  ]
  if (named.length > 0) {
    const sentences = named.flatMap(({ day, name, isHoliday }) => {
      const spans = hoursOn(speaking, week, day, isHoliday)
      return spans ? [daySentence(speaking, spans, name, asked)] : []
    })
    return sentences.length > 0 ? reply(...sentences) : undefined
  }
  const known = asked.weekDays.filter((day) => week.hours[day])
  if (asked.weekDays.length > 0)
    return known.length > 0
      ? reply(
          ...groups(known, week).map((days) => daysSentence(speaking, week, days, asked)),
          ...exceptionsOf(speaking, week, known, today),
        )
      : undefined
  return reply(say(speaking, 'week', { week: weekText(speaking, week) }))
}

/** Days with the same hours are said in one sentence. */
const groups = (days: readonly WeekDay[], { hours }: Week): WeekDay[][] => [
  ...Map.groupBy(days, (day) => JSON.stringify(hours[day])).values(),
]
const daysSentence = (speaking: Speaking, { hours }: Week, days: readonly WeekDay[], asked: AskedTime): string => {
  const names = listText(
    speaking,
    days.map((day) => onDay(speaking, day)),
  )
  return daySentence(speaking, hours[days[0] ?? 'mon'] ?? [], names, asked)
}

/** The next such day may be a special one. */
const exceptionsOf = (speaking: Speaking, week: Week, days: readonly WeekDay[], today: LocalDay): string[] =>
  days.flatMap((weekDay) => {
    const next = after(today, (WEEK_DAYS.indexOf(weekDay) - WEEK_DAYS.indexOf(today.weekDay) + 7) % 7)
    const spans = exceptionOn(speaking, next)
    return spans && JSON.stringify(spans) !== JSON.stringify(week.hours[weekDay])
      ? [daySentence(speaking, spans, dateText(speaking, next), undefined)]
      : []
  })

function daySentence(speaking: Speaking, spans: readonly Span[], day: string, asked: AskedTime | undefined): string {
  const last = spans.at(-1)
  if (!last) return say(speaking, 'closedOn', { day })
  return asked?.asksEnd && spans.length === 1
    ? say(speaking, 'untilOn', { day, time: timeText(speaking, last.to) })
    : say(speaking, 'openOn', { day, times: spansText(speaking, spans) })
}

function todaySentences(
  speaking: Speaking,
  week: Week,
  today: LocalDay & { minutes: number },
  asked: AskedTime,
): string[] {
  const spans = hoursOn(speaking, week, today)
  if (!spans) return []
  const last = spans.at(-1)
  if (!last) return [say(speaking, 'closedToday'), ...reopening(speaking, week, today, 'reopen')]
  if (today.minutes >= last.to) return [say(speaking, 'closedForToday'), ...reopening(speaking, week, today, 'reopen')]
  return [daySentence(speaking, spans, PHRASES[speaking.understood.language].today, asked)]
}

function nowSentences(speaking: Speaking, week: Week, today: LocalDay & { minutes: number }): string[] {
  const spans = hoursOn(speaking, week, today)
  const overnight = (hoursOn(speaking, week, after(today, -1)) ?? []).find(({ to }) => to - DAY_MINUTES > today.minutes)
  const open = spans?.find(({ from, to }) => from <= today.minutes && today.minutes < to)
  if (open || overnight) {
    const end = open ? endOf(speaking, week, today, open.to) : (overnight?.to ?? 0) - DAY_MINUTES
    if (end === undefined) return [say(speaking, 'openAllDay')]
    return [say(speaking, week.isTyped ? 'openNow' : 'openNowBySite', { time: timeText(speaking, end) })]
  }
  if (!spans) return []
  const later = spans.find(({ from }) => from > today.minutes)
  if (later && !spans.some(({ to }) => to <= today.minutes))
    return [say(speaking, 'notYet', { time: timeText(speaking, later.from) })]
  if (later)
    return [
      say(speaking, 'closedNow'),
      say(speaking, 'reopen', {
        day: PHRASES[speaking.understood.language].today,
        time: timeText(speaking, later.from),
      }),
    ]
  const how: Saying = spans.length === 0 ? 'closedToday' : 'closedForToday'
  return [say(speaking, how), ...reopening(speaking, week, today, 'reopen')]
}

/** Till when it stays open; what goes on past midnight ends the next day; undefined where it never ends. */
function endOf(speaking: Speaking, week: Week, from: LocalDay, end: number): number | undefined {
  let [day, to] = [from, end]
  for (let ahead = 0; to === DAY_MINUTES; ahead++) {
    if (ahead > 7) return undefined
    day = after(day, 1)
    const goesOn = hoursOn(speaking, week, day)?.find((span) => span.from === 0)
    if (!goesOn) return to
    to = goesOn.to
  }
  return to
}

function reopening(speaking: Speaking, week: Week, today: LocalDay, saying: Saying): string[] {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const day = after(today, ahead)
    const spans = hoursOn(speaking, week, day)
    // A day that isn't known may be an open one: nothing is said past it.
    if (!spans) return []
    const [first] = spans
    if (!first) continue
    const words = PHRASES[speaking.understood.language]
    const name = ahead === 1 ? words.tomorrow : ahead < 7 ? onDay(speaking, day.weekDay) : dateText(speaking, day)
    return [say(speaking, saying, { day: name, time: timeText(speaking, first.from) })]
  }
  return []
}

const after = ({ year, month, day }: LocalDay, days: number): LocalDay => localDay(year, month, day + days)

const iso = ({ year, month, day }: LocalDay): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

function exceptionOn({ question }: Speaking, day: LocalDay): Span[] | undefined {
  const date = iso(day)
  const found = question.profile.facts.hoursExceptions.find(({ from, to }) => from <= date && date <= to)
  return found?.hours.map(([from, to]) => ({ from: minutesOf(from), to: minutesOf(to) }))
}

const hoursOn = (speaking: Speaking, week: Week, day: LocalDay, isHoliday = false): Span[] | undefined =>
  exceptionOn(speaking, day) ?? (isHoliday ? undefined : week.hours[day.weekDay])

/** "Monday – Friday: 9 AM – 5 PM; Saturday: closed". */
function weekText(speaking: Speaking, { hours }: Week): string {
  const { closed } = PHRASES[speaking.understood.language]
  const runs: { first: WeekDay; last: WeekDay; key: string; spans: Span[] }[] = []
  for (const [at, day] of WEEK_DAYS.entries()) {
    const spans = hours[day]
    if (!spans) continue
    const key = JSON.stringify(spans)
    const run = runs.at(-1)
    if (run && run.key === key && WEEK_DAYS[at - 1] === run.last) run.last = day
    else runs.push({ first: day, last: day, key, spans })
  }
  return runs
    .map(
      ({ first, last, spans }) =>
        `${daysText(speaking, first, last)}: ${spans.length > 0 ? spansText(speaking, spans) : closed}`,
    )
    .join('; ')
}
