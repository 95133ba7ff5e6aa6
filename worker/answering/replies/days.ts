import type { DayHours } from '../evidence/hours'
import { clock } from '../evidence/timeSpan'
import { DAYS, type Day } from '../evidence/weekDays'
import { capitalized } from '../language/capitalized'
import { saidOf } from './week'

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
export const whenOf = (day: Day, today: Day, line: string): string => {
  const isNamed = new RegExp(`\\b${day}s?\\b`).test(line)
  if (day === today && !isNamed) return `today (${capitalized(day)})`
  if (day === today && !line.includes(`${day}s`)) return `${capitalized(day)} (today)`
  return /\btomorrow\b/.test(line) && day === dayAfter(today) ? `tomorrow (${capitalized(day)})` : capitalized(day)
}
const dayAfter = (day: Day): Day => DAYS[(DAYS.indexOf(day) + 1) % 7] ?? day

export const ofDay = (day: Day, hours: DayHours, line: string, when: string): string => {
  const on = when.startsWith('to') ? when : `on ${when}`
  const bare = on.replace(/ \([^)]*\)$/, '')
  if (hours.note !== undefined) return `${on} it's ${saidOf(hours)}`
  if (!hours.open) return `we're closed ${on}`
  const first = hours.spans[0]
  const last = hours.spans.at(-1)
  if (first === undefined || last === undefined || isAlways(hours)) return `${on} we're ${hours.text}`
  if (/\b(?:close|closing|shut|late|until|till|til|finish)\b/.test(line))
    return `we close at ${clock(last.to)} ${bare} (${capitalized(day)} ${hours.text})`
  if (/\b(?:what time|when|early)\b.*\b(?:open|start)\b/.test(line))
    return `we open at ${clock(first.from)} ${bare} (${capitalized(day)} ${hours.text})`
  return `we're open ${when}${when === capitalized(day) ? '' : ','} ${hours.text}`
}
