import type { Wish } from '../../text/when/wish'
import type { Desk } from './desk'
import { wallOf } from './findTimes'

type Times = Wish['spans'][number]['times']
/** A time to the minute that was full isn't asked for on the next day too. */
export const wide = (times: Times): Times =>
  times.some(({ from, to }) => from === to) ? [{ from: 0, to: 1440 }] : times

/** "And at 4?" is of the day before; "and Wednesday?" of the same part of the day. */
export function goingOn(wish: Wish, before: Wish | undefined, { message, timeZone }: Desk): Wish {
  const [span, ...others] = wish.spans
  const [earlier] = before?.spans ?? []
  if (!span || !earlier || others.length > 0 || wish.isSoonest) return wish
  const [day] = span.days
  const today = wallOf({ start: message.now.toISOString(), end: '' }, timeZone).date
  const hasNoDay = span.days.length === 1 && day?.to === null && !day.weekDays && day.from === today
  const hasNoTime = span.times.every(({ from, to }) => from === 0 && to === 1440)
  return {
    spans: [{ days: hasNoDay ? earlier.days : span.days, times: hasNoTime ? wide(earlier.times) : span.times }],
  }
}
