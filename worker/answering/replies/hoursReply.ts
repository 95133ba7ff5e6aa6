import { dateIn, sayDate } from '../evidence/dates'
import type { Evidence } from '../evidence/evidence'
import { type DayHours, fullest, type Hours, type SourcedHours } from '../evidence/hours'
import { besideAsked } from '../evidence/sightings'
import { clock } from '../evidence/timeSpan'
import { DAYS, type Day } from '../evidence/weekDays'
import type { Concept } from '../language/concepts'
import { type Draft, fact, listed, sentence } from './draft'
import { exceptedDays } from './exceptionReply'
import { dayOfDate, localTime } from './localTime'

const name = (day: Day): string => day.charAt(0).toUpperCase() + day.slice(1)

export const saidOf = ({ text, note }: DayHours): string => (note === undefined ? text : `${text} (${note})`)

/** "Tuesday to Friday 8 am – 5 pm, Saturday 9 am – 1 pm, closed Monday and Sunday" */
export const week = (hours: Hours): string => {
  const runs: { days: Day[]; said: string; open: boolean }[] = []
  for (const day of DAYS) {
    const known = hours[day]
    if (known === undefined) continue
    const last = runs.at(-1)
    const follows = last?.days.at(-1) !== undefined && DAYS.indexOf(day) === DAYS.indexOf(last.days.at(-1) ?? day) + 1
    if (last !== undefined && follows && last.said === saidOf(known)) last.days.push(day)
    else runs.push({ days: [day], said: saidOf(known), open: known.open })
  }
  const open = runs
    .filter((run) => run.open)
    .map(({ days, said }) =>
      days.length > 2
        ? `${name(days[0] ?? 'monday')} to ${name(days.at(-1) ?? 'sunday')} ${said}`
        : `${listed(days.map(name))} ${said}`,
    )
  const closed = runs.flatMap((run) => (run.open ? [] : run.days)).map(name)
  return [...open, ...(closed.length > 0 ? [`closed ${listed(closed)}`] : [])].join(', ')
}

/** The days that a question names, with today and tomorrow read off the business's own clock. */
export const daysIn = (line: string, today?: Day): Day[] => {
  const named = DAYS.filter((day) => new RegExp(`\\b${day}s?\\b`).test(line))
  if (/\bweekends?\b/.test(line)) named.push('saturday', 'sunday')
  if (today === undefined) return named
  if (/\b(?:today|tonight|now|right now|this (?:morning|afternoon|evening))\b/.test(line)) named.push(today)
  if (/\btomorrow\b/.test(line)) named.push(dayAfter(today))
  return [...new Set(named)]
}

const isAlways = ({ spans }: DayHours): boolean => spans.some(({ from, to }) => to - from === 1440)

/** "Saturday" said on a Saturday sounds like the next one. */
const whenOf = (day: Day, today: Day, line: string): string => {
  const isNamed = new RegExp(`\\b${day}s?\\b`).test(line)
  if (day === today && !isNamed) return `today (${name(day)})`
  if (day === today && !line.includes(`${day}s`)) return `${name(day)} (today)`
  return /\btomorrow\b/.test(line) && day === dayAfter(today) ? `tomorrow (${name(day)})` : name(day)
}
const dayAfter = (day: Day): Day => DAYS[(DAYS.indexOf(day) + 1) % 7] ?? day

const ofDay = (day: Day, hours: DayHours, line: string, when: string): string => {
  const on = when.startsWith('to') ? when : `on ${when}`
  const bare = on.replace(/ \([^)]*\)$/, '')
  if (hours.note !== undefined) return `${on} it's ${saidOf(hours)}`
  if (!hours.open) return `we're closed ${on}`
  const first = hours.spans[0]
  const last = hours.spans.at(-1)
  if (first === undefined || last === undefined || isAlways(hours)) return `${on} we're ${hours.text}`
  if (/\b(?:close|closing|shut|late|until|till|til|finish)\b/.test(line))
    return `we close at ${clock(last.to)} ${bare} (${name(day)} ${hours.text})`
  if (/\b(?:what time|when|early)\b.*\b(?:open|start)\b/.test(line))
    return `we open at ${clock(first.from)} ${bare} (${name(day)} ${hours.text})`
  return `we're open ${when}${when === name(day) ? '' : ','} ${hours.text}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const holds = (hours: DayHours | undefined, minutes: number): boolean =>
  hours?.note === undefined && (hours?.spans ?? []).some(({ from, to }) => minutes >= from && minutes < to)

/** Yes or no for this very minute; nothing where the day's hours leave it open. Last night may not be over yet. */
const openNow = (week: Hours, today: Day, minutes: number): string => {
  const yesterday = week[DAYS[(DAYS.indexOf(today) + 6) % 7] ?? today]
  if (holds(week[today], minutes) || holds(yesterday, minutes + 1440)) return "Yes, we're open right now. "
  const known = week[today]
  const isClear = known !== undefined && known.note === undefined && (!known.open || known.spans.length > 0)
  return isClear ? "No, we're closed right now. " : ''
}

const QUOTABLE = 300

/** Opening hours of the days asked about, and the whole week after them. */
export const hoursReply = (
  line: string,
  asked: Concept[],
  { weeks, exceptions }: Evidence,
  timeZone: string,
  now: Date,
): Draft | undefined => {
  const beside = besideAsked(
    asked,
    weeks.map((one) => ({ ...one.placed, one })),
  )
  const { today, date, minutes } = localTime(now, timeZone)
  const named = dateIn(line, date)
  const days = named === undefined ? daysIn(line, today) : [dayOfDate(named)]
  const usual = fullest(beside.map(({ one }) => one)) ?? fullest(weeks)
  const isTold = (one: SourcedHours | undefined) => days.every((day) => one?.week[day] !== undefined)
  const best = isTold(usual) ? usual : (weeks.find(isTold) ?? usual)
  if (best === undefined) return undefined
  const { source: stands, text } = best
  const sources = [stands]
  const hours = { ...best.week, ...exceptedDays(days, exceptions, named ?? date) }
  const known = days.flatMap((day) => (hours[day] === undefined ? [] : [{ day, hours: hours[day] }]))
  const spoken = known.length > 0 ? known.map((one) => one.hours) : Object.values(hours)
  if (spoken.some(({ isDisputed }) => isDisputed) && text.length <= QUOTABLE) return fact(sentence(text), sources)
  const unknown = days.filter((day) => hours[day] === undefined)
  if (unknown.length > 0)
    return {
      content: `I don't see hours listed for ${listed(unknown.map(name))}. What is listed: ${week(hours)}.`,
      sources,
      known: false,
      about: 'fact',
    }
  const all = `Our hours are ${week(hours)}.`
  const only = known[0]
  if (only === undefined) return fact(all, sources)
  const now_ = /\bnow\b/.test(line) ? openNow(hours, today, minutes) : ''
  const yesNo =
    /^(?:so |and |hi |hey )*(?:are|is|do|will|you|open|u)\b/.test(line) &&
    known.length === 1 &&
    !/\bnow\b|\d/.test(line) &&
    only.hours.note === undefined &&
    (!only.hours.open || only.hours.spans.length > 0)
  const said = known.map(({ day, hours: ofThat }) =>
    ofDay(day, ofThat, line, named === undefined ? whenOf(day, today, line) : sayDate(named)),
  )
  const first = yesNo ? `${only.hours.open ? 'Yes' : 'No'}, ${said[0]}.` : `${now_}${capital(listed(said))}.`
  return fact(Object.keys(hours).length > known.length ? `${first} ${all}` : first, sources)
}
