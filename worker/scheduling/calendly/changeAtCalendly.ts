import type { Context } from '../../platform/context'
import type { StoredBooking } from '../record/store/bookings'
import { type CalendlyAccount, openAccount } from './account'
import { changeOnCalendly, moveOnCalendly } from './errors'
import { done, inviteesAnswer } from './resources'
import { settleInvitee } from './settleInvitee'
import { findInviteeOfBooking, type InviteeRow } from './store'

export type ChangeAtCalendly = 'canceled' | 'no-show' | 'moved'

/**
 * Changes a booking that stands at Calendly there, which tells the visitor, and then here as Calendly says. Throws 409 where Calendly
 * doesn't do it: then nothing is changed here either.
 */
export async function changeAtCalendly(ctx: Context, booking: StoredBooking, what: ChangeAtCalendly): Promise<void> {
  const standing = await findInviteeOfBooking(ctx, booking.id)
  if (what === 'moved') throw moveOnCalendly(standing?.rescheduleUrl)
  const account = await openAccount(ctx, booking.businessId)
  if (!account || !standing) throw changeOnCalendly()
  const answer = what === 'canceled' ? await cancel(account, standing) : await markNoShow(account, standing)
  // 403 and 404: it was done already, or isn't there anymore, as its invitee says.
  if (answer.failed && answer.failed !== 'forbidden' && answer.failed !== 'not-found') throw changeOnCalendly()
  await settle(ctx, account, booking, standing, what)
}

const cancel = ({ call }: CalendlyAccount, { eventId }: InviteeRow) =>
  call({ method: 'POST', path: `/scheduled_events/${eventId}/cancellation`, body: {}, answer: done })

const markNoShow = ({ call }: CalendlyAccount, { eventId, id }: InviteeRow) =>
  call({
    method: 'POST',
    path: '/invitee_no_shows',
    body: { invitee: `https://api.calendly.com/scheduled_events/${eventId}/invitees/${id}` },
    answer: done,
  })

async function settle(
  ctx: Context,
  account: CalendlyAccount,
  { serviceName: name, startsAt, endsAt }: StoredBooking,
  { eventId, id }: InviteeRow,
  what: 'canceled' | 'no-show',
): Promise<void> {
  const found = await account.call({ path: `/scheduled_events/${eventId}/invitees`, answer: inviteesAnswer })
  const invitee = found.failed ? undefined : found.value.collection.find(({ uri }) => uri === id)
  const isDone = what === 'canceled' ? invitee?.status === 'canceled' : Boolean(invitee?.no_show)
  if (!invitee || !isDone) throw changeOnCalendly()
  const { status, updated_at } = invitee
  const event = { uri: eventId, name, status, start_time: startsAt, end_time: endsAt, event_type: null, updated_at }
  await settleInvitee(ctx, account, { invitee, event })
}
