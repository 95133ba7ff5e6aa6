import { and, asc, count, desc, eq, exists, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../platform/context'
import { customers, supportRequests } from '../platform/db/directory'
import { isBefore } from '../platform/db/isBefore'
import { type Cursor, PAGE_SIZE } from '../platform/http/page'

export type SupportRow = typeof supportRequests.$inferSelect
type NewSupportRow = Omit<SupportRow, 'answer' | 'answeredAt'>

/** A second insert of the same id does nothing. */
export const insertRequest = (ctx: Context, row: NewSupportRow) =>
  ctx.directory.insert(supportRequests).values(row).onConflictDoNothing()

export const requestIsNew = (ctx: Context, id: string): SQL =>
  notExists(ctx.directory.select({ one: sql`1` }).from(supportRequests).where(eq(supportRequests.id, id)))

const withSender = (ctx: Context) =>
  ctx.directory
    .select({ request: supportRequests, email: customers.email, planType: customers.planType })
    .from(supportRequests)
    .innerJoin(customers, eq(customers.id, supportRequests.customerId))
    .$dynamic()
export type SentRequest = Awaited<ReturnType<typeof withSender>>[number]

export const findRequest = (ctx: Context, id: string): Promise<SentRequest | undefined> =>
  withSender(ctx).where(eq(supportRequests.id, id)).get()

/** A customer's messages, newest first, one more than a page, and the total. */
export async function findRequestsOf(
  ctx: Context,
  customerId: string,
  after: Cursor | undefined,
): Promise<{ rows: SupportRow[]; total: number }> {
  const own = eq(supportRequests.customerId, customerId)
  const further = isBefore(supportRequests.createdAt, supportRequests.id, after)
  const [rows, counted] = await ctx.directory.batch([
    ctx.directory
      .select()
      .from(supportRequests)
      .where(and(own, further))
      .orderBy(desc(supportRequests.createdAt), desc(supportRequests.id))
      .limit(PAGE_SIZE + 1),
    ctx.directory.select({ number: count() }).from(supportRequests).where(own),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

/** Open messages: priority first, then the oldest. */
export const findOpenRequests = (ctx: Context): Promise<SentRequest[]> =>
  withSender(ctx)
    .where(isNull(supportRequests.answeredAt))
    .orderBy(desc(supportRequests.isPriority), asc(supportRequests.createdAt), asc(supportRequests.id))
    .limit(PAGE_SIZE)

export const findAnsweredRequests = (ctx: Context): Promise<SentRequest[]> =>
  withSender(ctx)
    .where(isNotNull(supportRequests.answeredAt))
    .orderBy(desc(supportRequests.answeredAt), desc(supportRequests.id))
    .limit(PAGE_SIZE)

const stillOpen = (id: string) => and(eq(supportRequests.id, id), isNull(supportRequests.answeredAt))

export const requestIsOpen = (ctx: Context, id: string): SQL =>
  exists(ctx.directory.select({ one: sql`1` }).from(supportRequests).where(stillOpen(id)))

export const setAnswered = (ctx: Context, id: string, answer: string | null) =>
  ctx.directory.update(supportRequests).set({ answer, answeredAt: ctx.now() }).where(stillOpen(id)).returning()
