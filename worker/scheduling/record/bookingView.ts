import type { Booking } from '../../../contract/scheduling'
import type { Context } from '../../platform/context'
import { iso } from '../slotView'
import { findBooking, type StoredBooking } from './store/bookings'

export const bookingView = (row: StoredBooking): Booking => ({
  id: row.id,
  businessId: row.businessId,
  leadId: row.leadId,
  conversationId: row.conversationId,
  serviceId: row.serviceId,
  service: row.serviceName,
  staffId: row.staffId,
  staff: row.staffName,
  start: iso(row.startsAt),
  end: iso(row.endsAt),
  status: row.status,
  name: row.name,
  email: row.email,
  phone: row.phone,
  place: row.place,
  notes: row.notes,
  timeZone: row.timeZone,
  source: row.source,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
  canceledAt: row.canceledAt === null ? null : iso(row.canceledAt),
})

/** What a webhook is told of a booking; null if it was deleted meanwhile. */
export async function bookingData(ctx: Context, id: string): Promise<Booking | null> {
  const row = await findBooking(ctx, id)
  return row ? bookingView(row) : null
}
