import type { BookingTurn } from '../../answering'
import { calendarOf } from '../calendarObject'
import type { Desk } from './desk'
import { hitsIn } from './heard'
import { type Saying, say, timeText } from './say'
import { alikeIn, serviceIn, undeniedText } from './serviceIn'

/** What was booked in this very visit, the next one first. */
export const ownBookings = ({ ctx, profile, sessionId }: Desk) =>
  calendarOf(ctx, profile.id, profile.country).bookingsOfSession(sessionId)

type Own = Awaited<ReturnType<typeof ownBookings>>[number]

/** The visit's booking that a message means: the one of the service it names, else the next. */
export async function ownBooking(desk: Desk): Promise<Own | undefined> {
  const own = await ownBookings(desk)
  return own.find(({ id }) => id === desk.read?.changedId) ?? own.find(isNamedIn(desk)) ?? own[0]
}

/** Of a booked facial "the facial" and, where several are called so, "the massage" of a booked one. */
function isNamedIn(desk: Desk): (own: Own) => boolean {
  const named = serviceIn(desk)
  const all = named ? [named] : alikeIn(desk)
  return ({ service_id }) => all.some(({ id }) => id === service_id)
}

/** Whether a message would change what was booked in this visit: "move the facial", but not "don't move that", nor "a facial too". */
export async function changesOwn(desk: Desk): Promise<boolean> {
  const own = await ownBookings(desk)
  if (own.length === 0) return false
  if (desk.read?.change) return desk.read.change !== 'none'
  const { language } = desk.message.understood
  const [said, meant] = [desk.message.text, undeniedText(desk)].map((text) =>
    hitsIn(text, language).map(({ list }) => list),
  )
  if (said?.includes('moves') && !meant?.includes('moves')) return false
  return own.some(isNamedIn(desk)) || !(serviceIn(desk) || alikeIn(desk).length > 0 || meant?.includes('anew'))
}

/** What is said of the visit's bookings; undefined where it has none. */
export async function ofOwnBooking(desk: Desk, saying: Saying): Promise<BookingTurn | undefined> {
  const own = await ownBookings(desk)
  const last = own.at(-1)
  if (!last) return undefined
  const told = own.map(({ service_name, starts_at }) => `${service_name}, ${timeText(desk, starts_at)}`)
  const when = timeText(desk, last.starts_at)
  // The last one's time is told where the sentence tells a time.
  const service = [...told.slice(0, -1), last.service_name].join('; ')
  return { content: say(desk, saying, { service, when }), talk: undefined }
}
