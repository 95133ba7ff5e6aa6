import type { Booking } from '../../../../contract/scheduling'
import { wallTimeOf } from '../../../lib/zoned'

/** A booking's place on its day: minutes since midnight, and beside how many others. */
export type Placed = { booking: Booking; from: number; to: number; lane: number; lanes: number }

const LAST_MINUTE = 24 * 60

/** What is shown on a day: those that were canceled take no place. */
export const onDay = (bookings: readonly Booking[], date: string, timeZone: string): Booking[] =>
  bookings.filter(({ start, status }) => status !== 'canceled' && wallTimeOf(start, timeZone).date === date)

/** Bookings at the same time stand side by side. `bookings`: a day's, soonest first. */
export function layOut(bookings: readonly Booking[], timeZone: string): Placed[] {
  const placed: Placed[] = []
  let group: Placed[] = []
  let groupEnds = 0
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1))
    for (const one of group) one.lanes = lanes
    group = []
  }
  for (const booking of bookings) {
    const { date, minutes: from } = wallTimeOf(booking.start, timeZone)
    const end = wallTimeOf(booking.end, timeZone)
    const to = end.date === date && end.minutes > from ? end.minutes : LAST_MINUTE
    if (from >= groupEnds) close()
    const taken = group.filter((one) => one.to > from).map(({ lane }) => lane)
    const lane = [...Array(taken.length + 1).keys()].find((free) => !taken.includes(free)) ?? 0
    const one = { booking, from, to, lane, lanes: 1 }
    group.push(one)
    placed.push(one)
    groupEnds = Math.max(groupEnds, to)
  }
  close()
  return placed
}
