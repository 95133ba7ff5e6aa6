import { Temporal } from 'temporal-polyfill'
import { MINUTE_MS } from '../../../contract/durations'
import { type BookingTalk, type BookingTurn, isBareDetail } from '../../answering'
import { weekDayOf } from '../../text/when/resolveDays'
import { isOnDays, isWished, type Wish } from '../../text/when/wish'
import { iso } from '../slotView'
import { type Desk, serviceOf } from './desk'
import { findTimes, wallOf } from './findTimes'
import { goingOn } from './goingOn'
import { isYes, placeIn } from './heard'
import { offered } from './offered'
import { offerTimes } from './offerTimes'
import { timeText } from './say'
import { takeTime } from './takeTime'

/** "The 8th", where Tuesday the 1st or the 8th was asked. */
export function pickReading(desk: Desk, talk: BookingTalk): Promise<BookingTurn> | undefined {
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

/** "The second one"; a yes where only one was offered. */
function placeOf(desk: Desk, shown: readonly string[]): string | undefined {
  if (shown.length === 1 && isYes(desk)) return shown[0]
  // "First thing Tuesday" is no place in a list.
  if (desk.when.kind !== 'none') return undefined
  const place = placeIn(desk.message.text, desk.message.understood.language)
  return place === 'last' ? shown.at(-1) : shown[['first', 'second', 'third'].indexOf(place ?? '')]
}

/** "The 4 pm one" where each of three days has one. */
const isNarrower = (meant: readonly string[], shown: readonly string[], { spans }: Wish): boolean =>
  meant.length < shown.length && spans.every(({ times }) => times.some(({ from, to }) => from === to))

export async function offeredAgain(desk: Desk, talk: BookingTalk, starts: readonly string[]): Promise<BookingTurn> {
  const minutes = serviceOf(desk, talk)?.minutes ?? 0
  const slots = starts.map((start) => ({ start, end: iso(Date.parse(start) + minutes * MINUTE_MS) }))
  return offered(desk, { talk, slots, saying: 'offer' })
}

/** "Anything before 10?" asks for all there is, of which only one was shown; "the 9:30" and "yes Tuesday" mean what was. */
async function isMeant(desk: Desk, { serviceId, wish: before }: BookingTalk, wish: Wish): Promise<boolean> {
  const isExact = wish.spans.some(({ times }) => times.some(({ from, to }) => from === to))
  if (isExact || isYes(desk) || !serviceId) return true
  return (await findTimes(desk, serviceId, goingOn(wish, before, desk))).length <= 1
}

/** "Thursday at 4 is open for it, or tap another", and then who they are: the one time that the last reply named is meant. */
export async function takeNamed(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const { text, state, history } = desk.message
  if (desk.read?.step !== 'details' && !isBareDetail(text, state.details)) return undefined
  const last = history.findLast(({ type }) => type === 'bot')?.content ?? ''
  const [start, other] = talk.offered?.filter((one) => last.includes(timeText(desk, Date.parse(one)))) ?? []
  return start && !other ? takeTime(desk, { talk, start }) : undefined
}

/** "The 2 pm", "yes Tuesday": one of those that were offered. */
export async function pickTime(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const shown = talk.offered ?? []
  const { when, timeZone } = desk
  const readings = when.kind === 'wish' ? [when.wish] : when.kind === 'ambiguous' ? when.readings : []
  for (const wish of readings) {
    const meant = shown.filter((start) => isWished(wish, wallOf({ start, end: '' }, timeZone)))
    const [only, other] = meant
    if (only && !other && (await isMeant(desk, talk, wish))) return takeTime(desk, { talk, start: only })
    if (only && other && isNarrower(meant, shown, wish)) return offeredAgain(desk, talk, meant)
  }
  const start = placeOf(desk, shown)
  return start ? takeTime(desk, { talk, start }) : undefined
}
