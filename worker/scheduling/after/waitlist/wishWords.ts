import { HOUR_MS } from '../../../../contract/durations'
import type { WaitlistSpan } from '../../../../contract/slots'

const NOON = 12 * HOUR_MS
const DAYS = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const clockOf = (time: string) =>
  CLOCK.format(Date.parse(time === '24:00' ? '2026-01-02T00:00Z' : `2026-01-01T${time}Z`))

type Wish = Pick<WaitlistSpan, 'from' | 'to'> & { times?: WaitlistSpan['times'] | null }

/** "Tue, Dec 1, 12:00 PM to 5:00 PM", for the business's people. */
export function wishWords({ from, to, times }: Wish): string {
  const days = DAYS.formatRange(Date.parse(from) + NOON, Date.parse(to) + NOON)
  return times ? `${days}, ${clockOf(times.from)} to ${clockOf(times.to)}` : days
}
