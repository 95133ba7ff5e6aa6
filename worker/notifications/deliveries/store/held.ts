import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context'
import { deliveries } from '../../../platform/db/tenants'
import { type DeliveryRow, listOf } from './rows'

/** Written out, since a bound value hides from SQLite that its index of held ones fits. */
const isHeld = sql`${deliveries.outcome} = 'held'`

export type HeldGroup = Pick<DeliveryRow, 'businessId' | 'customerId' | 'personId' | 'channel'>
/** In many places the quiet hours end at the same time; each costs some ten of the thousand queries that a run may make. */
const GROUPS_AT_ONCE = 80
const HELD_AT_ONCE = 1000

/** People for whom something was held until now. */
export const findDueGroups = (ctx: Context): Promise<HeldGroup[]> =>
  ctx.tenants
    .selectDistinct({
      businessId: deliveries.businessId,
      customerId: deliveries.customerId,
      personId: deliveries.personId,
      channel: deliveries.channel,
    })
    .from(deliveries)
    .where(and(isHeld, lte(deliveries.dueAt, ctx.now())))
    .limit(GROUPS_AT_ONCE)

/** The oldest first. */
export const findDueOf = (ctx: Context, { businessId, personId, channel }: HeldGroup): Promise<DeliveryRow[]> =>
  ctx.tenants
    .select()
    .from(deliveries)
    .where(
      and(
        isHeld,
        lte(deliveries.dueAt, ctx.now()),
        eq(deliveries.businessId, businessId),
        eq(deliveries.personId, personId),
        eq(deliveries.channel, channel),
      ),
    )
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
    .limit(HELD_AT_ONCE)

/** With what became of them: they left in one message, or there was nobody or nothing left to tell. */
export const setNoLongerHeld = (
  ctx: Context,
  held: DeliveryRow[],
  change: { outcome: 'gathered'; sentAt: number } | { outcome: 'failed'; reason: string },
) =>
  ctx.tenants
    .update(deliveries)
    .set(change)
    .where(and(sql`${deliveries.id} IN ${listOf(held.map(({ id }) => id))}`, isHeld))

/** The person's quiet hours have begun meanwhile. */
export const holdLonger = (ctx: Context, held: DeliveryRow[], dueAt: number) =>
  ctx.tenants
    .update(deliveries)
    .set({ dueAt })
    .where(and(sql`${deliveries.id} IN ${listOf(held.map(({ id }) => id))}`, isHeld))
