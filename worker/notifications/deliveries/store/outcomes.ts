import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context'
import { deliveries } from '../../../platform/db/tenants'
import type { DeliveryRow } from './rows'

export const findDelivery = (ctx: Context, id: string): Promise<DeliveryRow | undefined> =>
  ctx.tenants.select().from(deliveries).where(eq(deliveries.id, id)).get()

export async function setSent(ctx: Context, id: string): Promise<void> {
  await ctx.tenants
    .update(deliveries)
    .set({ outcome: 'sent', reason: null, sentAt: ctx.now(), attempts: sql`${deliveries.attempts} + 1` })
    .where(eq(deliveries.id, id))
}

/** Leaves alone what another device has got. */
export async function setFailed(ctx: Context, id: string, reason: string): Promise<void> {
  await ctx.tenants
    .update(deliveries)
    .set({ outcome: 'failed', reason, attempts: sql`${deliveries.attempts} + 1` })
    .where(and(eq(deliveries.id, id), sql`${deliveries.outcome} <> 'sent'`))
}
