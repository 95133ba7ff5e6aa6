import { Temporal } from 'temporal-polyfill'
import type { BookingTalk, BookingTurn } from '../../answering'
import { readWhen } from '../../text/when/readWhen'
import { weekDayOf } from '../../text/when/resolveDays'
import { isOnDays, isWished, type Wish } from '../../text/when/wish'
import { cancelInChat } from './changeInChat'
import { type Desk, serviceOf } from './desk'
import { wallOf } from './findTimes'
import { heardIn, isNo, isYes } from './heard'
import { anyTime, offerTimes } from './offerTimes'
import { say } from './say'
import { serviceIn } from './serviceIn'
import { startBooking } from './startBooking'
import { askMissing, settle, takeTime } from './takeTime'

/** The next step of a booking that has begun; undefined where the message is about something else. */
export async function goOn(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const { details } = desk.message.understood
  switch (talk.step) {
    case 'service':
      return serviceIn(desk) ? startBooking(desk, talk) : undefined
    case 'wish':
      return pickReading(desk, talk) ?? otherTimes(desk, talk)
    case 'time':
      return pickTime(desk, talk) ?? otherTimes(desk, talk)
    case 'name':
      return details.name ? askMissing(desk, talk) : otherTimes(desk, talk)
    case 'email':
      return details.email || details.phone ? askMissing(desk, talk) : otherTimes(desk, talk)
    case 'confirm':
      if (heardIn(desk).has('others')) return otherTimes(desk, talk)
      if (isYes(desk)) return settle(desk, talk)
      return (
        otherTimes(desk, talk) ??
        (isNo(desk) ? { content: say(desk, 'notBooked'), talk: { step: 'time', ...kept(talk) } } : undefined)
      )
    case 'cancel':
      return cancelInChat(desk, talk)
  }
}

const kept = ({ serviceId, wish, bookingId }: BookingTalk) => ({
  ...(serviceId && { serviceId }),
  ...(wish && { wish }),
  ...(bookingId && { bookingId }),
})

/** "The 8th", where Tuesday the 1st or the 8th was asked. */
function pickReading(desk: Desk, talk: BookingTalk): Promise<BookingTurn> | undefined {
  const service = serviceOf(desk, talk)
  const { when } = desk
  if (!service || when.kind !== 'wish') return undefined
  const days = when.wish.spans.flatMap((span) => span.days)
  const isMeant = ({ spans: [span] }: Wish) => {
    const from = span?.days[0]?.from
    return from !== undefined && isOnDays(days, { date: from, weekDay: weekDayOf(Temporal.PlainDate.from(from)) })
  }
  const meant = talk.readings?.filter(isMeant) ?? []
  const [wish] = meant
  return wish && meant.length === 1 ? offerTimes(desk, { service, wish, bookingId: talk.bookingId }) : undefined
}

/** "2", said by itself where times were offered. */
const BARE_HOUR = /^\D{0,12}\b(\d{1,2}(?::\d\d)?)\D{0,3}$/

/** "The 2 pm", "yes Tuesday": one of those that were offered. */
function pickTime(desk: Desk, talk: BookingTalk): Promise<BookingTurn> | undefined {
  const offered = talk.offered ?? []
  const hour = BARE_HOUR.exec(desk.message.text.trim())?.[1]
  const { ctx, profile, timeZone } = desk
  const bare = hour
    ? readWhen(`at ${hour}`, { now: ctx.now(), timeZone, country: profile.country, language: 'en' })
    : undefined
  const readings = [desk.when, bare].flatMap((when) =>
    when?.kind === 'wish' ? [when.wish] : when?.kind === 'ambiguous' ? when.readings : [],
  )
  for (const wish of readings) {
    const meant = offered.filter((start) => isWished(wish, wallOf({ start, end: '' }, timeZone)))
    if (meant.length === 1 && meant[0]) return takeTime(desk, { talk, start: meant[0] })
  }
  const isOnlyOne = offered.length === 1 && isYes(desk)
  return isOnlyOne && offered[0] ? takeTime(desk, { talk, start: offered[0] }) : undefined
}

/** "Anything later?", "the next day", "Friday instead". */
function otherTimes(desk: Desk, talk: BookingTalk): Promise<BookingTurn> | BookingTurn | undefined {
  const service = serviceIn(desk) ?? serviceOf(desk, talk)
  if (!service) return undefined
  const { bookingId } = talk
  const heard = heardIn(desk)
  const shown = [...(talk.offered ?? []), ...(talk.start ? [talk.start] : [])].toSorted()
  const [first, last] = [shown[0], shown.at(-1)].map((start) => start && wallOf({ start, end: '' }, desk.timeZone))
  if (desk.when.kind === 'ambiguous') return startBooking(desk, talk)
  const moves = ['later', 'earlier', 'nextDay', 'others'] as const
  const isMove = shown.length > 0 && moves.some((move) => heard.has(move))
  // "Anything later?" names no time by itself.
  if (desk.when.kind === 'wish' && !(isMove && isAnyTime(desk.when.wish)))
    return offerTimes(desk, { service, wish: goingOn(desk.when.wish, talk.wish, desk), bookingId })
  if (first && last && heard.has('later'))
    return offerTimes(desk, { service, wish: between(last.date, { from: last.minute + 1, to: 1440 }), bookingId })
  if (first && last && heard.has('earlier'))
    return offerTimes(desk, { service, wish: between(first.date, { from: 0, to: first.minute - 1 }), bookingId })
  if (last && (heard.has('nextDay') || heard.has('others'))) {
    const next = Temporal.PlainDate.from(last.date).add({ days: 1 }).toString()
    const times = talk.wish?.spans[0]?.times ?? [{ from: 0, to: 1440 }]
    return offerTimes(desk, {
      service,
      wish: { spans: [{ days: [{ from: next, to: null }], times: wide(times) }] },
      bookingId,
    })
  }
  if (talk.step === 'time' && isNo(desk)) return { content: say(desk, 'notBooked'), talk: undefined }
  return serviceIn(desk) ? offerTimes(desk, { service, wish: talk.wish ?? anyTime(desk), bookingId }) : undefined
}

const isAnyTime = ({ spans }: Wish): boolean =>
  spans.every(
    ({ days, times }) =>
      days.every(({ to, weekDays }) => to === null && !weekDays) &&
      times.every(({ from, to }) => from === 0 && to === 1440),
  )

type Times = Wish['spans'][number]['times']
const between = (date: string, range: Times[number]): Wish => ({
  spans: [{ days: [{ from: date, to: date }], times: [range] }],
})
/** A time to the minute that was full isn't asked for on the next day too. */
const wide = (times: Times): Times => (times.some(({ from, to }) => from === to) ? [{ from: 0, to: 1440 }] : times)

/** "And at 4?" is of the day before; "and Wednesday?" of the same part of the day. */
function goingOn(wish: Wish, before: Wish | undefined, desk: Desk): Wish {
  const [span, ...others] = wish.spans
  const [earlier] = before?.spans ?? []
  if (!span || !earlier || others.length > 0 || wish.isSoonest) return wish
  const [day] = span.days
  const today = wallOf({ start: desk.message.now.toISOString(), end: '' }, desk.timeZone).date
  const hasNoDay = span.days.length === 1 && day?.to === null && !day.weekDays && day.from === today
  const hasNoTime = span.times.every(({ from, to }) => from === 0 && to === 1440)
  return { spans: [{ days: hasNoDay ? earlier.days : span.days, times: hasNoTime ? wide(earlier.times) : span.times }] }
}
