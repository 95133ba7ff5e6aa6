import { and, eq, gt, gte, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { bookedStatus, statusBeforeBooked } from '../../../leads'
import type { Context } from '../../../platform/context'
import { bookings } from '../../../platform/db/bookingTables'
import { leads } from '../../../platform/db/tenants'
import type { BookingRecord } from '../booking'

export type StoredBooking = typeof bookings.$inferSelect

export const findBooking = (ctx: Context, id: string): Promise<StoredBooking | undefined> =>
  ctx.tenants.select().from(bookings).where(eq(bookings.id, id)).get()

/** For the conditions of a batch, ahead of `upsertBooking`: this state, or a later one, isn't stored yet. */
export const isNews = (ctx: Context, { id, sequence }: Pick<BookingRecord, 'id' | 'sequence'>): SQL =>
  notExists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(bookings)
      .where(and(eq(bookings.id, id), gte(bookings.sequence, sequence))),
  )

export const isUnknown = (ctx: Context, id: string): SQL => isNews(ctx, { id, sequence: 0 })

/** An older state never replaces a newer one. */
export const upsertBooking = (ctx: Context, row: Omit<StoredBooking, 'leadId'> & { leadId: SQL | string | null }) =>
  ctx.tenants
    .insert(bookings)
    .values(row)
    .onConflictDoUpdate({
      target: bookings.id,
      set: {
        staffId: row.staffId,
        staffName: row.staffName,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        status: row.status,
        change: row.change,
        notes: row.notes,
        eventUid: row.eventUid,
        sequence: row.sequence,
        updatedAt: row.updatedAt,
        canceledAt: row.canceledAt,
      },
      setWhere: lt(bookings.sequence, row.sequence),
    })

export const deleteBooking = (ctx: Context, id: string) => ctx.tenants.delete(bookings).where(eq(bookings.id, id))

/** What the status of a booking's lead becomes: `booked`, and what it was before that once the lead has no visit to come. */
export function leadStatusAfter(ctx: Context, { id, status, change }: BookingRecord): SQL {
  if (status === 'confirmed') return bookedStatus
  if (change !== 'canceled') return sql`${leads.status}`
  const others = ctx.tenants
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.leadId, leads.id),
        ne(bookings.id, id),
        eq(bookings.status, 'confirmed'),
        gt(bookings.endsAt, ctx.now()),
      ),
    )
  return sql`CASE WHEN ${leads.status} = 'booked' AND ${notExists(others)} THEN ${statusBeforeBooked} ELSE ${leads.status} END`
}
