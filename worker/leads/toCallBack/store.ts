import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { leads } from '../../platform/db/tenants'
import { isThere, leadScope, selectLeads } from '../store'

type Since = { businessId: string; after: number; most: number }

/** As written in the index `leads_to_call_back`, which is used for nothing else. */
const waits = sql`${leads.status} = 'new' AND ${leads.deletedAt} IS NULL AND ${leads.source} <> 'import'`
const waiting = ({ businessId, after }: Since) =>
  and(eq(leads.businessId, businessId), gt(leads.createdAt, after), waits)

const SHOWN = 3

/** The newest leads that nobody has got in touch with; how many they are, and how many of them nobody has opened, counted up to `most`; all leads. */
export async function findLeadsToCallBack(ctx: Context, since: Since) {
  const indexed = sql`${leads} INDEXED BY leads_to_call_back`
  const newest = sql`(SELECT ${leads.openedAt} AS opened_at FROM ${indexed} WHERE ${waiting(since)}
    ORDER BY ${desc(leads.createdAt)} LIMIT ${since.most})`
  const ids = sql`(SELECT ${leads.id} FROM ${indexed} WHERE ${waiting(since)}
    ORDER BY ${desc(leads.createdAt)}, ${desc(leads.id)} LIMIT ${SHOWN})`
  const [first, counted, all] = await ctx.tenants.batch([
    selectLeads(ctx).where(sql`${leads.id} IN ${ids}`).orderBy(desc(leads.createdAt), desc(leads.id)),
    ctx.tenants
      .select({ toCallBack: count(), unopened: sql<number>`coalesce(sum(opened_at IS NULL), 0)` })
      .from(newest),
    ctx.tenants.select({ number: count() }).from(leads).where(leadScope.ofBusiness(since.businessId)),
  ])
  return {
    first,
    toCallBack: counted[0]?.toCallBack ?? 0,
    unopened: counted[0]?.unopened ?? 0,
    total: all[0]?.number ?? 0,
  }
}

const came: SQL = sql`${leads.source} <> 'import'`

/** How many leads came after this time, at most so many. */
export async function countLeadsAfter(ctx: Context, { businessId, after, most }: Since): Promise<number> {
  const where = and(eq(leads.businessId, businessId), gt(leads.createdAt, after), isThere, came)
  const row = await ctx.tenants.get<{ number: number }>(
    sql`SELECT count(*) AS number FROM (SELECT 1 FROM ${leads} WHERE ${where} LIMIT ${most})`,
  )
  return row.number
}
