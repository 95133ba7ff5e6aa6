import { PROVIDER_NAMES } from '../../../contract/outsideCalendars'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { calendarOf } from '../calendarObject'
import type { FreeSlot } from '../slots/freeSlots'
import { type OpenFacts, openFacts } from '../slots/withFacts'
import type { BookingRow } from '../store'
import { busyNow } from './busyNow'
import { eventOf } from './eventOf'
import type { EventPlan } from './eventPlan'
import { breakAccess } from './markBroken'
import { WAITS } from './waits'
import { writeEvent } from './writeEvent'

export type Confirmed =
  | { outcome: 'confirmed'; booking: BookingRow }
  | { outcome: 'not-free'; alternatives: FreeSlot[] }
  | { outcome: 'calendar-unavailable' }

type Business = { id: string; country: string; facts: OpenFacts }

/**
 * Has the connected calendar take a pending booking: asks once more whether the time is free, and writes the event. What the calendar
 * doesn't take is let go, and an event that may have been written all the same is deleted by the object's alarm. Doing it again for the
 * same booking writes no second event.
 */
export async function confirmEvent(
  ctx: Context,
  { id, country, facts }: Business,
  booking: BookingRow,
): Promise<Confirmed> {
  const calendar = calendarOf(ctx, id, country)
  const deadline = ctx.now() + WAITS.allMs
  const plan = await calendar.eventPlan()
  const span = { start: booking.starts_at, end: booking.free_at }
  const busy = await busyNow(ctx, { businessId: id, plan, span, deadline })
  if (busy.failed !== undefined) return letGo(busy.failed)
  if (busy.value.length > 0) {
    const refused = { id: booking.id, start: booking.starts_at, busy: busy.value, facts: openFacts(facts) }
    const alternatives = await calendar.refuse(refused)
    return { outcome: 'not-free', alternatives }
  }
  return plan.writer ? write(plan, plan.writer) : kept(await calendar.confirm({ id: booking.id, event: null }))

  async function write({ timeZone }: EventPlan, writer: NonNullable<EventPlan['writer']>): Promise<Confirmed> {
    const { provider, calendarId } = writer
    const written = await writeEvent(
      ctx,
      { businessId: id, provider, deadline },
      eventOf(booking, { businessId: id, calendarId, timeZone }),
    )
    if (written.failed === 'off') return kept(await calendar.confirm({ id: booking.id, event: null }))
    if (written.failed === 'forbidden' || written.failed === 'not-found') {
      await breakAccess(ctx, { businessId: id, provider }, cantWrite(provider))
    }
    if (written.failed !== undefined) return letGo(written.failed)
    const { eventId, etag, iCalUid } = written.value
    const event = { provider, calendarId, id: eventId, etag, uid: iCalUid }
    return kept(await calendar.confirm({ id: booking.id, event }))
  }

  async function letGo(code: string): Promise<Confirmed> {
    log.warn('booking.not-taken', { businessId: id, code })
    await calendar.giveUp(booking.id)
    return { outcome: 'calendar-unavailable' }
  }
}

/** Null: the object's alarm was quicker and let it go. */
const kept = (booking: BookingRow | null): Confirmed =>
  booking ? { outcome: 'confirmed', booking } : { outcome: 'calendar-unavailable' }

const cantWrite = (provider: keyof typeof PROVIDER_NAMES) =>
  `We can’t add bookings to your ${PROVIDER_NAMES[provider]} anymore. Please connect it again and pick where they go.`
