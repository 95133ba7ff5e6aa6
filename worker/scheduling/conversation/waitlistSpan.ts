import { Temporal } from 'temporal-polyfill'
import type { WaitlistSpan } from '../../../contract/slots'
import { DAY_MINUTES, timeOf } from '../../text/hours/span'
import type { TimeRange, Wish } from '../../text/when/wish'

/** Who names no last day waits so long. */
const WAIT_DAYS = 30
const MOST_DAYS = 90
/** "At 2" is waited for from 1 to 3. */
const AROUND_MINUTES = 60

/** What of a wish can be waited for: its days, and the part of the day that they have in common. */
export function waitlistSpan({ spans }: Wish): WaitlistSpan | undefined {
  const days = spans.flatMap((span) => span.days)
  const from = days.map((day) => day.from).toSorted()[0]
  if (from === undefined) return undefined
  const after = (many: number) => Temporal.PlainDate.from(from).add({ days: many }).toString()
  const last = days.map(({ to }) => to ?? after(WAIT_DAYS)).toSorted()
  const to = [last.at(-1) ?? from, after(MOST_DAYS)].toSorted()[0] ?? from
  const times = spans.flatMap((span) => span.times)
  const isExact = times.some((time) => time.from === time.to)
  const least = Math.max(0, Math.min(...times.map((time) => time.from)) - (isExact ? AROUND_MINUTES : 0))
  const most = Math.min(DAY_MINUTES, Math.max(...times.map((time) => time.to)) + (isExact ? AROUND_MINUTES : 0))
  const isAllDay = least === 0 && most === DAY_MINUTES
  return { from, to, ...(!isAllDay && least < most && { times: clocks({ from: least, to: most }) }) }
}

const clocks = ({ from, to }: TimeRange) => ({ from: timeOf(from), to: timeOf(to) })
