import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { BusinessProfile } from '../../../businesses'
import { webhookEventRow } from '../../../integrations'
import { bookingStatements } from '../../../leads'
import type { Context } from '../../../platform/context'
import { outboxRowIf } from '../../../platform/outbox/writeOutbox'
import type { BookingRecord } from '../booking'
import { isNews, isUnknown, leadStatusAfter, type StoredBooking, upsertBooking } from './bookings'

export type Recording = { ctx: Context; profile: BusinessProfile; booking: BookingRecord }
type Lead = { id: string | null; stored: SQL; conversationId: string | null; language: string | null }

export const leadOf = ({ leadId, conversationId, language }: StoredBooking): Lead => ({
  id: leadId,
  stored: sql`${leadId}`,
  conversationId,
  language,
})

/** A change's id in its lead's timeline. */
export const changeIdOf = (id: string, sequence: number): string => `${id}_${sequence}`

/** Each in itself only if this state of the booking is news, which the last of them ends. */
export function statements({ ctx, profile, booking }: Recording, lead: Lead, was?: number): BatchItem<'sqlite'>[] {
  const { id: businessId, customerId } = profile
  const { id, sequence, change, startsAt, serviceName, updatedAt: at } = booking
  const news = isNews(ctx, booking)
  const event = { customerId, businessId, at, bookingId: id, leadId: lead.id }
  const byName = booking.by?.name ?? null
  const told = { bookingId: id, businessId, customerId, sequence, change, byName }
  return [
    ...(change === 'noted'
      ? []
      : bookingStatements(ctx, {
          changeId: changeIdOf(id, sequence),
          leadId: lead.stored,
          by: booking.by ?? { id: '', name: booking.name },
          shown: { id, serviceName, startsAt, change, ...(was !== undefined && was !== startsAt && { was }) },
          status: leadStatusAfter(ctx, booking),
          at,
          isNews: news,
        })),
    webhookEventRow(ctx, { type: 'booking.created', ...event }, isUnknown(ctx, id)),
    ...(sequence === 0
      ? []
      : [
          webhookEventRow(
            ctx,
            { type: change === 'canceled' ? 'booking.canceled' : 'booking.updated', ...event },
            news,
          ),
        ]),
    // A visit that is off no longer makes its lead hot.
    ...(change === 'canceled' && lead.id
      ? [outboxRowIf(ctx, ctx.tenants, { kind: 'lead.qualify', payload: { leadId: lead.id, customerId } }, news)]
      : []),
    outboxRowIf(ctx, ctx.tenants, { kind: 'booking.tell', payload: told }, news),
    upsertBooking(ctx, rowOf(booking, { businessId, customerId, lead })),
  ]
}

function rowOf(
  { by: _by, visit: _visit, ...booking }: BookingRecord,
  { lead, ...ids }: { businessId: string; customerId: string; lead: Lead },
) {
  const { stored: leadId, conversationId, language } = lead
  const canceledAt = booking.status === 'canceled' ? booking.updatedAt : null
  return { ...booking, eventUid: booking.eventUid ?? null, ...ids, leadId, conversationId, language, canceledAt }
}
