import { and, count, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { heldLeads, leads, people, unkeptLeads } from '../../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../../platform/http/page'
import type { NewLead } from '../store'

export type HeldRow = typeof heldLeads.$inferSelect

/** The same lead again is held once. */
export const insertHeldLead = (ctx: Context, lead: NewLead, reasons: string[]) => {
  const { id, businessId, customerId, conversationId, email, phone, dedupeKey, createdAt } = lead
  return ctx.tenants
    .insert(heldLeads)
    .values({ id, businessId, customerId, conversationId, email, phone, dedupeKey, createdAt, lead, reasons })
    .onConflictDoUpdate({
      target: [heldLeads.businessId, heldLeads.dedupeKey],
      set: { lead, reasons, email, phone },
    })
    .returning({ id: heldLeads.id })
}

/** One row more than a page, newest first, and the total. */
export async function findHeldLeads(
  ctx: Context,
  businessId: string,
  after: Cursor | undefined,
): Promise<{ rows: HeldRow[]; total: number }> {
  const ofBusiness = eq(heldLeads.businessId, businessId)
  const further =
    after && or(lt(heldLeads.createdAt, after.at), and(eq(heldLeads.createdAt, after.at), lt(heldLeads.id, after.id)))
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select()
      .from(heldLeads)
      .where(and(ofBusiness, further))
      .orderBy(desc(heldLeads.createdAt), desc(heldLeads.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(heldLeads).where(ofBusiness),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

const oneHeld = (businessId: string, id: string) => and(eq(heldLeads.businessId, businessId), eq(heldLeads.id, id))

export const findHeldLead = (ctx: Context, businessId: string, id: string): Promise<HeldRow | undefined> =>
  ctx.tenants.select().from(heldLeads).where(oneHeld(businessId, id)).get()

export const deleteHeldLead = (ctx: Context, businessId: string, id: string) =>
  ctx.tenants.delete(heldLeads).where(oneHeld(businessId, id)).returning({ id: heldLeads.id })

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const countUnkept = (ctx: Context, { businessId, createdAt }: NewLead) =>
  ctx.tenants
    .insert(unkeptLeads)
    .values({ businessId, day: dayOf(createdAt), number: 1 })
    .onConflictDoUpdate({
      target: [unkeptLeads.businessId, unkeptLeads.day],
      set: { number: sql`${unkeptLeads.number} + 1` },
    })

export async function findUnkept(ctx: Context, businessId: string): Promise<number> {
  const row = await ctx.tenants
    .select({ number: sql<number>`coalesce(sum(${unkeptLeads.number}), 0)` })
    .from(unkeptLeads)
    .where(eq(unkeptLeads.businessId, businessId))
    .get()
  return row?.number ?? 0
}

export const deleteUnkeptBefore = (ctx: Context, time: number) =>
  ctx.tenants.delete(unkeptLeads).where(lt(unkeptLeads.day, dayOf(time)))

const AT_ONCE = 500

const deleteSome = (ctx: Context, where: ReturnType<typeof and>) =>
  ctx.tenants
    .delete(heldLeads)
    .where(inArray(heldLeads.id, ctx.tenants.select({ id: heldLeads.id }).from(heldLeads).where(where).limit(AT_ONCE)))
    .returning({ id: heldLeads.id })

export const deleteHeldBefore = (ctx: Context, time: number) => deleteSome(ctx, lt(heldLeads.createdAt, time))
export const deleteHeldOf = (ctx: Context, customerId: string) => deleteSome(ctx, eq(heldLeads.customerId, customerId))

/** Held leads of all the customer's businesses, newest first. */
export const findHeldAfter = (ctx: Context, customerId: string, after: Cursor | undefined): Promise<HeldRow[]> =>
  ctx.tenants
    .select()
    .from(heldLeads)
    .where(
      and(
        eq(heldLeads.customerId, customerId),
        after &&
          or(lt(heldLeads.createdAt, after.at), and(eq(heldLeads.createdAt, after.at), lt(heldLeads.id, after.id))),
      ),
    )
    .orderBy(desc(heldLeads.createdAt), desc(heldLeads.id))
    .limit(AT_ONCE)

/** Whether its person has a lead already; how many were held, and under how many other names the same words came, within a day. */
export async function findSpamContext(
  ctx: Context,
  { businessId, email, phone, name, message, createdAt }: NewLead,
): Promise<{ isKnown: boolean; sameWordsFrom: number; heldLately: number }> {
  const ways = [email, phone].filter((way) => way !== null)
  const others = (
    rows: typeof leads | typeof heldLeads,
    said: ReturnType<typeof sql>,
    called: ReturnType<typeof sql>,
  ) =>
    ctx.tenants
      .select({ number: sql<number>`count(DISTINCT lower(${called}))` })
      .from(rows)
      .where(
        and(
          eq(rows.businessId, businessId),
          gt(rows.createdAt, createdAt - DAY_MS),
          sql`${said} = ${message}`,
          ne(sql`lower(${called})`, name.toLowerCase()),
        ),
      )
  const [known, stored, held, lately] = await ctx.tenants.batch([
    ctx.tenants
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.businessId, businessId), inArray(people.way, ways)))
      .limit(1),
    others(leads, sql`${leads.message}`, sql`${leads.name}`),
    others(heldLeads, sql`${heldLeads.lead} ->> '$.message'`, sql`${heldLeads.lead} ->> '$.name'`),
    ctx.tenants
      .select({ number: count() })
      .from(heldLeads)
      .where(and(eq(heldLeads.businessId, businessId), gt(heldLeads.createdAt, createdAt - DAY_MS))),
  ])
  const isTold = message.trim().length >= SAME_WORDS_LENGTH
  return {
    isKnown: known.length > 0,
    heldLately: lately[0]?.number ?? 0,
    sameWordsFrom: isTold ? (stored[0]?.number ?? 0) + (held[0]?.number ?? 0) : 0,
  }
}

/** Shorter words, such as "call me", many people write. */
const SAME_WORDS_LENGTH = 20
