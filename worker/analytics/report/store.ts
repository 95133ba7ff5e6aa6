import { and, asc, count, desc, eq, exists, isNull, lte, min, ne, type SQL, sql } from 'drizzle-orm'
import { IMPORT_SOURCE } from '../../../contract/leads'
import type { Context } from '../../platform/context'
import { questions } from '../../platform/db/curation'
import { businesses, conversations, leads } from '../../platform/db/tenants'

const AT_ONCE = 50

export const findDueReports = (ctx: Context) =>
  ctx.tenants
    .select()
    .from(businesses)
    .where(lte(businesses.reportDueAt, ctx.now()))
    .orderBy(asc(businesses.reportDueAt))
    .limit(AT_ONCE)

type Due = { id: string; reportDueAt: number }
const stillDue = ({ id, reportDueAt }: Due) => and(eq(businesses.id, id), eq(businesses.reportDueAt, reportDueAt))

/** True until `setNextReport` in the same batch. */
export const isReportDue = (ctx: Context, due: Due): SQL =>
  exists(ctx.tenants.select({ one: sql`1` }).from(businesses).where(stillDue(due)))

export const setNextReport = (ctx: Context, due: Due, next: { reportDueAt: number; reportOffToken?: string }) =>
  ctx.tenants.update(businesses).set(next).where(stillDue(due))

export const setReportMails = (ctx: Context, businessId: string, reportMails: boolean) =>
  ctx.tenants.update(businesses).set({ reportMails }).where(eq(businesses.id, businessId))

/** Of the link in the latest report. */
export const setReportOffToken = (ctx: Context, businessId: string, reportOffToken: string) =>
  ctx.tenants.update(businesses).set({ reportOffToken }).where(eq(businesses.id, businessId))

export const findByReportToken = (ctx: Context, tokenHash: string) =>
  ctx.tenants
    .select({ id: businesses.id, name: businesses.name })
    .from(businesses)
    .where(eq(businesses.reportOffToken, tokenHash))
    .get()

export const hasConversation = async (ctx: Context, businessId: string): Promise<boolean> =>
  (await ctx.tenants
    .select({ one: sql`1` })
    .from(conversations)
    .where(eq(conversations.businessId, businessId))
    .limit(1)
    .get()) !== undefined

/** Visitors who wait for a person at this moment. */
export async function countWaiting(ctx: Context, businessId: string): Promise<number> {
  const row = await ctx.tenants
    .select({ number: count() })
    .from(sql`${conversations} INDEXED BY conversations_waiting`)
    .where(
      and(
        eq(conversations.businessId, businessId),
        sql`${conversations.waitingSince} IS NOT NULL AND ${conversations.version} > ${conversations.resolvedVersion}`,
      ),
    )
    .get()
  return row?.number ?? 0
}

/** Leads that nobody has called back for a day. */
export async function findLeftLeads(ctx: Context, businessId: string, before: number) {
  const row = await ctx.tenants
    .select({ number: count(), since: min(leads.createdAt) })
    .from(leads)
    .where(
      and(
        eq(leads.businessId, businessId),
        eq(leads.status, 'new'),
        lte(leads.createdAt, before),
        isNull(leads.deletedAt),
        ne(leads.source, IMPORT_SOURCE),
      ),
    )
    .get()
  return { number: row?.number ?? 0, since: row?.since ?? null }
}

/** The open questions that most people asked. */
export const findMostAsked = (ctx: Context, businessId: string, limit: number) =>
  ctx.tenants
    .select({ question: questions.question, count: questions.timesAsked })
    .from(questions)
    .where(and(eq(questions.businessId, businessId), eq(questions.state, 'open'), sql`${questions.timesAsked} > 0`))
    .orderBy(desc(questions.timesAsked), desc(questions.lastAskedAt))
    .limit(limit)
