import type { Desk } from './desk'
import phrases from './phrases.json'

export type Saying = keyof typeof phrases

export const say = ({ message }: Desk, saying: Saying, slots: Record<string, string> = {}): string =>
  phrases[saying][message.understood.language].replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)

const localeOf = ({ message, profile }: Desk): string => `${message.understood.language}-${profile.country}`

const formatted = (desk: Desk, at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(desk), { timeZone, ...options }).format(at)

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

/** "Tuesday, December 1" */
export const dayText = (desk: Desk, date: string): string => formatted(desk, Date.parse(date), 'UTC', DAY)

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
