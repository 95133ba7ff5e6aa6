import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { UPSET_MATTERS } from '../../../contract/chat'
import type { Context } from '../../platform/context'
import { conversationBreakdown, conversationCounts, leadCounts, slotsToCount } from '../../platform/db/analytics'
import { businesses, conversations, leads } from '../../platform/db/tenants'

export const SLOT_MS = 15 * 60_000

/** A quarter of an hour, and when the business is open in it; `open` null if its hours are unknown. */
export type SlotToCount = { at: number; open: [number, number][] | null }

/** The slots of a business to count, the latest first. */
export const findSlots = (ctx: Context, businessId: string, limit: number) =>
  ctx.tenants
    .select({ slot: slotsToCount.slot })
    .from(slotsToCount)
    .where(eq(slotsToCount.businessId, businessId))
    .orderBy(desc(slotsToCount.slot))
    .limit(limit)

/** Slots of all businesses that were over by then, the oldest first. */
export const findSlotsBefore = (ctx: Context, time: number, limit: number) =>
  ctx.tenants
    .select({ businessId: slotsToCount.businessId, slot: slotsToCount.slot })
    .from(slotsToCount)
    .where(lt(slotsToCount.slot, time - SLOT_MS + 1))
    .orderBy(asc(slotsToCount.slot))
    .limit(limit)

export const findHours = (ctx: Context, businessId: string) =>
  ctx.tenants
    .select({ timeZone: businesses.timeZone, facts: businesses.facts })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .get()

const PAGE_MAX = 120
const SOURCE_MAX = 100

/** Which leads count: imported ones didn't come through the front desk. */
const countedLead = sql`row.source <> 'import'`

const hostAndPath = sql`rtrim(substr(page_url, instr(page_url, '://') + 3, ${PAGE_MAX}), '/')`
const page = sql`coalesce(CASE WHEN instr(page_url, '://www.') > 0 THEN substr(${hostAndPath}, 5) ELSE ${hostAndPath} END, '')`
const sourceOf = (column: SQL) => sql`coalesce(substr(${column}, 1, ${SOURCE_MAX}), '')`

/** Not inside any of the slot's open pieces; false where they are unknown. */
const whileClosed = (time: SQL) =>
  sql`(slot.value ->> 'open' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM json_each(slot.value, '$.open') piece
    WHERE ${time} >= piece.value ->> 0 AND ${time} < piece.value ->> 1))`

/** CROSS JOIN fixes the order: each slot is looked up in an index (https://www.sqlite.org/optoverview.html#crossjoin). */
const inSlots = (slots: SlotToCount[], table: SQL, businessId: string, time: SQL) =>
  sql`FROM json_each(${JSON.stringify(slots)}) slot CROSS JOIN ${table} row
    ON row.business_id = ${businessId} AND ${time} >= slot.value ->> 'at' AND ${time} < slot.value ->> 'at' + ${SLOT_MS}`

const isUpset = sql`coalesce(matter IN (SELECT value FROM json_each(${JSON.stringify(UPSET_MATTERS)})), 0)`
const waitedAtMost = (minutes: number) => sql`coalesce(sum(human_reply_ms <= ${minutes * 60_000}), 0)`

const leftDetails = sql`sum(has_details OR has_lead)`
const talksIn = (slots: SlotToCount[], businessId: string) =>
  inSlots(slots, sql`${conversations}`, businessId, sql`row.created_at`)

const insertConversationCounts = (ctx: Context, businessId: string, slots: SlotToCount[]) =>
  ctx.tenants.insert(conversationCounts).select(
    sql`SELECT business_id, slot.value ->> 'at', count(*), ${leftDetails},
      sum(human_reply_ms IS NULL AND NOT is_unanswered), sum(human_reply_ms IS NOT NULL),
      sum(human_reply_ms IS NULL AND is_unanswered), sum(${isUpset}), sum(${whileClosed(sql`row.created_at`)}),
      coalesce(sum(human_reply_ms), 0), ${waitedAtMost(1)}, ${waitedAtMost(5)}, ${waitedAtMost(15)}, ${waitedAtMost(60)}
      ${talksIn(slots, businessId)} GROUP BY 2`,
  )

const insertBreakdown = (ctx: Context, businessId: string, slots: SlotToCount[]) =>
  ctx.tenants.insert(conversationBreakdown).select(
    sql`SELECT business_id, slot.value ->> 'at', ${sourceOf(sql`row.source`)}, ${page}, coalesce(language, ''), count(*), ${leftDetails}
      ${talksIn(slots, businessId)} GROUP BY 2, 3, 4, 5`,
  )

const leadColumns = sql`row.business_id, slot.value ->> 'at' AS slot,
  CASE WHEN conversation.id IS NULL THEN 'form:' || row.source ELSE ${sourceOf(sql`conversation.source`)} END AS source,
  ${page} AS page, coalesce(conversation.language, '') AS language`
const itsConversation = sql`LEFT JOIN ${conversations} conversation ON conversation.id = row.conversation_id`
const leadsIn = (slots: SlotToCount[], businessId: string, time: SQL) =>
  sql`${inSlots(slots, sql`${leads}`, businessId, time)} AND ${countedLead} ${itsConversation}`

const insertLeadCounts = (ctx: Context, businessId: string, slots: SlotToCount[]) =>
  ctx.tenants.insert(leadCounts).select(
    sql`SELECT business_id, slot, source, page, language, sum(came), sum(came AND phone), sum(came AND closed),
      sum(came AND contacted), sum(came AND won), sum(NOT came), sum(NOT came AND cents > 0), sum(iif(came, 0, cents)) FROM (
        SELECT ${leadColumns}, 1 AS came, coalesce(row.phone, '') <> '' AS phone, ${whileClosed(sql`row.created_at`)} AS closed,
          row.status <> 'new' AS contacted, row.status = 'won' AS won, 0 AS cents
          ${leadsIn(slots, businessId, sql`row.created_at`)}
        UNION ALL
        SELECT ${leadColumns}, 0, 0, 0, 0, 0, coalesce(row.value_cents, 0)
          ${leadsIn(slots, businessId, sql`row.won_at`)}
      ) GROUP BY 2, 3, 4, 5`,
  )

type Counted = typeof conversationCounts | typeof conversationBreakdown | typeof leadCounts | typeof slotsToCount

/** Counts these slots anew, in one batch: a change that comes later marks them again. */
export function recount(ctx: Context, businessId: string, slots: SlotToCount[]) {
  const times = sql`(SELECT value ->> 'at' FROM json_each(${JSON.stringify(slots)}))`
  const emptied = (table: Counted) =>
    ctx.tenants.delete(table).where(and(eq(table.businessId, businessId), inArray(table.slot, times)))
  return ctx.tenants.batch([
    emptied(conversationCounts),
    emptied(conversationBreakdown),
    emptied(leadCounts),
    emptied(slotsToCount),
    insertConversationCounts(ctx, businessId, slots),
    insertBreakdown(ctx, businessId, slots),
    insertLeadCounts(ctx, businessId, slots),
  ])
}
