import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { bookings } from '../../platform/db/bookingTables'
import { isBefore } from '../../platform/db/isBefore'
import { mayMention } from '../../platform/db/mentions'
import type { Cursor } from '../../platform/http/page'
import type { Contact } from '../../text/contact'

/** The ids are bound as one JSON value, since D1 binds at most a hundred. */
const ids = (list: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(list)}))`

/** Bookings that may be a visitor's. */
export const findBookingsWith = (
  ctx: Context,
  businessId: string,
  { contact, leadIds }: { contact: Contact; leadIds: string[] },
) =>
  ctx.tenants
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, businessId),
        or(inArray(bookings.leadId, ids(leadIds)), mayMention([bookings.email, bookings.phone], contact)),
      ),
    )

export const findBookingsByIds = (ctx: Context, businessId: string, bookingIds: string[]) =>
  ctx.tenants
    .select()
    .from(bookings)
    .where(and(eq(bookings.businessId, businessId), inArray(bookings.id, ids(bookingIds))))
    .orderBy(asc(bookings.startsAt))

export const deleteBookingsIn = (ctx: Context, businessId: string, bookingIds: string[]) =>
  ctx.tenants
    .delete(bookings)
    .where(and(eq(bookings.businessId, businessId), inArray(bookings.id, ids(bookingIds))))
    .returning({ id: bookings.id })

/** Bookings of others in whose notes these addresses may stand. */
export const findNotesWith = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants
    .select({ id: bookings.id, notes: bookings.notes })
    .from(bookings)
    .where(and(eq(bookings.businessId, businessId), mayMention([bookings.notes], contact)))

export const updateNotes = (ctx: Context, id: string, notes: string) =>
  ctx.tenants.update(bookings).set({ notes }).where(eq(bookings.id, id))

/** Bookings that were over before a time. */
export const findBookingsBefore = (ctx: Context, businessId: string, time: number, most: number) =>
  ctx.tenants
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.businessId, businessId), lt(bookings.startsAt, time), lt(bookings.endsAt, time)))
    .limit(most)

const AT_ONCE = 1000

export const findBookingsAfter = (ctx: Context, customerId: string, after: Cursor | undefined) =>
  ctx.tenants
    .select()
    .from(bookings)
    .where(and(eq(bookings.customerId, customerId), isBefore(bookings.createdAt, bookings.id, after)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(AT_ONCE)

/** Deletes up to a thousand of a customer's bookings. */
export const deleteSomeBookings = (ctx: Context, customerId: string) =>
  ctx.tenants
    .delete(bookings)
    .where(
      inArray(
        bookings.id,
        ctx.tenants
          .select({ id: bookings.id })
          .from(bookings)
          .where(eq(bookings.customerId, customerId))
          .limit(AT_ONCE),
      ),
    )
    .returning({ id: bookings.id })
