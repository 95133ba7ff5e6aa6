import { MINUTE_MS } from '../../../contract/durations'
import type { WaitlistSpan } from '../../../contract/slots'
import { filled } from '../../text/filled'
import { minutesOf, timeOf } from '../../text/hours/span'
import { ALL_DAY, type Wish } from '../../text/when/wish'
import type { Desk } from './desk'
import phrases from './phrases.json'

export type Saying = keyof typeof phrases

export const say = ({ message }: Desk, saying: Saying, slots: Record<string, string> = {}): string =>
  filled(phrases[saying][message.understood.language], slots)

const localeOf = ({ message, profile }: Desk): string => `${message.understood.language}-${profile.country}`

const formatter = (desk: Desk, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(desk), { timeZone, ...options })
const formatted = (desk: Desk, at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  withoutComma(desk, formatter(desk, timeZone, options).format(at))

/** In a Spanish sentence it is "el lunes 30 de noviembre". */
const SPANISH_DAY = /^(\p{L}+), (?=\d)/u
const withoutComma = ({ message }: Desk, text: string): string =>
  message.understood.language === 'es' ? text.replace(SPANISH_DAY, '$1 ') : text

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

/** "Tuesday, December 1" */
export const dayText = (desk: Desk, date: string): string => formatted(desk, Date.parse(date), 'UTC', DAY)

/** "Tuesday, December 1, 12:00 – 5:00 PM"; "December 1 – 8". */
export function rangeText(desk: Desk, { from, to, times }: WaitlistSpan): string {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  if (from !== to) return formatter(desk, 'UTC', { month: 'long', day: 'numeric' }).formatRange(first, last)
  // "Before 9" begins at no midnight: the day is told.
  if (!times || times.from === timeOf(0)) return dayText(desk, from)
  const at = (time: string) => first + minutesOf(time) * MINUTE_MS
  // Midnight is of the next day, which isn't meant.
  const end = Math.min(at(times.to), at('23:59'))
  return formatter(desk, 'UTC', { ...DAY, ...CLOCK }).formatRange(at(times.from), end)
}

/** "Tuesday, December 1"; "November 30 – December 6"; undefined where a wish has no end, or is of several times. */
export function wishText(desk: Desk, { spans }: Wish): string | undefined {
  const [span, ...others] = spans
  const [range, ...more] = span?.days ?? []
  const [time, ...times] = span?.times ?? []
  if (!range?.to || !time || range.weekDays || others.length + more.length + times.length > 0) return undefined
  const { from, to } = range
  if (time.from !== time.to) {
    // "After 2" has no end to tell: the day is told.
    const isAllDay = time.to === ALL_DAY.to
    return rangeText(desk, { from, to, ...(!isAllDay && { times: { from: timeOf(time.from), to: timeOf(time.to) } }) })
  }
  return from === to
    ? formatted(desk, Date.parse(from) + time.from * MINUTE_MS, 'UTC', { ...DAY, ...CLOCK })
    : undefined
}

/** A day or a clock time as the visitor named it: "Tuesday, December 1", "Tuesday, December 1, 2:00 PM"; what was only reckoned isn't told, nor today's date. */
export function plainText(desk: Desk, wish: Wish, today: string): string | undefined {
  const [span, ...others] = wish.spans
  const [range, ...more] = span?.days ?? []
  if (wish.isSoonest || others.length + more.length > 0 || !range || range.from !== range.to) return undefined
  const [time, ...times] = span?.times ?? []
  if (time && times.length === 0 && time.from === time.to) return wishText(desk, wish)
  return range.from === today ? undefined : dayText(desk, range.from)
}

/** "Tuesday, December 1 at 2:00 PM (11:00 AM your time)" */
export function timeText(desk: Desk, at: number): string {
  const when = formatted(desk, at, desk.timeZone, { ...DAY, ...CLOCK })
  const { visitorZone, timeZone } = desk
  if (!visitorZone) return when
  const isSame = (options: Intl.DateTimeFormatOptions) =>
    formatted(desk, at, visitorZone, options) === formatted(desk, at, timeZone, options)
  const isSameDay = isSame({ weekday: 'short' })
  if (isSameDay && isSame(CLOCK)) return when
  const own = formatted(desk, at, visitorZone, { ...CLOCK, ...(!isSameDay && { weekday: 'short' }) })
  return say(desk, 'yours', { when, own })
}
