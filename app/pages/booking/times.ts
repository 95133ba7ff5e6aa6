import { plural } from '../../../contract/plural'
import type { Slot } from '../../../contract/scheduling'

/** What the reader's own clock shows. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const
const FULL = { weekday: 'long', month: 'long', day: 'numeric', ...CLOCK } as const

const format = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone })

export const dayText = (iso: string, timeZone: string): string => format(DAY, timeZone).format(new Date(iso))
export const clockText = (iso: string, timeZone: string): string => format(CLOCK, timeZone).format(new Date(iso))
export const momentText = (iso: string, timeZone: string): string => format(FULL, timeZone).format(new Date(iso))

/** "Tuesday, December 1, 2:00 – 3:00 PM EST". */
export const visitText = ({ start, end }: Slot, timeZone: string): string =>
  format({ ...FULL, timeZoneName: 'short' }, timeZone).formatRange(new Date(start), new Date(end))

/** The same in the business's zone, where its clocks show something else. */
export function thereText(visit: Slot, timeZone: string): string | undefined {
  const [here, there] = [ownTimeZone(), timeZone]
  return momentText(visit.start, here) === momentText(visit.start, there) ? undefined : visitText(visit, there)
}

/** The times of each day, in order. */
export function byDay(slots: Slot[], timeZone: string): { day: string; slots: Slot[] }[] {
  const days = Map.groupBy(slots, ({ start }) => dayText(start, timeZone))
  return [...days].map(([day, times]) => ({ day, slots: times }))
}

const NEAREST = 3

/** The free times nearest to one that was taken meanwhile, soonest first. */
export function nearestTo(slots: Slot[], wanted: string): Slot[] {
  const far = ({ start }: Slot) => Math.abs(Date.parse(start) - Date.parse(wanted))
  return slots
    .filter(({ start }) => start !== wanted)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, NEAREST)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

const HOUR = 60

/** `durationText(120)` → "2 hours". */
export function durationText(minutes: number): string {
  if (minutes >= 24 * HOUR && minutes % (24 * HOUR) === 0) return plural(minutes / 24 / HOUR, 'day')
  return minutes >= HOUR && minutes % HOUR === 0 ? plural(minutes / HOUR, 'hour') : plural(minutes, 'minute')
}
