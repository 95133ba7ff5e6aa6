const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

// In the reader's own zone and manner.
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))
export const formatDate = (iso: string) => date.format(new Date(iso))
export const formatDay = (iso: string) => day.format(new Date(iso))
export const formatClock = (iso: string) => clock.format(new Date(iso))

const UNITS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const
const ago = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

/** "5 minutes ago"; a date where that is more than a month back. */
export function formatAgo(iso: string): string {
  const passed = Date.now() - Date.parse(iso)
  if (passed < UNITS[0][1]) return 'just now'
  if (passed > 30 * UNITS[2][1]) return `on ${formatDate(iso)}`
  const [unit, length] = UNITS.findLast(([, ms]) => passed >= ms) ?? UNITS[0]
  return ago.format(-Math.floor(passed / length), unit)
}
