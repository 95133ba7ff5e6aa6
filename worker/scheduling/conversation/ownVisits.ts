import type { BookedVisit, BookingTalk, BookingTurn } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { joinSentences } from '../../text/joinSentences'
import { calendarOf } from '../calendarObject'
import type { Desk, Own } from './desk'
import { hitsIn } from './heard'
import { type Saying, say, timeText } from './say'
import { alikeIn, serviceIn, undeniedText } from './serviceIn'

/** What the visitor has: what was booked, the next one first, then what the team was asked for. It is read once, and only if somebody asks. */
export function ownVisits({ ctx, profile, services, sessionId, asked }: Omit<Desk, 'own'>): () => Promise<Own[]> {
  const read = async (): Promise<Own[]> => {
    const booked = await calendarOf(ctx, profile.id, profile.country).bookingsOfSession(sessionId)
    const open = asked.filter(({ start, end }) => end === undefined && Date.parse(start) > ctx.now())
    return [
      ...booked.map((one) => ({
        id: one.id,
        serviceId: one.service_id,
        service: one.service_name,
        startsAt: one.starts_at,
        isAsked: false,
      })),
      ...open.map(({ id, serviceId, start }) => ({
        id,
        serviceId,
        service: services.find((one) => one.id === serviceId)?.name ?? '',
        startsAt: Date.parse(start),
        isAsked: true,
      })),
    ]
  }
  let own: Promise<Own[]> | undefined
  return () => (own ??= read())
}

/** What was booked in this chat. It never fails. */
export async function bookedInChat(
  ctx: Context,
  { id, country }: BusinessProfile,
  sessionId: string,
): Promise<BookedVisit[]> {
  try {
    const booked = await calendarOf(ctx, id, country).bookingsOfSession(sessionId)
    return booked.map((one) => ({ service: one.service_name, start: new Date(one.starts_at).toISOString() }))
  } catch (error) {
    log.warn('booking.visits-unread', { businessId: id, error })
    return []
  }
}

/** The one that a message means: of the service it names, else the next. */
export async function ownMeant(desk: Desk): Promise<Own | undefined> {
  const own = await desk.own()
  return own.find(({ id }) => id === desk.read?.changedId) ?? own.find(isNamedIn(desk)) ?? own[0]
}

/** Whether the message names the service of what they have: "the facial", or "the massage" where the business has several and they booked one. */
function isNamedIn(desk: Desk): (own: Own) => boolean {
  const named = serviceIn(desk)
  const all = named ? [named] : alikeIn(desk)
  return ({ serviceId }) => all.some(({ id }) => id === serviceId)
}

/** Whether a message would change what the visitor has: "move the facial", but not "don't move that", nor "a facial too". */
export async function changesOwn(desk: Desk): Promise<boolean> {
  const own = await desk.own()
  if (own.length === 0) return false
  if (desk.read?.step) return desk.read.step === 'move' || desk.read.step === 'cancel'
  const { language } = desk.message.understood
  const [said, meant] = [desk.message.text, undeniedText(desk)].map((text) =>
    hitsIn(text, language).map(({ list }) => list),
  )
  if (said?.includes('moves') && !meant?.includes('moves')) return false
  return own.some(isNamedIn(desk)) || !(serviceIn(desk) || alikeIn(desk).length > 0 || meant?.includes('anew'))
}

/** What is said of all that the visitor has; undefined where they have nothing. */
export async function ofOwn(desk: Desk, saying: 'stands' | 'kept'): Promise<BookingTurn | undefined> {
  const own = await desk.own()
  const isTold = saying === 'stands'
  const [booked, asked] = isTold ? [own.filter((one) => !one.isAsked), own.filter((one) => one.isAsked)] : [own, []]
  const content = [sentenceOf(desk, saying, booked), sentenceOf(desk, 'withTeam', asked)].filter(
    (one) => one !== undefined,
  )
  return content.length > 0 ? { content: joinSentences(...content), talk: undefined } : undefined
}

/** What stays as it is after a no to a change; undefined where it was no change but another booking, and where they have nothing. */
export const keptAfterNo = async (
  desk: Desk,
  { bookingId, askedId }: Pick<BookingTalk, 'bookingId' | 'askedId'>,
): Promise<BookingTurn | undefined> => ((bookingId ?? askedId) === undefined ? undefined : ofOwn(desk, 'kept'))

function sentenceOf(desk: Desk, saying: Saying, own: readonly Own[]): string | undefined {
  const last = own.at(-1)
  if (!last) return undefined
  const told = own.map(({ service, startsAt }) => `${service}, ${timeText(desk, startsAt)}`)
  // The last one's time is told where the sentence tells a time.
  const service = [...told.slice(0, -1), last.service].join('; ')
  return say(desk, saying, { service, when: timeText(desk, last.startsAt) })
}
