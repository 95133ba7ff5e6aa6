import { and, count, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { deleteDeliveriesAbout } from '../../integrations'
import type { Context } from '../../platform/context'
import { notes } from '../../platform/db/leadTables'
import { mayMention } from '../../platform/db/mentions'
import { heldLeads, leadRequests, leads, matters, people } from '../../platform/db/tenants'
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
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.businessId, businessId),
        mayMention(
          [leads.message, leads.projectDetails, leads.note, leads.searchText, leads.answers, leads.qualification],
          contact,
        ),
      ),
    )

export const updateLeadWords = (ctx: Context, id: string, words: Partial<typeof leads.$inferInsert>) =>
  ctx.tenants.update(leads).set(words).where(eq(leads.id, id))

export const findNotesMentioning = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants
    .select({ id: notes.id, text: notes.text })
    .from(notes)
    .where(and(eq(notes.businessId, businessId), mayMention([notes.text], contact)))

export const deleteNotesIn = (ctx: Context, leadIds: string[], conversationIds: string[]) =>
  ctx.tenants
    .delete(notes)
    .where(or(inArray(notes.leadId, ids(leadIds)), inArray(notes.conversationId, ids(conversationIds))))

const heldMentioning = (businessId: string, contact: Contact) =>
  and(eq(heldLeads.businessId, businessId), mayMention([heldLeads.lead], contact))

/** What was held back as spam and may have one of these addresses in it. */
export const findHeldMentioning = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants.select().from(heldLeads).where(heldMentioning(businessId, contact))

export const deleteHeldMentioning = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants.delete(heldLeads).where(heldMentioning(businessId, contact)).returning({ id: heldLeads.id })

export const deletePeopleWith = (ctx: Context, businessId: string, contact: Contact) =>
  ctx.tenants.delete(people).where(and(eq(people.businessId, businessId), mayMention([people.way], contact)))

const OLD_AT_ONCE = 500

/** Deletes up to 500 leads from before this time, with what webhooks were sent of them; true once none is left. */
export async function removeLeadsBefore(ctx: Context, businessId: string, time: number): Promise<boolean> {
  const old = await findLeadsBefore(ctx, businessId, time, OLD_AT_ONCE)
  if (old.length === 0) return true
  const leadIds = old.map(({ id }) => id)
  await ctx.tenants.batch([deleteLeadsIn(ctx, businessId, leadIds), deleteDeliveriesAbout(ctx, { leadIds })])
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
