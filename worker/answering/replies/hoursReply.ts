import type { Evidence } from '../evidence/evidence'
import type { DayHours, Hours } from '../evidence/hours'
import type { Passage } from '../evidence/passages'
import { clock } from '../evidence/timeSpan'
import { DAYS, type Day } from '../evidence/weekDays'
import { BUSINESS_PROFILE, type Draft, fact, listed } from './draft'

const name = (day: Day): string => day.charAt(0).toUpperCase() + day.slice(1)

const saidOf = ({ text, note }: DayHours): string => (note === undefined ? text : `${text} (${note})`)

/** "Monday to Friday 8 am – 5 pm, Saturday 9 am – 1 pm, closed Sunday" */
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
  const parts = runs.map(({ days, said, open }) => {
    const named =
      days.length > 2 ? `${name(days[0] ?? 'monday')} to ${name(days.at(-1) ?? 'sunday')}` : listed(days.map(name))
    return open ? `${named} ${said}` : `closed ${named}`
  })
  return parts.join(', ')
}

/** The days that a question names, with today and tomorrow read off the business's own clock. */
const daysIn = (line: string, today: Day): Day[] => {
  const named = DAYS.filter((day) => new RegExp(`\\b${day}s?\\b`).test(line))
  if (/\bweekends?\b/.test(line)) named.push('saturday', 'sunday')
  if (/\b(?:today|tonight|now|right now|this (?:morning|afternoon|evening))\b/.test(line)) named.push(today)
  if (/\btomorrow\b/.test(line)) named.push(DAYS[(DAYS.indexOf(today) + 1) % 7] ?? today)
  return [...new Set(named)]
}

const localTime = (now: Date, timeZone: string): { today: Day; minutes: number } => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const today = DAYS.find((day) => day === part('weekday').toLowerCase()) ?? 'monday'
  return { today, minutes: Number(part('hour')) * 60 + Number(part('minute')) }
}

const ofDay = (day: Day, hours: DayHours, line: string): string => {
  const on = `on ${name(day)}`
  if (!hours.open) return `we're closed ${on}`
  if (hours.from === undefined || hours.to === undefined || hours.to === 1440)
    return `${on} we're ${hours.text.replace(/^open /, 'open ')}`
  if (/\b(?:close|closing|shut|late|until|till|til|finish)\b/.test(line))
    return `we close at ${clock(hours.to)} ${on} (${name(day)} ${saidOf(hours)})`
  if (/\b(?:what time|when|early)\b.*\b(?:open|start)\b/.test(line))
    return `we open at ${clock(hours.from)} ${on} (${name(day)} ${saidOf(hours)})`
  return `we're open ${name(day)} ${saidOf(hours)}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const openNow = (hours: DayHours, minutes: number): string => {
  const open =
    hours.open && hours.from !== undefined && hours.to !== undefined && minutes >= hours.from && minutes < hours.to
  return open ? "Yes, we're open right now. " : "No, we're closed right now. "
}

const sourceOf = (evidence: Evidence): Passage | undefined =>
  evidence.passages.find(
    ({ kind, heading, carries }) => kind === 'faq' && carries.time && /\b(?:hours?|open|close)\b/i.test(heading),
  ) ??
  evidence.passages.find(
    ({ text, kind }) => kind !== 'service' && /\b(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) && /\d/.test(text),
  )

/** Opening hours of the days asked about, and the whole week after them. */
export const hoursReply = (line: string, evidence: Evidence, timeZone: string, now: Date): Draft | undefined => {
  const { hours } = evidence
  if (hours === undefined || Object.keys(hours).length === 0) return undefined
  const { today, minutes } = localTime(now, timeZone)
  const days = daysIn(line, today)
  const known = days.flatMap((day) => (hours[day] === undefined ? [] : [{ day, hours: hours[day] }]))
  const source = [sourceOf(evidence)?.source ?? BUSINESS_PROFILE]
  const unknown = days.filter((day) => hours[day] === undefined)
  if (unknown.length > 0)
    return {
      content: `I don't see hours listed for ${listed(unknown.map(name))}. What is listed: ${week(hours)}.`,
      sources: source,
      known: false,
      about: 'fact',
    }
  const all = `Our hours are ${week(hours)}.`
  if (known.length === 0) return fact(all, source)
  const now_ = /\bnow\b/.test(line) && known[0] !== undefined ? openNow(known[0].hours, minutes) : ''
  const yesNo =
    /^(?:so |and |hi |hey )*(?:are|is|do|will|you|open|u)\b/.test(line) &&
    known.length === 1 &&
    now_ === '' &&
    !/\d/.test(line)
  const said = known.map(({ day, hours: ofThat }) => ofDay(day, ofThat, line))
  const first = yesNo ? `${known[0]?.hours.open ? 'Yes' : 'No'}, ${said[0]}.` : `${now_}${capital(listed(said))}.`
  return fact(Object.keys(hours).length > known.length ? `${first} ${all}` : first, source)
}
