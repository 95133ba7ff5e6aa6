import { and, count, desc, eq, gt, lte } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { bookings } from '../../platform/db/bookingTables'
import { calendlyAccounts, calendlyInvitees } from '../../platform/db/calendly'
import { conversations } from '../../platform/db/tenants'

export type AccountRow = typeof calendlyAccounts.$inferSelect
export type InviteeRow = typeof calendlyInvitees.$inferSelect

export const keepAccount = (ctx: Context, row: AccountRow) =>
  ctx.tenants.insert(calendlyAccounts).values(row).onConflictDoUpdate({ target: calendlyAccounts.businessId, set: row })

export const findAccount = (ctx: Context, businessId: string): Promise<AccountRow | undefined> =>
  ctx.tenants.select().from(calendlyAccounts).where(eq(calendlyAccounts.businessId, businessId)).get()

export const deleteAccount = (ctx: Context, businessId: string) =>
  ctx.tenants.delete(calendlyAccounts).where(eq(calendlyAccounts.businessId, businessId))

export const findDueAccounts = (ctx: Context, most: number): Promise<AccountRow[]> =>
  ctx.tenants
    .select()
    .from(calendlyAccounts)
    .where(lte(calendlyAccounts.dueAt, ctx.now()))
    .orderBy(calendlyAccounts.dueAt)
    .limit(most)

/** Answers no row if somebody else looks after it already. */
export const claimAccount = (ctx: Context, { businessId, dueAt }: AccountRow, nextDueAt: number) =>
  ctx.tenants
    .update(calendlyAccounts)
    .set({ dueAt: nextDueAt })
    .where(and(eq(calendlyAccounts.businessId, businessId), eq(calendlyAccounts.dueAt, dueAt)))
    .returning({ businessId: calendlyAccounts.businessId })

export const setRead = (ctx: Context, businessId: string, readAt: number) =>
  ctx.tenants.update(calendlyAccounts).set({ readAt }).where(eq(calendlyAccounts.businessId, businessId))

export const findInvitee = (ctx: Context, businessId: string, id: string): Promise<InviteeRow | undefined> =>
  ctx.tenants
    .select()
    .from(calendlyInvitees)
    .where(and(eq(calendlyInvitees.businessId, businessId), eq(calendlyInvitees.id, id)))
    .get()

export const keepInvitee = (ctx: Context, row: InviteeRow) =>
  ctx.tenants.insert(calendlyInvitees).values(row).onConflictDoNothing()

/** The booking's one that stands, which is the last. */
export const findInviteeOfBooking = (ctx: Context, bookingId: string): Promise<InviteeRow | undefined> =>
  ctx.tenants
    .select()
    .from(calendlyInvitees)
    .where(eq(calendlyInvitees.bookingId, bookingId))
    .orderBy(desc(calendlyInvitees.at))
    .limit(1)
    .get()

export const sessionOfConversation = async (ctx: Context, businessId: string, id: string): Promise<string | null> => {
  const row = await ctx.tenants
    .select({ sessionId: conversations.sessionId })
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.businessId, businessId)))
    .get()
  return row?.sessionId ?? null
}

export const countBookingsToCome = async (ctx: Context, businessId: string, email: string): Promise<number> => {
  const row = await ctx.tenants
    .select({ open: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, businessId),
        eq(bookings.email, email),
        eq(bookings.status, 'confirmed'),
        gt(bookings.startsAt, ctx.now()),
      ),
    )
    .get()
  return row?.open ?? 0
}
