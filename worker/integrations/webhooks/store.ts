import { and, asc, count, desc, eq, exists, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { mayMention } from '../../platform/db/mentions'
import { outbox } from '../../platform/db/outboxTables'
import { webhookDeliveries, webhookEndpoints } from '../../platform/db/webhooks'
import { type Cursor, PAGE_SIZE } from '../../platform/http/page'
import type { AccountEvent } from '../../platform/outbox/message'
import { outboxRowIf } from '../../platform/outbox/writeOutbox'
import type { Contact } from '../../text/contact'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const ofCustomer = (customerId: string) => eq(webhookEndpoints.customerId, customerId)
const ownEndpoint = (customerId: string, id: string) => and(ofCustomer(customerId), eq(webhookEndpoints.id, id))

export const findEndpoints = (ctx: Context, customerId: string): Promise<EndpointRow[]> =>
  ctx.tenants
    .select()
    .from(webhookEndpoints)
    .where(ofCustomer(customerId))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))

export const findEndpoint = (ctx: Context, customerId: string, id: string): Promise<EndpointRow | undefined> =>
  ctx.tenants.select().from(webhookEndpoints).where(ownEndpoint(customerId, id)).get()

export const insertEndpoint = (ctx: Context, row: typeof webhookEndpoints.$inferInsert) =>
  ctx.tenants.insert(webhookEndpoints).values(row)

export type EndpointChange = Partial<Omit<EndpointRow, 'id' | 'customerId' | 'createdAt'>>

export const updateEndpoint = (ctx: Context, id: string, change: EndpointChange) =>
  ctx.tenants.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id))

export const deleteEndpoint = (ctx: Context, customerId: string, id: string) =>
  ctx.tenants.delete(webhookEndpoints).where(ownEndpoint(customerId, id))

/** With all that was sent to them. */
export const deleteEndpointsOf = (ctx: Context, customerId: string) =>
  ctx.tenants.delete(webhookEndpoints).where(ofCustomer(customerId))

export const isEndpointOn = (ctx: Context, id: string): SQL =>
  exists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.isEnabled, true))),
  )

/**
 * For the batch of an event's cause: has it handed on to the account's webhooks, if there are any and the condition holds. Follow the batch
 * with `wakeOutbox`.
 */
export const webhookEventRow = (ctx: Context, event: AccountEvent, condition?: SQL) => {
  const isListening = exists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(webhookEndpoints)
      .where(and(ofCustomer(event.customerId), eq(webhookEndpoints.isEnabled, true))),
  )
  const both = condition ? sql`${isListening} AND ${condition}` : isListening
  return outboxRowIf(ctx, ctx.tenants, { kind: 'webhook.event', payload: event }, both)
}

export const insertDelivery = (ctx: Context, row: typeof webhookDeliveries.$inferInsert) =>
  ctx.tenants.insert(webhookDeliveries).values(row).onConflictDoNothing()

/** What the endpoint was last told of a lead. */
export const findLastOfLead = (ctx: Context, endpointId: string, leadId: string) =>
  ctx.tenants
    .select({ data: webhookDeliveries.data })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.leadId, leadId), eq(webhookDeliveries.endpointId, endpointId)))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(1)
    .get()

/** A delivery with its endpoint. */
export const findDelivery = (ctx: Context, id: string) =>
  ctx.tenants
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id))
    .get()

export const updateDelivery = (ctx: Context, id: string, change: Partial<DeliveryRow>) =>
  ctx.tenants.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id))

export type ListedDelivery = DeliveryRow & { dueAt: number | null }

/** One row more than a page, newest first, with the time of the next try, and the total. */
export async function findDeliveries(ctx: Context, endpointId: string, after: Cursor | undefined) {
  const own = eq(webhookDeliveries.endpointId, endpointId)
  const further =
    after &&
    or(
      lt(webhookDeliveries.createdAt, after.at),
      and(eq(webhookDeliveries.createdAt, after.at), lt(webhookDeliveries.id, after.id)),
    )
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select({ delivery: webhookDeliveries, dueAt: outbox.dueAt })
      .from(webhookDeliveries)
      .leftJoin(outbox, eq(outbox.id, webhookDeliveries.id))
      .where(and(own, further))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(webhookDeliveries).where(own),
  ])
  const listed: ListedDelivery[] = rows.map(({ delivery, dueAt }) => ({ ...delivery, dueAt }))
  return { rows: listed, total: counted[0]?.number ?? 0 }
}

const AT_ONCE = 500

/** Deletes the oldest deliveries from before a time, some hundred at a time. */
export const deleteDeliveriesBefore = (ctx: Context, time: number) =>
  ctx.tenants
    .delete(webhookDeliveries)
    .where(
      inArray(
        webhookDeliveries.id,
        ctx.tenants
          .select({ id: webhookDeliveries.id })
          .from(webhookDeliveries)
          .where(lt(webhookDeliveries.createdAt, time))
          .orderBy(asc(webhookDeliveries.createdAt))
          .limit(AT_ONCE),
      ),
    )

const isAmong = (column: typeof webhookDeliveries.leadId | typeof webhookDeliveries.conversationId, ids: string[]) =>
  and(isNotNull(column), sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)

/**
 * For the batch that deletes leads or conversations: what was sent, or is to be sent, about them. A delivery that waits finds nothing then,
 * and isn't sent.
 */
export const deleteDeliveriesAbout = (
  ctx: Context,
  { leadIds = [], conversationIds = [] }: { leadIds?: string[]; conversationIds?: string[] },
) =>
  ctx.tenants
    .delete(webhookDeliveries)
    .where(or(isAmong(webhookDeliveries.leadId, leadIds), isAmong(webhookDeliveries.conversationId, conversationIds)))
    .returning({ id: webhookDeliveries.id })

/** Deliveries about others in whose words these addresses may stand. */
export const deleteDeliveriesMentioning = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.businessId, businessId), mayMention([webhookDeliveries.data], contact)))
