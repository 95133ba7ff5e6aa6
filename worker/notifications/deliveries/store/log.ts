import { and, asc, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context } from '../../../platform/context'
import { deliveries, leads } from '../../../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../../../platform/http/page'
import type { DeliveryRow } from './rows'

export type ListedDelivery = DeliveryRow & { leadName: string | null }

/** A deleted lead gives its name up at once, though its deletion can be undone for some hours. */
const listed = (ctx: Context) =>
  ctx.tenants
    .select({ delivery: deliveries, leadName: leads.name })
    .from(deliveries)
    .leftJoin(leads, and(eq(leads.id, deliveries.leadId), isNull(leads.deletedAt)))

const asListed = (rows: { delivery: DeliveryRow; leadName: string | null }[]): ListedDelivery[] =>
  rows.map(({ delivery, leadName }) => ({ ...delivery, leadName }))

/** One row more than a page, newest first, and the total. */
export async function findDeliveries(
  ctx: Context,
  businessId: string,
  after: Cursor | undefined,
): Promise<{ rows: ListedDelivery[]; total: number }> {
  const ofBusiness = eq(deliveries.businessId, businessId)
  const further =
    after &&
    or(lt(deliveries.createdAt, after.at), and(eq(deliveries.createdAt, after.at), lt(deliveries.id, after.id)))
  const [rows, counted] = await ctx.tenants.batch([
    listed(ctx)
      .where(and(ofBusiness, further))
      .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(deliveries).where(ofBusiness),
  ])
  return { rows: asListed(rows), total: counted[0]?.number ?? 0 }
}

/** Oldest first. */
export const findDeliveriesOfLead = async (ctx: Context, leadId: string): Promise<ListedDelivery[]> =>
  asListed(
    await listed(ctx)
      .where(eq(deliveries.leadId, leadId))
      .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
      .limit(PAGE_SIZE),
  )

export async function peopleToldOf(ctx: Context, leadId: string): Promise<string[]> {
  const rows = await ctx.tenants
    .selectDistinct({ personId: deliveries.personId })
    .from(deliveries)
    .where(eq(deliveries.leadId, leadId))
  return rows.map(({ personId }) => personId)
}
