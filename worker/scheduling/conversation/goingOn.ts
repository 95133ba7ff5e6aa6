import type { Slot } from '../../../contract/slots'
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
  return {
    spans: [{ days: hasNoDay ? earlier.days : span.days, times: isAllDay(span) ? wide(earlier.times) : span.times }],
  }
}

const isAllDay = ({ times }: Wish['spans'][number]): boolean => times.every(({ from, to }) => from === 0 && to === 1440)

/** "Make it Wednesday", of what was to be at ten: the free time of that one day that is at ten as well. */
export function atSameTime(slots: readonly Slot[], start: string | undefined, desk: Desk): Slot | undefined {
  const { when, timeZone } = desk
  const [span, ...others] = when.kind === 'wish' ? when.wish.spans : []
  const [day, ...more] = span?.days ?? []
  if (!start || !span || !isAllDay(span) || others.length + more.length > 0 || day?.from !== day?.to) return undefined
  const { minute } = wallOf({ start, end: '' }, timeZone)
  return slots.find((slot) => wallOf(slot, timeZone).minute === minute)
}
