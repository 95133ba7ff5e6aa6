import type { DayHours, Hours } from '../evidence/hours'
import { DAYS } from '../evidence/weekDays'
import type { TongueCode } from './tongue'
import { TONGUE } from './tongues'

/** A Monday at midnight. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The times of a day as that language writes them: "08:00–17:30". Digits stay European ones. */
const timesIn = (code: TongueCode, { open, spans, note, text }: DayHours): string => {
  const clock = (minutes: number) =>
    new Intl.DateTimeFormat(localeOf(code), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }).format(MONDAY + minutes * MINUTE_MS)
  const said = spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')
  return open ? (note === undefined && said) || text : TONGUE[code].says.closed
}
const localeOf = (code: TongueCode): string => `${code}-u-nu-latn`

/** One day by its date: "viernes, 27 de noviembre cerrado". */
export const dayIn = (code: TongueCode, date: string, hours: DayHours): string => {
  const day = new Intl.DateTimeFormat(localeOf(code), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return `${day.format(new Date(`${date}T00:00Z`))} ${timesIn(code, hours)}`
}

/** The week as that language writes it: "Montag – Freitag 08:00–17:30, Sonntag geschlossen". */
export function weekIn(code: TongueCode, hours: Hours): string {
  const runs: { from: number; to: number; text: string }[] = []
  DAYS.forEach((day, at) => {
    const known = hours[day]
    if (!known) return
    const text = timesIn(code, known)
    const last = runs.at(-1)
    if (last?.to === at - 1 && last.text === text) last.to = at
    else runs.push({ from: at, to: at, text })
  })
  const day = (at: number) =>
    new Intl.DateTimeFormat(localeOf(code), { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + at * DAY_MS)
  return runs.map(({ from, to, text }) => `${from === to ? day(from) : `${day(from)} – ${day(to)}`} ${text}`).join(', ')
}
