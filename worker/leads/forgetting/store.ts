import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { mayMention } from '../../platform/db/mentions'
import { leadRequests, leads, matters } from '../../platform/db/tenants'
import type { Contact } from '../../text/contact'
import { selectLeads } from '../store'

/** The ids are bound as one JSON value, since D1 binds at most a hundred. */
const ids = (list: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(list)}))`

/** Leads that may have been left with one of these addresses, now or before. */
export const findLeadsWith = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants
    .select()
    .from(leads)
    .where(and(eq(leads.businessId, businessId), mayMention([leads.email, leads.phone, leads.told], contact)))

/** The same with urgent matters, and those in whose words an address may stand. */
export const findMattersWith = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants
    .select()
    .from(matters)
    .where(and(eq(matters.businessId, businessId), mayMention([matters.email, matters.phone, matters.words], contact)))

export const findMattersIn = (ctx: Context, conversationIds: string[]) =>
  ctx.tenants
    .select()
    .from(matters)
    .where(inArray(matters.conversationId, ids(conversationIds)))

export const findLeadsIn = (ctx: Context, businessId: string, leadIds: string[]) =>
  selectLeads(ctx).where(and(eq(leads.businessId, businessId), inArray(leads.id, ids(leadIds))))

export const deleteLeadsIn = (ctx: Context, businessId: string, leadIds: string[]) =>
  ctx.tenants
    .delete(leads)
    .where(and(eq(leads.businessId, businessId), inArray(leads.id, ids(leadIds))))
    .returning({ id: leads.id })

export const deleteMattersIn = (ctx: Context, conversationIds: string[]) =>
  ctx.tenants
    .delete(matters)
    .where(inArray(matters.conversationId, ids(conversationIds)))
    .returning({ kind: matters.kind })

/** All of the business's: they only tell a repeated request, and hash what was sent. */
export const deleteLeadRequestsOf = (ctx: Context, businessId: string) =>
  ctx.tenants.delete(leadRequests).where(eq(leadRequests.businessId, businessId))

/** Leads of others in whose words these addresses may stand. */
export const findLeadsMentioning = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants
    .select({ id: leads.id, message: leads.message, projectDetails: leads.projectDetails, note: leads.note })
    .from(leads)
    .where(
      and(eq(leads.businessId, businessId), mayMention([leads.message, leads.projectDetails, leads.note], contact)),
    )

export const updateLeadWords = (
  ctx: Context,
  { id, ...words }: { id: string; message: string; projectDetails: string | null; note: string | null },
) => ctx.tenants.update(leads).set(words).where(eq(leads.id, id))

const OLD_AT_ONCE = 500

/** Deletes up to 500 leads from before this time; true once none is left. */
export async function removeLeadsBefore(ctx: Context, businessId: string, time: number): Promise<boolean> {
  const old = await findLeadsBefore(ctx, businessId, time, OLD_AT_ONCE)
  if (old.length === 0) return true
  await deleteLeadsIn(
    ctx,
    businessId,
    old.map(({ id }) => id),
  )
  return old.length < OLD_AT_ONCE
}

const findLeadsBefore = (ctx: Context, businessId: string, time: number, most: number) =>
  ctx.tenants
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.businessId, businessId), lt(leads.createdAt, time)))
    .limit(most)

export async function countLeadsBefore(ctx: Context, businessId: string, time: number): Promise<number> {
  const row = await ctx.tenants
    .select({ number: count() })
    .from(leads)
    .where(and(eq(leads.businessId, businessId), lt(leads.createdAt, time)))
    .get()
  return row?.number ?? 0
}
