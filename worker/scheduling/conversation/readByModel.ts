import { Temporal } from 'temporal-polyfill'
import { askModel, isBareDetail } from '../../answering'
import { randomText } from '../../platform/ids'
import { tokensOf } from '../../text/terms'
import { readWhenReply } from '../../text/when/readWhenReply'
import { asksForTime, OTHERS } from './asksForTime'
import { bookingQuestion, readBookingReply } from './bookingQuestion'
import { type Desk, type Reading, serviceOf } from './desk'
import { heardIn, isBookButton, isNo, isYes } from './heard'
import { isBare } from './isWish'
import { timeText } from './say'

/** So long a visitor who asked for a time may wait for it to be understood. */
const PATIENCE_MS = 2500
const MARK_LENGTH = 8
const ASKED = ' (the team was asked for it and will confirm)'
/** A yes, a name or a number that was asked for, with little beside it. */
const FEW_WORDS = 3

/** What a model makes of a message to the calendar; undefined where there is no model, or nothing for it to read. */
export async function readByModel(desk: Desk): Promise<Reading | undefined> {
  const { ctx, profile, services, timeZone, message, talk } = desk
  // Most messages aren't, whatever is booked: the calendar isn't asked for those.
  if (!isWorthAsking(desk, true)) return undefined
  const own = await desk.own()
  if (!isWorthAsking(desk, own.length > 0)) return undefined
  const limitMs = Math.min(PATIENCE_MS, ctx.settings.AI_TIMEOUT_MS)
  const at = { now: message.now.getTime(), timeZone, country: profile.country }
  const booking = serviceOf(desk, talk)?.name
  const booked = own.map(
    ({ service, startsAt, isAsked }) => `${service}, ${timeText(desk, startsAt)}${isAsked ? ASKED : ''}`,
  )
  const said = await askModel(
    ctx,
    profile,
    bookingQuestion({ message, services, booking, booked }, at, randomText(MARK_LENGTH)),
    limitMs,
  )
  if (said === undefined) return undefined
  const today = Temporal.Instant.fromEpochMilliseconds(at.now).toZonedDateTimeISO(timeZone).toPlainDate()
  const {
    service,
    second,
    change,
    of,
    noEmail = false,
    recap = false,
    others = [],
    asks = false,
  } = readBookingReply(said)
  const called = (number: number | null | undefined) => services[(number ?? 0) - 1]
  return {
    when: readWhenReply(said, today.toString()),
    service: service === 0 ? 'other' : called(service),
    second: called(second),
    change: change === null ? 'none' : change,
    changedId: own[(of ?? 0) - 1]?.id,
    noEmail,
    recap,
    others,
    asks,
  }
}

/** "Tuesday at 3", "yes", "Ana" and a button have nothing in them that rules don't read. */
function isWorthAsking(desk: Desk, hasOwn: boolean): boolean {
  const { when, talk, message } = desk
  const { kind } = message.understood
  if (isBookButton(desk) || OTHERS.has(kind) || talk?.isWaiting) return false
  const isPlain =
    when.kind === 'wish'
      ? isBare(desk)
      : when.kind === 'none' && (isShort(desk) || isBareDetail(message.text, message.state.details))
  // A bare time may be another one for what is booked, or of what was spoken of: "and Saturday?" after a price.
  const isOpen = when.kind === 'wish' && !talk?.step && (hasOwn || message.history.length > 0)
  if (isPlain && !isOpen) return false
  return talk?.step !== undefined || message.isOffered || asksForTime(desk) || (hasOwn && isOfOwn(desk))
}

const isOfOwn = (desk: Desk): boolean =>
  desk.when.kind !== 'none' || desk.message.understood.kind === 'changes_booking' || heardIn(desk).has('cancels')

const isShort = (desk: Desk): boolean =>
  tokensOf(desk.message.text).length <= FEW_WORDS &&
  (isYes(desk) || isNo(desk) || desk.message.understood.kind === 'gives_details')
