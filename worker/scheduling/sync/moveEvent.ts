import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import type { Move, moveBooking } from '../calendar/changeBooking'
import { calendarOf } from '../calendarObject'
import type { BookingRow, HoldRow } from '../store'
import type { NoAccess } from './accessToken'
import { busyNow } from './busyNow'
import type { ProviderAnswer, WrittenEvent } from './CalendarProvider'
import { callCalendar } from './callCalendar'
import { eventOf } from './eventOf'
import type { EventPlan } from './eventPlan'
import { WAITS } from './waits'

type Business = { id: string; country: string }
type Moved = ReturnType<typeof moveBooking> | { outcome: 'calendar-unavailable' }

/**
 * Moves a booking and its event. The new time is kept until the calendar has moved the event; if it doesn't, the booking stays as it was,
 * and the object's alarm sees to it that the event does too.
 */
export async function moveEvent(ctx: Context, { id, country }: Business, move: Move): Promise<Moved> {
  const calendar = calendarOf(ctx, id, country)
  const plan = await calendar.eventPlan()
  if (!plan.writer && plan.chosen.length === 0) return calendar.move(move)
  const deadline = ctx.now() + WAITS.allMs
  const held = await calendar.holdMove(move)
  if (held.outcome !== 'held') return held
  const { booking, hold } = held
  if (booking.starts_at === hold.starts_at) {
    await calendar.letGo(hold.id)
    return calendar.move(move)
  }
  const span = { start: hold.starts_at, end: hold.free_at }
  const busy = await busyNow(ctx, { businessId: id, plan, span, deadline })
  if (busy.failed !== undefined) return letGo(busy.failed)
  if (busy.value.length > 0) {
    const refused = { id: booking.id, start: hold.starts_at, busy: busy.value, holdId: hold.id, facts: move.facts }
    return { outcome: 'not-free', alternatives: await calendar.refuse(refused) }
  }
  const written = await moveWritten(ctx, { businessId: id, booking, hold, plan, deadline })
  if (written?.failed !== undefined && written.failed !== 'off' && written.failed !== 'gone')
    return letGo(written.failed)
  const moved = await calendar.move({ ...move, holdId: hold.id })
  const { event_provider: provider, event_calendar_id: calendarId } = booking
  if (written?.failed === undefined && written && provider && calendarId) {
    const { eventId, etag, iCalUid } = written.value
    await calendar.keepEvent(booking.id, { provider, calendarId, id: eventId, etag, uid: iCalUid })
  }
  return moved

  async function letGo(code: string): Promise<Moved> {
    log.warn('booking.not-moved', { businessId: id, code })
    await calendar.giveUpMove(booking.id, hold.id)
    return { outcome: 'calendar-unavailable' }
  }
}

type Moving = { businessId: string; booking: BookingRow; hold: HoldRow; plan: EventPlan; deadline: number }

/** Undefined for a booking that was never written into a calendar. Its owner may have changed the event: it is read again then. */
async function moveWritten(
  ctx: Context,
  { businessId, booking, hold, plan, deadline }: Moving,
): Promise<ProviderAnswer<WrittenEvent> | NoAccess | undefined> {
  const { event_provider: provider, event_calendar_id: calendarId, event_id: eventId, event_etag: etag } = booking
  if (!provider || !calendarId || !eventId) return undefined
  const moved = { ...booking, starts_at: hold.starts_at, ends_at: hold.ends_at }
  const event = { ...eventOf(moved, { businessId, calendarId, timeZone: plan.timeZone }), eventId }
  return callCalendar(ctx, { businessId, provider, deadline }, async (calendar) => {
    const updated = await calendar.updateEvent({ ...event, etag: etag ?? '' })
    if (updated.failed !== 'precondition') return updated
    const known = await calendar.findEvent({ bookingId: booking.id, calendarId, eventId })
    // Deleted by its owner: it is brought back, for the booking goes on.
    if (known.failed === 'gone') return calendar.updateEvent({ ...event, etag: '' })
    return known.failed === undefined ? calendar.updateEvent({ ...event, etag: known.value.etag }) : known
  })
}
