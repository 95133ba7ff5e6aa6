import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { bookingFollowUps } from '../../platform/db/bookingFollowUpTables'
import { bookings } from '../../platform/db/bookingTables'
import { leadEvents } from '../../platform/db/leadTables'
import type { StoredBooking } from '../record/store/bookings'
import { changeIdOf } from '../record/store/statements'

const AT_ONCE = 100

/** What of a booking people were told last; undefined if nothing. */
export const findTold = (ctx: Context, bookingId: string) =>
  ctx.tenants
    .select({
      sequence: bookingFollowUps.toldSequence,
      startsAt: bookingFollowUps.toldStartsAt,
      status: bookingFollowUps.toldStatus,
    })
    .from(bookingFollowUps)
    .where(eq(bookingFollowUps.bookingId, bookingId))
    .get()

/** For the conditions of a batch, ahead of `setTold`. */
export const isUntold = (bookingId: string, sequence: number): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${bookingFollowUps} WHERE ${bookingFollowUps.bookingId} = ${bookingId} AND ${bookingFollowUps.toldSequence} >= ${sequence})`

/** The first reminder after the given moment; none for a visit that isn't to come. */
const reminderAfter = (
  { startsAt, status }: Pick<StoredBooking, 'startsAt' | 'status'>,
  reminders: readonly number[],
  after: number,
): number | null => {
  const times = reminders.map((minutes) => startsAt - minutes * MINUTE_MS).filter((at) => at > after)
  return status === 'confirmed' && times.length > 0 ? Math.min(...times) : null
}

type Told = { booking: StoredBooking; reminders: readonly number[]; after: number }

export const setTold = (ctx: Context, { booking, reminders, after }: Told) => {
  const row = {
    toldSequence: booking.sequence,
    toldStartsAt: booking.startsAt,
    toldStatus: booking.status,
    nextReminderAt: reminderAfter(booking, reminders, after),
  }
  return ctx.tenants
    .insert(bookingFollowUps)
    .values({ bookingId: booking.id, ...row })
    .onConflictDoUpdate({ target: bookingFollowUps.bookingId, set: row })
}

export type DueReminder = { booking: StoredBooking; dueAt: number }

/** Reminders of bookings whose last change was told: one that isn't told yet sets its reminders anew. */
export const findDueReminders = async (ctx: Context): Promise<DueReminder[]> => {
  const rows = await ctx.tenants
    .select({ booking: bookings, dueAt: bookingFollowUps.nextReminderAt })
    .from(bookingFollowUps)
    .innerJoin(bookings, eq(bookings.id, bookingFollowUps.bookingId))
    .where(
      and(
        isNotNull(bookingFollowUps.nextReminderAt),
        lte(bookingFollowUps.nextReminderAt, ctx.now()),
        eq(bookings.sequence, bookingFollowUps.toldSequence),
      ),
    )
    .orderBy(asc(bookingFollowUps.nextReminderAt))
    .limit(AT_ONCE)
  return rows.flatMap(({ booking, dueAt }) => (dueAt === null ? [] : [{ booking, dueAt }]))
}

const isStillDue = ({ booking, dueAt }: DueReminder) =>
  and(
    eq(bookingFollowUps.bookingId, booking.id),
    eq(bookingFollowUps.nextReminderAt, dueAt),
    eq(bookingFollowUps.toldSequence, booking.sequence),
  )

/** For a condition of the batch, ahead of `setReminded`: nobody else has sent it. */
export const isUnsent = (due: DueReminder): SQL =>
  sql`EXISTS (SELECT 1 FROM ${bookingFollowUps} WHERE ${isStillDue(due)})`

/** Goes on to the next reminder, if there is one. */
export const setReminded = (ctx: Context, due: DueReminder, reminders: readonly number[]) =>
  ctx.tenants
    .update(bookingFollowUps)
    .set({ nextReminderAt: reminderAfter(due.booking, reminders, ctx.now()) })
    .where(isStillDue(due))

/** When a booking was to begin before its last move, as its lead's timeline has it. */
export async function findTimeBefore(
  ctx: Context,
  leadId: string,
  { id, sequence }: Pick<StoredBooking, 'id' | 'sequence'>,
) {
  const row = await ctx.tenants
    .select({ was: sql<number | null>`${leadEvents.after} ->> '$.booking.was'` })
    .from(leadEvents)
    .where(and(eq(leadEvents.changeId, changeIdOf(id, sequence)), eq(leadEvents.leadId, leadId)))
    .get()
  return row?.was ?? undefined
}

/** Of each of these leads the booking that changed last. The ids are bound as one JSON value, since D1 binds at most a hundred. */
export async function findNewestOfLeads(
  ctx: Context,
  leadIds: string[],
): Promise<(StoredBooking & { leadId: string })[]> {
  const rows = await ctx.tenants
    .select()
    .from(bookings)
    .where(sql`${bookings.leadId} IN (SELECT value FROM json_each(${JSON.stringify(leadIds)}))`)
    .orderBy(asc(bookings.updatedAt))
  const newest = new Map(
    rows.flatMap((row) => (row.leadId === null ? [] : [[row.leadId, { ...row, leadId: row.leadId }]])),
  )
  return [...newest.values()]
}
