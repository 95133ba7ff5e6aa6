import { inArray, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { leads } from '../../platform/db/tenants'
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
