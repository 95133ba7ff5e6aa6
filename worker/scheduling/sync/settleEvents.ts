import { HOUR_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import type { CalendarJob } from '../calendar/calendarJob'
import { type BookingRow, findBookingRow, setBookingEvent } from '../store'
import type { CalendarProvider, ProviderAnswer } from './CalendarProvider'
import { callCalendar } from './callCalendar'
import { eventOf } from './eventOf'
import { eventPlan } from './eventPlan'
import { findOwedEvents, nextOwedEvent, type OwedEventRow, postponeOwedEvent, settleOwedEvent } from './objectStore'
import { WAITS } from './waits'
import { isAt } from './writeEvent'

const FIRST_MS = 5000
const LONGEST_MS = HOUR_MS
/** A call whose answer never came may be carried out later: only after this many looks an event that isn't there never will be. */
const LOOKS = 3

/** Brings events into agreement with their bookings: those of canceled ones, and of ones let go, are deleted, others are where they belong. */
export const settleEvents: CalendarJob = {
  name: 'settle-events',
  dueAt: nextOwedEvent,
  async run(ctx, storage, businessId) {
    for (const row of findOwedEvents(storage, ctx.now())) await settle(ctx, storage, { businessId, row })
  },
}

async function settle(
  ctx: Context,
  storage: DurableObjectStorage,
  { businessId, row }: { businessId: string; row: OwedEventRow },
): Promise<void> {
  const booking = findBookingRow(storage, row.booking_id)
  const isWanted = booking && booking.status !== 'canceled'
  const { provider, tries } = row
  const answer = await callCalendar(ctx, { businessId, provider, deadline: ctx.now() + WAITS.allMs }, (calendar) =>
    isWanted ? agree(storage, calendar, { businessId, booking, row }) : remove(calendar, row),
  )
  // The event of a booking that holds was there once: whoever deleted it in their calendar wanted that.
  const isGone = answer.failed === 'gone' || (answer.failed === 'not-found' && (isWanted || tries + 1 >= LOOKS))
  // Nothing is connected anymore that could be asked.
  if (answer.failed === undefined || answer.failed === 'off' || isGone) return void settleOwedEvent(storage, row)
  if (answer.failed !== 'not-found')
    log.warn('calendar.event-owed', { businessId, kind: provider, code: answer.failed, failures: tries })
  postponeOwedEvent(storage, row, ctx.now() + Math.min(FIRST_MS * 2 ** tries, LONGEST_MS))
}

const refOf = ({ booking_id, calendar_id, event_id }: OwedEventRow) => ({
  bookingId: booking_id,
  calendarId: calendar_id,
  eventId: event_id,
})

const remove = (calendar: CalendarProvider, row: OwedEventRow): Promise<ProviderAnswer<null>> =>
  calendar.deleteEvent(refOf(row))

async function agree(
  storage: DurableObjectStorage,
  calendar: CalendarProvider,
  { businessId, booking, row }: { businessId: string; booking: BookingRow; row: OwedEventRow },
): Promise<ProviderAnswer<null>> {
  const known = await calendar.findEvent(refOf(row))
  if (known.failed !== undefined) return known
  const { eventId, etag } = known.value
  const event = eventOf(booking, { businessId, calendarId: row.calendar_id, timeZone: eventPlan(storage).timeZone })
  const right = isAt(known.value, event) ? known : await calendar.updateEvent({ ...event, eventId, etag })
  if (right.failed !== undefined) return right
  const { provider, calendar_id: calendarId } = row
  const { value } = right
  setBookingEvent(storage, booking.id, {
    provider,
    calendarId,
    id: value.eventId,
    etag: value.etag,
    uid: value.iCalUid,
  })
  return { value: null }
}
