import type { Hours } from '../evidence/hours'
import { DAYS } from '../evidence/weekDays'
import type { TongueCode } from './tongue'
import { TONGUE } from './tongues'

/** A Monday at midnight. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The week as that language writes it: "Montag – Freitag 08:00–17:30, Sonntag geschlossen". Digits stay European ones. */
export function weekIn(code: TongueCode, hours: Hours): string {
  const locale = `${code}-u-nu-latn`
  const said = (ms: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(MONDAY + ms)
  const clock = (minutes: number) => said(minutes * MINUTE_MS, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const runs: { from: number; to: number; text: string }[] = []
  DAYS.forEach((day, at) => {
    const known = hours[day]
    if (!known) return
    const spans = known.spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')
    const text = known.open ? (known.note === undefined && spans) || known.text : TONGUE[code].says.closed
    const last = runs.at(-1)
    if (last?.to === at - 1 && last.text === text) last.to = at
    else runs.push({ from: at, to: at, text })
  })
  const day = (at: number) => said(at * DAY_MS, { weekday: 'long' })
  return runs.map(({ from, to, text }) => `${from === to ? day(from) : `${day(from)} – ${day(to)}`} ${text}`).join(', ')
}
