import type { Language } from '../../../contract/languages'
import { plural } from '../../../contract/plural'

type Times = { startsAt: number; endsAt: number }

const FULL = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** "Tuesday, December 1, 2:00 – 3:00 PM Eastern Standard Time". */
export const visitTime = ({ startsAt, endsAt }: Times, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { ...FULL, timeZone, timeZoneName: 'long' }).formatRange(startsAt, endsAt)

/** "Tuesday, December 1 at 2:00 PM". */
export const momentText = (at: number, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { ...FULL, timeZone }).format(at)

/** "Dec 1, 2:00 PM", for subjects. */
export const shortMoment = (at: number, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

/** Whether clocks of both zones show the same then. */
export const isSameClock = (at: number, one: string, other: string): boolean =>
  momentText(at, one, 'en') === momentText(at, other, 'en')

const HOUR = 60
const DAY = 24 * HOUR

/** `durationText(120)` → "2 hours". */
export function durationText(minutes: number): string {
  if (minutes >= DAY && minutes % DAY === 0) return plural(minutes / DAY, 'day')
  return minutes >= HOUR && minutes % HOUR === 0 ? plural(minutes / HOUR, 'hour') : plural(minutes, 'minute')
}
