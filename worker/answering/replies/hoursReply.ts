import type { Evidence } from '../evidence/evidence'
import { type DayHours, fullest, type Hours, type SourcedHours } from '../evidence/hours'
import { besideAsked } from '../evidence/sightings'
import { DAYS, type Day } from '../evidence/weekDays'
import { capitalized } from '../language/capitalized'
import type { Concept } from '../language/concepts'
import { ofDay } from './days'
import { daysAskedIn } from './daysAsked'
import { type Draft, fact, listed, sentence } from './draft'
import { localTime } from './localTime'
import { week } from './week'

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

/** "Are you open Wednesday afternoon?" is a no where Wednesday ends at noon. */
const isOpenThen = ({ open, spans }: DayHours, line: string): boolean => {
  const part = PARTS.find(([said]) => said.test(line))
  if (!open || part === undefined || spans.length === 0) return open
  const [, from, to] = part
  return spans.some((span) => span.from < to && span.to > from)
}
const PARTS: [RegExp, from: number, to: number][] = [
  [/\bmornings?\b/, 300, 720],
  [/\bafternoons?\b/, 720, 1020],
  [/\b(?:evenings?|nights?|tonight|after (?:work|dinner))\b/, 1080, 1440],
]

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
  const { today, minutes } = localTime(now, timeZone)
  const { days, excepted, when } = daysAskedIn(line, exceptions, timeZone, now)
  const usual = fullest(beside.map(({ one }) => one)) ?? fullest(weeks)
  const isTold = (one: SourcedHours | undefined) => days.every((day) => one?.week[day] !== undefined)
  const best = isTold(usual) ? usual : (weeks.find(isTold) ?? usual)
  if (best === undefined) return undefined
  const { source: stands, text } = best
  const sources = [stands]
  const hours = { ...best.week, ...excepted }
  const known = days.flatMap((day) => (hours[day] === undefined ? [] : [{ day, hours: hours[day] }]))
  const spoken = known.length > 0 ? known.map((one) => one.hours) : Object.values(hours)
  if (spoken.some(({ isDisputed }) => isDisputed) && text.length <= QUOTABLE) return fact(sentence(text), sources)
  const unknown = days.filter((day) => hours[day] === undefined)
  if (unknown.length > 0)
    return {
      content: `I don't see hours listed for ${listed(unknown.map(capitalized))}. What is listed: ${week(best.week)}.`,
      sources,
      known: false,
      about: 'fact',
    }
  const all = `Our ${Object.keys(excepted).length > 0 ? 'usual hours' : 'hours'} are ${week(best.week)}.`
  const only = known[0]
  if (only === undefined) return fact(all, sources)
  const rightNow = /\bnow\b/.test(line) ? openNow(hours, today, minutes) : ''
  const yesNo =
    /^(?:so |and |hi |hey )*(?:are|is|do|will|you|open|u)\b/.test(line) &&
    known.length === 1 &&
    !/\bnow\b|\d/.test(line) &&
    only.hours.note === undefined &&
    (!only.hours.open || only.hours.spans.length > 0)
  const said = known.map(({ day, hours: ofThat }) => ofDay(day, ofThat, line, when(day)))
  const first = yesNo
    ? `${isOpenThen(only.hours, line) !== /\bclosed\b/.test(line) ? 'Yes' : 'No'}, ${said[0]}.`
    : `${rightNow}${capitalized(listed(said))}.`
  return fact(Object.keys(hours).length > known.length ? `${first} ${all}` : first, sources)
}
