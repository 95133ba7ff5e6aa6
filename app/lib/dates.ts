import { capital } from '../../contract/capital'
import { DAY_MS, HOUR_MS } from '../../contract/durations'
import { once } from './once'

/** In the reader's time zone and locale. */
function formatter(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const format = once(() => new Intl.DateTimeFormat(undefined, options))
  return (iso) => format().format(new Date(iso))
}

export const formatDateTime = formatter({ dateStyle: 'medium', timeStyle: 'short' })
export const formatDate = formatter({ dateStyle: 'medium' })
export const formatDay = formatter({ month: 'short', day: 'numeric' })
/** The browser's first formatter is a long task on a phone, which is best had while code is on its way. */
export const prepareDates = (): string => formatDay(new Date().toISOString())
export const formatClock = formatter({ timeStyle: 'short' })
const formatWeekday = formatter({ weekday: 'long' })

const UNITS = [
  ['minute', 60_000],
  ['hour', HOUR_MS],
  ['day', DAY_MS],
] as const
const ago = once(() => new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }))

const midnightOf = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

export const isMidnight = (iso: string): boolean => midnightOf(new Date(iso)) === Date.parse(iso)

/** Rounded, since days with a clock change have 23 or 25 hours. */
const daysAgo = (iso: string) => Math.round((midnightOf(new Date()) - midnightOf(new Date(iso))) / UNITS[2][1])

/** "Today, 9:44 PM", "Yesterday, 9:44 PM", or with the date if it is longer ago. */
export function formatWhen(iso: string): string {
  const days = daysAgo(iso)
  if (days !== 0 && days !== 1) return formatDateTime(iso)
  const name = ago().format(-days, 'day')
  return `${capital(name)}, ${formatClock(iso)}`
}

/** "5 minutes ago"; the date if it is over a month ago. */
export function formatAgo(iso: string): string {
  const passed = Date.now() - Date.parse(iso)
  if (passed < UNITS[0][1]) return 'just now'
  if (passed > 30 * UNITS[2][1]) return `on ${formatDate(iso)}`
  const [unit, length] = UNITS.findLast(([, ms]) => passed >= ms) ?? UNITS[0]
  return ago().format(-Math.floor(passed / length), unit)
}

const WEEK_DAYS = 7

/** What comes after "since": "9:12 AM", "yesterday", "Tuesday" or "Nov 3". */
export function formatSince(iso: string): string {
  const days = daysAgo(iso)
  if (days === 0) return formatClock(iso)
  if (days === 1) return ago().format(-1, 'day')
  return days < WEEK_DAYS ? formatWeekday(iso) : formatDay(iso)
}

export const isAhead = (iso: string | undefined): boolean => iso !== undefined && Date.parse(iso) > Date.now()
