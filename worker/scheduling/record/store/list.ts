import { and, asc, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { BookingStatus } from '../../../../contract/scheduling'
import type { Context } from '../../../platform/context'
import { bookings } from '../../../platform/db/bookingTables'
import { type Cursor, PAGE_SIZE } from '../../../platform/http/page'

/** Times are milliseconds since 1970. */
export type BookingFilter = {
  from?: number | undefined
  to?: number | undefined
  status?: BookingStatus | undefined
  leadId?: string | undefined
}

const matching = (businessId: string, { from, to, status, leadId }: BookingFilter) =>
  and(
    eq(bookings.businessId, businessId),
    leadId === undefined ? undefined : eq(bookings.leadId, leadId),
    from === undefined ? undefined : gte(bookings.startsAt, from),
    to === undefined ? undefined : lt(bookings.startsAt, to),
    status && eq(bookings.status, status),
  )

/** One row more than a page, soonest first, and the total. */
export async function findBookingsOf(
  ctx: Context,
  businessId: string,
  filter: BookingFilter,
  after: Cursor | undefined,
) {
  const where = matching(businessId, filter)
  const further = after && sql`(${bookings.startsAt}, ${bookings.id}) > (${after.at}, ${after.id})`
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select()
      .from(bookings)
      .where(and(where, further))
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(bookings).where(where),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}
