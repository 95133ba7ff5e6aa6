import type { Booking, BookingPatch } from '../../../contract/scheduling'
import { ownBusiness } from '../../businesses'
import { actingPerson } from '../../leads'
import type { OwnerContext } from '../../platform/context'
import { type Cursor, cutPage } from '../../platform/http/page'
import { cancelTime, changeNotes, markAttendance, moveTime } from '../changeTime'
import { bookingNotFound } from '../errors'
import { bookingView } from './bookingView'
import { findBooking } from './store/bookings'
import { type BookingFilter, findBookingsOf } from './store/list'

/** Throws 404. */
export async function listBookings(
  ctx: OwnerContext,
  { businessId, after, ...filter }: BookingFilter & { businessId: string; after: Cursor | undefined },
) {
  const { id } = await ownBusiness(ctx, businessId)
  const { rows, total } = await findBookingsOf(ctx, id, filter, after)
  const { shown, next } = cutPage(rows, ({ startsAt }) => startsAt)
  return { rows: shown.map(bookingView), total, next }
}

type OfBusiness = { businessId: string; id: string }

/** Throws 404. */
export async function readBooking(ctx: OwnerContext, { businessId, id }: OfBusiness): Promise<Booking> {
  await ownBusiness(ctx, businessId)
  const row = await findBooking(ctx, id)
  if (row?.businessId !== businessId) throw bookingNotFound()
  return bookingView(row)
}

/** Moves, cancels or notes on a booking, or says whether its visitor came. Throws 404, 409 and 422. */
export async function changeBooking(
  ctx: OwnerContext,
  { businessId, id, start, status, notes }: OfBusiness & BookingPatch,
): Promise<Booking> {
  await ownBusiness(ctx, businessId)
  const change = { id, by: await actingPerson(ctx) }
  if (notes !== undefined) await changeNotes(ctx, businessId, { ...change, notes })
  if (start !== undefined) await moveTime(ctx, businessId, { ...change, start })
  if (status === 'canceled') await cancelTime(ctx, businessId, change)
  else if (status) await markAttendance(ctx, businessId, { ...change, status })
  return readBooking(ctx, { businessId, id })
}
