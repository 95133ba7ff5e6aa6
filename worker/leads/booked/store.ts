import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { bookings } from '../../platform/db/bookingTables'
import { type LeadBooking, type LeadWaiting, leadEvents } from '../../platform/db/leadTables'
import { leads, people } from '../../platform/db/tenants'
import { stateOf } from '../changes/store'
import type { VisitState } from '../qualifying/gradeByVisit'
import { isThere } from '../store'

type LeadOfBooking = { businessId: string; email: string | null; phone: string | null; since: number }

/** The key of the lead that the same person left lately, if any. */
export async function findRecentKey(ctx: Context, { businessId, email, phone, since }: LeadOfBooking) {
  const ways = [email, phone].filter((way) => way !== null)
  const ids = ctx.tenants
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.businessId, businessId), inArray(people.way, ways)))
  const row = await ctx.tenants
    .select({ dedupeKey: leads.dedupeKey })
    .from(leads)
    .where(and(eq(leads.businessId, businessId), inArray(leads.personId, ids), gt(leads.createdAt, since), isThere))
    .orderBy(desc(leads.createdAt))
    .limit(1)
    .get()
  return row?.dedupeKey
}

const SHOWN = 50

/** The latest first. */
export const findBookingsOfLead = (ctx: Context, leadId: string) =>
  ctx.tenants
    .select({
      id: bookings.id,
      service: bookings.serviceName,
      staff: bookings.staffName,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      status: bookings.status,
    })
    .from(bookings)
    .where(eq(bookings.leadId, leadId))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(SHOWN)
export type BookingOfLeadRow = Awaited<ReturnType<typeof findBookingsOfLead>>[number]

/** Where the visit that a lead booked stands; undefined where there is none, or it's over, or the business called it off. */
export async function findVisitState(ctx: Context, leadId: string): Promise<VisitState | undefined> {
  const last = ctx.tenants
    .select({
      change: sql<string>`${leadEvents.after} ->> '$.booking.change'`,
      // Calendly's own people have no id either, but not the visitor's name.
      isVisitors: sql<number>`${leadEvents.byId} = '' AND ${leadEvents.byName} = ${bookings.name}`,
    })
    .from(leadEvents)
    .leftJoin(bookings, sql`${bookings.id} = ${leadEvents.after} ->> '$.booking.id'`)
    .where(and(eq(leadEvents.leadId, leadId), sql`${leadEvents.after} ->> '$.booking.change' IS NOT NULL`))
    .orderBy(desc(leadEvents.at), desc(leadEvents.changeId))
    .limit(1)
    .get()
  const toCome = ctx.tenants
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.leadId, leadId), eq(bookings.status, 'confirmed'), gt(bookings.endsAt, ctx.now())))
    .limit(1)
    .get()
  const [event, next] = await Promise.all([last, toCome])
  if (next) return 'booked'
  return event?.change === 'canceled' && event.isVisitors === 1 ? 'canceled' : undefined
}

/** What of a booking shows in its lead's timeline, and what the lead's status becomes by it. */
export type BookingOfLead = {
  changeId: string
  leadId: SQL
  by: { id: string; name: string }
  shown: LeadBooking
  /** An expression over the lead's row. */
  status: SQL
  at: number
  /** Whether it is news to the database. */
  isNews: SQL
}

/** Statuses that a booking makes `booked`. */
export const bookedStatus = sql`CASE WHEN ${leads.status} IN ('new', 'contacted', 'lost') THEN 'booked' ELSE ${leads.status} END`

/** What a booked lead was when it last became that, whatever booking or person made it so. */
export const statusBeforeBooked = sql`coalesce((SELECT ${leadEvents.before} ->> '$.status' FROM ${leadEvents}
  WHERE ${leadEvents.leadId} = ${leads.id} AND ${leadEvents.after} ->> '$.status' = 'booked' ORDER BY ${leadEvents.at} DESC LIMIT 1), 'contacted')`

/** For a batch: the row of the lead's timeline, then its status. */
export const bookingStatements = (ctx: Context, { changeId, leadId, by, shown, status, at, isNews }: BookingOfLead) => {
  const after = JSON.stringify({ booking: shown })
  return [
    ctx.tenants
      .insert(leadEvents)
      .select(
        sql`SELECT ${changeId}, ${leads.id}, ${leads.businessId}, ${by.id}, ${by.name}, ${stateOf},
          CASE WHEN ${status} = ${leads.status} THEN ${after} ELSE json_set(${after}, '$.status', ${status}) END, ${at}
          FROM ${leads} WHERE ${leads.id} = ${leadId} AND ${isNews}`,
      )
      .onConflictDoNothing(),
    ctx.tenants
      .update(leads)
      .set({ status })
      .where(sql`${leads.id} = ${leadId} AND ${leads.status} <> ${status} AND ${isNews}`),
  ] as const
}

export type WaitingOfLead = {
  changeId: string
  leadId: string | null
  byName: string
  shown: LeadWaiting
  at: number
  isNews: SQL
}

/** For a batch: the row of a lead's timeline; nothing where there is no such lead. */
export const waitingEvent = (ctx: Context, { changeId, leadId, byName, shown, at, isNews }: WaitingOfLead) =>
  ctx.tenants
    .insert(leadEvents)
    .select(
      sql`SELECT ${changeId}, ${leads.id}, ${leads.businessId}, '', ${byName}, ${stateOf}, ${JSON.stringify({ waiting: shown })}, ${at}
        FROM ${leads} WHERE ${leads.id} = ${leadId} AND ${isNews}`,
    )
    .onConflictDoNothing()
