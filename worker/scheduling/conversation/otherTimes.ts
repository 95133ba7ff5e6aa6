import { Temporal } from 'temporal-polyfill'
import type { BookingTalk, BookingTurn } from '../../answering'
import { ALL_DAY, type WallTime, type Wish } from '../../text/when/wish'
import type { Desk, OfferedService } from './desk'
import { findTimes, wallOf } from './findTimes'
import { atSameTime, goingOn, wide } from './goingOn'
import { heardIn, isPlainNo } from './heard'
import { asksForService, asksValue, saysLittle } from './isWish'
import { anyTime, offerTimes } from './offerTimes'
import { keptAfterNo } from './ownVisits'
import { say } from './say'
import { alikeIn, serviceIn, serviceMeant } from './serviceIn'
import { startBooking } from './startBooking'
import { takeTime } from './takeTime'

/** "Anything later?", "the next day", "Friday instead". */
export async function otherTimes(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const service = serviceMeant(desk, talk)
  if (!service && alikeIn(desk).length > 0) return startBooking(desk, talk)
  // "How much is the signature massage?" is no wish for another time.
  const isRead = desk.read?.step === 'times'
  if (!service || (!isRead && asksValue(desk))) return undefined
  const { bookingId } = talk
  // "That's the day after my husband's surgery at the clinic" asks for no other day.
  const isHeard = desk.read?.step !== undefined
  const isPlain = isHeard || saysLittle(desk)
  const heard = isPlain ? heardIn(desk) : new Set<string>()
  const shown = [...(talk.offered ?? []), ...(talk.start ? [talk.start] : [])].toSorted()
  const [first, last] = [shown[0], shown.at(-1)].map((start) => start && wallOf({ start, end: '' }, desk.timeZone))
  if (desk.when.kind === 'ambiguous' || desk.when.kind === 'unclear') return startBooking(desk, talk)
  const moves = ['later', 'earlier', 'nextDay', 'others', 'more'] as const
  const isMove = shown.length > 0 && isPlain && moves.some((move) => heard.has(move))
  // "Anything later?" names no time by itself.
  if (desk.when.kind === 'wish' && !(isMove && isAnyTime(desk.when.wish))) {
    const wish = goingOn(desk.when.wish, talk.wish, desk)
    const same = talk.start && atSameTime(await findTimes(desk, service.id, wish), talk.start, desk)
    if (same && service.id === talk.serviceId) return takeTime(desk, { talk: { ...talk, wish }, start: same.start })
    return offerTimes(desk, { service, wish, bookingId })
  }
  if (first && last && heard.has('later')) return laterTimes(desk, { service, last, bookingId })
  if (first && last && heard.has('earlier')) return earlierTimes(desk, { service, first, bookingId })
  if (last && talk.wish && (isRead || heard.has('more'))) {
    const seen = [...(talk.seen ?? []), ...shown]
    const left = (await findTimes(desk, service.id, talk.wish)).some(({ start }) => !seen.includes(start))
    if (left) return offerTimes(desk, { service, wish: talk.wish, bookingId, saying: 'more', seen })
  }
  if (last && (isRead || heard.has('nextDay') || heard.has('others') || heard.has('more'))) {
    const next = Temporal.PlainDate.from(last.date).add({ days: 1 }).toString()
    const times = talk.wish?.spans[0]?.times ?? [{ from: 0, to: 1440 }]
    return offerTimes(desk, {
      service,
      wish: { spans: [{ days: [{ from: next, to: null }], times: wide(times) }] },
      bookingId,
    })
  }
  if (talk.step === 'time' && isPlain && isPlainNo(desk))
    return (await keptAfterNo(desk, talk)) ?? { content: say(desk, 'notBooked'), talk: undefined }
  return serviceIn(desk) && (isHeard || asksForService(desk))
    ? offerTimes(desk, { service, wish: talk.wish ?? anyTime(desk), bookingId })
    : undefined
}

type Later = { service: OfferedService; last: WallTime; bookingId: string | undefined }
/** Later on that day; after its last time on the days that follow. */
async function laterTimes(desk: Desk, { service, last, bookingId }: Later): Promise<BookingTurn> {
  const wish = between(last.date, { from: last.minute + 1, to: 1440 })
  const isOver = (await findTimes(desk, service.id, wish)).length === 0
  const from = Temporal.PlainDate.from(last.date).add({ days: 1 }).toString()
  const next: Wish = { spans: [{ days: [{ from, to: null }], times: [{ from: 0, to: 1440 }] }] }
  return offerTimes(desk, isOver ? { service, wish: next, bookingId } : { service, wish, bookingId, saying: 'later' })
}

type Earlier = { service: OfferedService; first: WallTime; bookingId: string | undefined }
/** Earlier on that day; before its first time on the days that lead to it; where nothing is, the nearest. */
async function earlierTimes(desk: Desk, { service, first, bookingId }: Earlier): Promise<BookingTurn> {
  const wish = between(first.date, { from: 0, to: first.minute - 1 })
  const today = anyTime(desk).spans[0]?.days[0]?.from ?? first.date
  const to = Temporal.PlainDate.from(first.date).subtract({ days: 1 }).toString()
  const before: Wish = { spans: [{ days: [{ from: today, to }], times: [ALL_DAY] }] }
  const isOver = (await findTimes(desk, service.id, wish)).length === 0
  const isBefore = isOver && today <= to && (await findTimes(desk, service.id, before)).length > 0
  return offerTimes(
    desk,
    isBefore ? { service, wish: before, bookingId } : { service, wish, bookingId, saying: 'earlier' },
  )
}

export const isAnyTime = ({ spans }: Wish): boolean =>
  spans.every(
    ({ days, times }) =>
      days.every(({ to, weekDays }) => to === null && !weekDays) &&
      times.every(({ from, to }) => from === 0 && to === 1440),
  )

type Times = Wish['spans'][number]['times']
const between = (date: string, range: Times[number]): Wish => ({
  spans: [{ days: [{ from: date, to: date }], times: [range] }],
})
