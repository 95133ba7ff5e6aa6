import type { KnownVisitor } from '../../leads'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { isSamePhone, mentionsContact, withoutContact } from '../../text/contact'
import { deleteWaiting, findWaitingWith } from '../after/waitlist/store'
import { calendarOf } from '../calendarObject'
import { deleteBookingsIn, findBookingsWith, findNotesWith, updateNotes } from './store'

type Visitor = Pick<KnownVisitor, 'businessId' | 'country' | 'contact' | 'leadIds' | 'sessionIds'>

/** The ids of all that a visitor booked: what D1 has, and what only the calendar has. Throws if the calendar can't be reached. */
export async function findBookingIds(ctx: Context, visitor: Visitor): Promise<string[]> {
  const { businessId, country, contact, leadIds, sessionIds: leadSessionIds } = visitor
  const [kept, stored] = await Promise.all([
    calendarOf(ctx, businessId, country).bookingsOfVisitor({ bookingIds: [], leadSessionIds, contact }),
    findBookingsWith(ctx, businessId, { contact, leadIds }),
  ])
  const theirs = stored.filter(
    ({ leadId, email, phone }) =>
      (leadId !== null && leadIds.includes(leadId)) ||
      contact.emails.includes(email.toLowerCase()) ||
      (phone !== null && contact.phones.some((one) => isSamePhone(phone, one))),
  )
  return [...new Set([...kept, ...theirs.map(({ id }) => id)])]
}

/** Deletes a visitor's bookings, also those to come, and their place on the waiting list. `isPending`: the calendar couldn't be reached. */
export async function forgetBookings(
  ctx: Context,
  { businessId, country, contact, bookingIds, sessionIds: leadSessionIds }: KnownVisitor,
): Promise<{ bookings: number; waiting: number; isPending: boolean }> {
  const calendar = calendarOf(ctx, businessId, country)
  const [kept] = await Promise.allSettled([calendar.forgetVisitor({ bookingIds, leadSessionIds, contact })])
  if (kept.status === 'rejected') log.warn('visitor.not-reached', { businessId, error: kept.reason })
  const deleted = await deleteBookingsIn(ctx, businessId, bookingIds)
  for (const { id, notes } of await findNotesWith(ctx, businessId, contact))
    if (notes && mentionsContact(notes, contact)) await updateNotes(ctx, id, withoutContact(notes, contact))
  const waiting = (await findWaitingWith(ctx, businessId, contact)).filter(({ email, phone }) =>
    mentionsContact(`${email} ${phone ?? ''}`, contact),
  )
  for (const row of waiting) await deleteWaiting(ctx, row)
  const inCalendar = kept.status === 'fulfilled' ? kept.value : 0
  return {
    bookings: Math.max(deleted.length, inCalendar),
    waiting: waiting.length,
    isPending: kept.status === 'rejected',
  }
}
