import { and, count, desc, eq, exists, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../../contract/leadChanges'
import type { LeadChange } from '../../../contract/leads'
import type { Context } from '../../platform/context'
import { leadEvents } from '../../platform/db/leadTables'
import { leads } from '../../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../../platform/http/page'
import { isAmong } from '../filter/store'
import { leadScope } from '../store'

export type Change = LeadChange & { isDeleted?: true }
export type NewChange = { id: string; businessId: string; ids: string[]; by: Person; change: Change; at: number }

export const stateOf = sql`json_object('status', ${leads.status}, 'valueCents', ${leads.valueCents}, 'wonAt', ${leads.wonAt},
  'assignedTo', ${leads.assignedTo}, 'deletedAt', ${leads.deletedAt}, 'dedupeKey', ${leads.dedupeKey})`

const differs = ({ status, valueCents, assignedTo, isDeleted }: Change): SQL | undefined =>
  or(
    status && ne(leads.status, status),
    valueCents === undefined ? undefined : sql`${leads.valueCents} IS NOT ${valueCents}`,
    assignedTo === undefined ? undefined : sql`${leads.assignedTo} IS NOT ${assignedTo}`,
    isDeleted && sql`TRUE`,
  ) ?? sql`FALSE`

const afterOf = ({ isDeleted, ...change }: Change, at: number) => ({ ...change, ...(isDeleted && { deletedAt: at }) })

/** For a batch, before `applyChange`: remembers what the leads were like that it changes. Columns in the order of the table. */
export const insertEvents = (ctx: Context, { id, businessId, ids, by, change, at }: NewChange) =>
  ctx.tenants.insert(leadEvents).select(
    sql`SELECT ${id}, ${leads.id}, ${leads.businessId}, ${by.id}, ${by.name}, ${stateOf},
      ${JSON.stringify(afterOf(change, at))}, ${at} FROM ${leads} WHERE ${and(leadScope.ofBusiness(businessId), isAmong(ids), differs(change))}`,
  )

/** In the timelines of a conversation's leads; the same id again writes nothing. */
export const insertReplyEvents = (
  ctx: Context,
  {
    id,
    businessId,
    conversationId,
    author,
  }: { id: string; businessId: string; conversationId: string; author: string },
) =>
  ctx.tenants
    .insert(leadEvents)
    .select(
      sql`SELECT ${id}, ${leads.id}, ${leads.businessId}, '', ${author}, ${stateOf}, ${JSON.stringify({ isReplyMailed: true })}, ${ctx.now()}
        FROM ${leads} WHERE ${leads.conversationId} = ${conversationId} AND ${leads.businessId} = ${businessId} AND ${leads.deletedAt} IS NULL`,
    )
    .onConflictDoNothing()

const ofChange = (ctx: Context, id: string) =>
  ctx.tenants.select({ leadId: leadEvents.leadId }).from(leadEvents).where(eq(leadEvents.changeId, id))

export const hasEvents = (ctx: Context, id: string): SQL => exists(ofChange(ctx, id))

/** A deleted lead gives up its key, so that the same visitor may leave another. */
const DELETED_KEY = sql`'deleted:' || ${leads.id}`

export const applyChange = (ctx: Context, { id, change, at }: NewChange) =>
  ctx.tenants
    .update(leads)
    .set({
      ...(change.status && {
        status: change.status,
        wonAt: change.status === 'won' ? sql`CASE ${leads.status} WHEN 'won' THEN ${leads.wonAt} ELSE ${at} END` : null,
      }),
      ...(change.valueCents !== undefined && { valueCents: change.valueCents }),
      ...(change.assignedTo !== undefined && { assignedTo: change.assignedTo }),
      ...(change.isDeleted && { deletedAt: at, dedupeKey: DELETED_KEY }),
    })
    .where(sql`${leads.id} IN ${ofChange(ctx, id)}`)
    .returning({ id: leads.id })

/** What happened beside people's changes: a booking, which is undone by changing the booking, and mailed replies. */
const isPart = (field: string) => sql`json_type(${leadEvents.after}, ${`$.${field}`}) IS NOT NULL`

/** The leads of a change that a business's people made since a time. */
export const findChanged = (ctx: Context, businessId: string, id: string, since: number) =>
  ctx.tenants
    .select({ leadId: leadEvents.leadId, isDeletion: sql`${isPart('deletedAt')}`.mapWith(Boolean) })
    .from(leadEvents)
    .where(
      and(
        eq(leadEvents.changeId, id),
        eq(leadEvents.businessId, businessId),
        sql`${leadEvents.at} > ${since}`,
        sql`NOT ${isPart('booking')}`,
        sql`NOT ${isPart('isReplyMailed')}`,
      ),
    )

const was = (field: string) => sql`${leadEvents.before} ->> ${`$.${field}`}`
const became = (field: string) => sql`${leadEvents.after} ->> ${`$.${field}`}`
const back = (field: string, column: SQL) => sql`CASE WHEN ${isPart(field)} THEN ${was(field)} ELSE ${column} END`
const isAsItBecame = (field: string, column: SQL) => sql`(NOT ${isPart(field)} OR ${column} IS ${became(field)})`

const column = {
  status: sql`${leads.status}`,
  valueCents: sql`${leads.valueCents}`,
  assignedTo: sql`${leads.assignedTo}`,
  deletedAt: sql`${leads.deletedAt}`,
}

/** For a batch, before `revertChange`: marks what can be taken back, of the leads that are still as the change made them. */
export const markUndone = (ctx: Context, id: string) =>
  ctx.tenants
    .update(leadEvents)
    .set({ after: sql`json_set(${leadEvents.after}, '$.isUndone', json('true'))` })
    .where(
      and(
        eq(leadEvents.changeId, id),
        exists(
          ctx.tenants
            .select({ one: sql`1` })
            .from(leads)
            .where(
              and(
                eq(leads.id, leadEvents.leadId),
                ...Object.entries(column).map(([field, value]) => isAsItBecame(field, value)),
              ),
            ),
        ),
      ),
    )

const isUndone = (id: string) => and(eq(leadEvents.changeId, id), isPart('isUndone'))

/** Takes the marked part of a change back. */
export const revertChange = (ctx: Context, id: string) =>
  ctx.tenants
    .update(leads)
    .set({
      status: back('status', column.status),
      wonAt: sql`CASE WHEN ${isPart('status')} THEN ${was('wonAt')} ELSE ${leads.wonAt} END`,
      valueCents: back('valueCents', column.valueCents),
      assignedTo: back('assignedTo', column.assignedTo),
      deletedAt: back('deletedAt', column.deletedAt),
      // Unless the visitor has left another lead meanwhile.
      dedupeKey: sql`CASE WHEN ${isPart('deletedAt')} AND NOT EXISTS (SELECT 1 FROM leads other
        WHERE other.business_id = ${leads.businessId} AND other.dedupe_key = ${was('dedupeKey')})
        THEN ${was('dedupeKey')} ELSE ${leads.dedupeKey} END`,
    })
    .from(leadEvents)
    .where(and(isUndone(id), eq(leadEvents.leadId, leads.id)))
    .returning({ id: leads.id })

export const deleteUndone = (ctx: Context, id: string) => ctx.tenants.delete(leadEvents).where(isUndone(id))

/** One row more than a page of what was done with a lead, newest first, and the total. */
export async function findEvents(ctx: Context, leadId: string, after: Cursor | undefined) {
  const further =
    after && or(lt(leadEvents.at, after.at), and(eq(leadEvents.at, after.at), lt(leadEvents.changeId, after.id)))
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select()
      .from(leadEvents)
      .where(and(eq(leadEvents.leadId, leadId), further))
      .orderBy(desc(leadEvents.at), desc(leadEvents.changeId))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(leadEvents).where(eq(leadEvents.leadId, leadId)),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

const AT_ONCE = 1000

/** All that was done with a business's leads, by their ids. */
export const findEventsAfter = (ctx: Context, businessId: string, after: { leadId: string; changeId: string }) =>
  ctx.tenants
    .select()
    .from(leadEvents)
    .where(
      and(
        eq(leadEvents.businessId, businessId),
        sql`(${leadEvents.leadId}, ${leadEvents.changeId}) > (${after.leadId}, ${after.changeId})`,
      ),
    )
    .orderBy(leadEvents.leadId, leadEvents.changeId)
    .limit(AT_ONCE)

/** How many leads a business has of each status, and what they are worth, from the index alone. */
export const countByStatus = (ctx: Context, scope: SQL | undefined, filter: SQL | undefined) =>
  ctx.tenants
    .select({
      status: leads.status,
      count: count(),
      valueCents: sql<number>`coalesce(sum(${leads.valueCents}), 0)`,
    })
    .from(leads)
    .where(and(scope, filter))
    .groupBy(leads.status)

const PURGED_AT_ONCE = 500

export const findPurgeable = (ctx: Context, before: number) =>
  ctx.tenants
    .select({ id: leads.id })
    .from(leads)
    .where(and(isNotNull(leads.deletedAt), lt(leads.deletedAt, before)))
    .limit(PURGED_AT_ONCE)

export const purgeLeads = (ctx: Context, leadIds: string[]) =>
  ctx.tenants.delete(leads).where(sql`${leads.id} IN (SELECT value FROM json_each(${JSON.stringify(leadIds)}))`)
