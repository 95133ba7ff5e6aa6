import { Temporal } from 'temporal-polyfill'
import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import type { Slot } from '../../../contract/slots'
import { spansOf } from '../../text/hours/span'
import { covers } from '../../text/localDays'
import { weekDayOf } from '../../text/when/resolveDays'
import { isWished, type WallTime, type Wish } from '../../text/when/wish'
import { instantOf } from '../slots/wallTime'
import { iso } from '../slotView'
import { listSlots } from '../visitorBookings'
import type { Desk } from './desk'

/** Most find something within the first; where the days are open the second is looked at too. */
const LOOKED_AHEAD_DAYS = [14, 60]
const LOOKED_AROUND_DAYS = [4, 30]
const MOST_OFFERED = 6
const NEAREST = 3
const MOST_DAYS = 3

export const wallOf = ({ start }: Slot, timeZone: string): WallTime => {
  const wall = Temporal.Instant.from(start).toZonedDateTimeISO(timeZone)
  const date = wall.toPlainDate()
  return { date: date.toString(), weekDay: weekDayOf(date), minute: wall.hour * 60 + wall.minute }
}

/** What a clock on the business's wall shows now. */
export const nowOf = ({ message, timeZone }: Pick<Desk, 'message' | 'timeZone'>): WallTime =>
  wallOf({ start: message.now.toISOString(), end: '' }, timeZone)

const startOf = (date: string, timeZone: string) => instantOf(Temporal.PlainDate.from(date), '00:00', timeZone)

/** What is free, but for the weekdays that were ruled out and what a notice on the site closes. */
async function freeTimes(
  { ctx, profile, timeZone, sessionId, without, message }: Desk,
  serviceId: string,
  [from, to]: Between,
) {
  const free = await listSlots(ctx, profile.id, { serviceId, sessionId, from: iso(from), to: iso(to) })
  const special = free.length > 0 ? await message.daysOfSite() : []
  return free.filter((slot) => {
    const { date, weekDay, minute } = wallOf(slot, timeZone)
    const minutes = (Date.parse(slot.end) - Date.parse(slot.start)) / MINUTE_MS
    const day = special.find(covers(date))
    return (
      !without.includes(weekDay) &&
      (!day || spansOf(day.hours).some(({ from, to }) => from <= minute && minute + minutes <= to))
    )
  })
}
type Between = [from: number, to: number]

/** The free times that fit a wish, soonest first. */
export async function findTimes(desk: Desk, serviceId: string, wish: Wish): Promise<Slot[]> {
  const { ctx, timeZone } = desk
  const days = wish.spans.flatMap((span) => span.days)
  const first = days.map(({ from }) => from).toSorted()[0]
  if (first === undefined) return []
  const from = Math.max(startOf(first, timeZone), ctx.now())
  const ends = days.map(({ to }) => to)
  const last = ends.every((to) => to !== null) ? ends.toSorted().at(-1) : undefined
  const ahead = last ? [startOf(last, timeZone) + DAY_MS * 1.1] : LOOKED_AHEAD_DAYS.map((far) => from + far * DAY_MS)
  for (const to of ahead) {
    const free = await freeTimes(desk, serviceId, [from, to])
    const fitting = free.filter((slot) => isWished(wish, wallOf(slot, timeZone)))
    if (fitting.length > 0) return fitting
  }
  return []
}

/** The free times nearest to what was wished for, soonest first. */
export async function findNearest(desk: Desk, serviceId: string, wish: Wish): Promise<Slot[]> {
  const { ctx, timeZone } = desk
  const [span] = wish.spans
  const [day] = span?.days ?? []
  const [time] = span?.times ?? []
  const middle = time ? ((time.from + time.to) / 2) * MINUTE_MS : DAY_MS / 2
  const target = Math.max(day ? startOf(day.from, timeZone) + middle : 0, ctx.now())
  for (const far of LOOKED_AROUND_DAYS) {
    const free = await freeTimes(desk, serviceId, [target - far * DAY_MS, target + far * DAY_MS])
    if (free.length === 0) continue
    const away = ({ start }: Slot) => Math.abs(Date.parse(start) - target)
    return free
      .toSorted((one, other) => away(one) - away(other))
      .slice(0, NEAREST)
      .toSorted((one, other) => one.start.localeCompare(other.start))
  }
  return []
}

/** A few of many, spread: not six times of one morning. */
export function spread(slots: readonly Slot[], timeZone: string): Slot[] {
  const byDay = [...Map.groupBy(slots, (slot) => wallOf(slot, timeZone).date).values()].slice(0, MOST_DAYS)
  let left = MOST_OFFERED
  return byDay.flatMap((ofDay, nth) => {
    const some = Math.min(ofDay.length, Math.ceil(left / (byDay.length - nth)))
    left -= some
    return Array.from({ length: some }, (_, at) => ofDay[Math.floor((at * ofDay.length) / some)]).filter(
      (slot) => slot !== undefined,
    )
  })
}
