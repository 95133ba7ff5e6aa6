import { and, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { deliveries, leads } from '../../platform/db/tenants'
import { type LeadRow, untoldWays } from '../store'

/** Marks leads as told: the first time, and the phone numbers and emails told so far. */
export function setLeadsMailed(ctx: Context, mailed: LeadRow[]) {
  const rows = mailed.map((lead) => ({ id: lead.id, told: JSON.stringify([...lead.told, ...untoldWays(lead)]) }))
  return ctx.tenants
    .update(leads)
    .set({
      mailedAt: sql`coalesce(${leads.mailedAt}, ${ctx.now()})`,
      told: sql`(SELECT value ->> 'told' FROM json_each(${JSON.stringify(rows)}) WHERE value ->> 'id' = ${leads.id})`,
    })
    .where(
      inArray(
        leads.id,
        rows.map(({ id }) => id),
      ),
    )
}

/** Leads whose mail was held are mailed once they go out together, unless somebody else had theirs before. */
export const setGatheredMailed = (ctx: Context, gathered: readonly LeadRow[]) =>
  ctx.tenants
    .update(leads)
    .set({ mailedAt: ctx.now() })
    .where(
      and(
        sql`${leads.id} IN (SELECT value FROM json_each(${JSON.stringify(gathered.map(({ id }) => id))}))`,
        sql`NOT EXISTS (SELECT 1 FROM ${deliveries} WHERE ${deliveries.leadId} = ${leads.id} AND ${deliveries.channel} = 'mail' AND ${deliveries.sentAt} IS NOT NULL)`,
      ),
    )
