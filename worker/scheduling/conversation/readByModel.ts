import { Temporal } from 'temporal-polyfill'
import { askModel, type BookingTalk, isBareDetail } from '../../answering'
import { randomText } from '../../platform/ids'
import { tokensOf } from '../../text/terms'
import { readWhenReply } from '../../text/when/readWhenReply'
import type { When } from '../../text/when/wish'
import { asksForTime, OTHERS } from './asksForTime'
import { bookingQuestion, readBookingReply } from './bookingQuestion'
import { type Desk, type Own, type Reading, type Step, serviceOf } from './desk'
import { heardIn, isBookButton, isNo, isYes } from './heard'
import { isBare } from './isWish'
import { READING_MS } from './readingMs'
import { timeText } from './say'

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
  const limitMs = Math.min(READING_MS, ctx.settings.AI_TIMEOUT_MS)
  const at = { now: message.now.getTime(), timeZone, country: profile.country }
  const booking = serviceOf(desk, talk)?.name
  const starts = startsShown(talk)
  const shown = starts.map((start) => timeText(desk, Date.parse(start)))
  const awaited = awaitedOf(desk)
  const booked = own.map(
    ({ service, startsAt, isAsked }) => `${service}, ${timeText(desk, startsAt)}${isAsked ? ASKED : ''}`,
  )
  const said = await askModel(
    ctx,
    profile,
    bookingQuestion({ message, services, booking, awaited, shown, booked }, at, randomText(MARK_LENGTH)),
    limitMs,
  )
  if (said === undefined) return undefined
  const today = Temporal.Instant.fromEpochMilliseconds(at.now).toZonedDateTimeISO(timeZone).toPlainDate()
  const { service, second, of, slot, noEmail = false, others = [], asks = false, ...told } = readBookingReply(said)
  const called = (number: number | null | undefined) => services[(number ?? 0) - 1]
  const when = readWhenReply(said, today.toString())
  const step = stepOf(desk, told.step ?? (when?.kind === 'wish' ? 'times' : undefined), { when, own })
  return {
    step,
    start: step === 'take' ? starts[(slot ?? 0) - 1] : undefined,
    when: step === undefined || OF_TIME.has(step) ? when : { kind: 'none' },
    service: service === 0 ? 'other' : called(service),
    second: called(second),
    changedId: own[(of ?? 0) - 1]?.id,
    noEmail,
    others,
    asks,
  }
}

/** A time that is named with any other step isn't one to come at. */
const OF_TIME: ReadonlySet<Step> = new Set(['times', 'take', 'move', 'wait'])

/** What a model took for a step, as the calendar stands: "cancel it" where that was asked is a yes. */
function stepOf(
  { talk }: Desk,
  said: Step | undefined,
  { when, own }: { when: When | undefined; own: readonly Own[] },
): Step | undefined {
  if (!talk || (said !== 'move' && said !== 'cancel')) return said
  const isMoving = talk.bookingId !== undefined && talk.step !== 'cancel'
  if (said === 'cancel') return talk.step === 'cancel' ? 'yes' : own.length > 0 ? 'cancel' : 'no'
  if (!isMoving) return own.length > 0 ? 'move' : 'times'
  return talk.step === 'confirm' && when?.kind !== 'wish' ? 'yes' : 'times'
}

/** The times that were shown in this booking, the first ones first. */
export const startsShown = (talk: BookingTalk | undefined): string[] => [
  ...new Set([...(talk?.seen ?? []), ...(talk?.offered ?? [])]),
]

const AWAITED: Record<BookingTalk['step'], string> = {
  service: 'which of SERVICES',
  wish: 'which day and time',
  time: 'which of SHOWN',
  name: 'the name, for',
  place: 'the address to come to, for',
  email: 'the email or number, for',
  confirm: 'a yes to book',
  cancel: 'a yes to cancel it',
}

function awaitedOf(desk: Desk): string | undefined {
  const { step, start, bookingId } = desk.talk ?? {}
  const asked = step && (step === 'confirm' && bookingId ? 'a yes to move it to' : AWAITED[step])
  return asked && start ? `${asked} ${timeText(desk, Date.parse(start))}` : asked
}

/** "Tuesday at 3", "yes", "Ana" and a button have nothing in them that rules don't read. */
function isWorthAsking(desk: Desk, hasOwn: boolean): boolean {
  const { when, talk, message } = desk
  const { kind } = message.understood
  if (isBookButton(desk) || (OTHERS.has(kind) && !talk?.step) || talk?.isWaiting) return false
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
  desk.when.kind !== 'none' ||
  desk.message.understood.kind === 'changes_booking' ||
  heardIn(desk).has('cancels') ||
  heardIn(desk).has('moves')

const isShort = (desk: Desk): boolean =>
  tokensOf(desk.message.text).length <= FEW_WORDS &&
  (isYes(desk) || isNo(desk) || desk.message.understood.kind === 'gives_details')
