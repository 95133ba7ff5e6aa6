import type { BookingPatch } from '../../../contract/scheduling'
import type { Context } from '../../platform/context'
import { notBegun } from '../errors'
import type { StoredBooking } from '../record/store/bookings'
import { type CalendlyAccount, openAccount } from './account'
import type { CalendlyAnswer } from './api'
import { changeOnCalendly, moveOnCalendly } from './errors'
import { done, type Invitee, inviteesAnswer } from './resources'
import { settleInvitee } from './settleInvitee'
import { findInviteeOfBooking, type InviteeRow } from './store'

type Status = NonNullable<BookingPatch['status']>

/**
 * Changes a booking that stands at Calendly there, which tells the visitor, and then here as Calendly says. Throws 409 where Calendly
 * doesn't do it: then nothing is changed here either.
 */
export async function changeAtCalendly(
  ctx: Context,
  booking: StoredBooking,
  { start, status, notes }: BookingPatch,
): Promise<void> {
  const standing = await findInviteeOfBooking(ctx, booking.id)
  if (start !== undefined) throw moveOnCalendly(standing?.rescheduleUrl)
  if (notes !== undefined || !standing) throw changeOnCalendly()
  if (status === undefined || status === booking.status) return
  if (status === 'no-show' && booking.startsAt > ctx.now()) throw notBegun()
  const account = await openAccount(ctx, booking.businessId)
  const before = account && (await readInvitee(account, standing))
  if (!before) throw changeOnCalendly()
  const answer = await ask(account, standing, before, status)
  // 403 and 404: it was done already, or isn't there anymore, as its invitee says.
  if (answer.failed && answer.failed !== 'forbidden' && answer.failed !== 'not-found') throw changeOnCalendly()
  const after = await readInvitee(account, standing)
  if (!after || statusOf(after) !== status) throw changeOnCalendly()
  const { serviceName: name, startsAt: start_time, endsAt: end_time } = booking
  const event = { uri: standing.eventId, name, status: after.status, start_time, end_time, event_type: null }
  await settleInvitee(ctx, account, {
    invitee: after,
    event: { ...event, updated_at: after.updated_at },
    at: ctx.now(),
  })
}

function ask(
  { call }: CalendlyAccount,
  { eventId, id }: InviteeRow,
  { no_show }: Invitee,
  status: Status,
): Promise<CalendlyAnswer<unknown>> {
  if (status === 'canceled') {
    return call({ method: 'POST', path: `/scheduled_events/${eventId}/cancellation`, body: {}, answer: done })
  }
  if (status === 'confirmed') {
    return call({ method: 'DELETE', path: `/invitee_no_shows/${no_show?.uri ?? ''}`, answer: done })
  }
  const invitee = `https://api.calendly.com/scheduled_events/${eventId}/invitees/${id}`
  return call({ method: 'POST', path: '/invitee_no_shows', body: { invitee }, answer: done })
}

async function readInvitee({ call }: CalendlyAccount, { eventId, id }: InviteeRow): Promise<Invitee | undefined> {
  const found = await call({ path: `/scheduled_events/${eventId}/invitees`, answer: inviteesAnswer })
  return found.failed ? undefined : found.value.collection.find(({ uri }) => uri === id)
}

const statusOf = ({ status, no_show }: Invitee): Status =>
  status === 'canceled' ? 'canceled' : no_show ? 'no-show' : 'confirmed'
