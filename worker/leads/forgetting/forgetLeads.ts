import { deleteDeliveriesAbout, deleteDeliveriesMentioning } from '../../integrations'
import type { Context } from '../../platform/context'
import { batchNamed } from '../../platform/db/batchNamed'
import type { leads } from '../../platform/db/tenants'
import { type Contact, withoutContact } from '../../text/contact'
import { fold } from '../../text/fold'
import { searchTextOf } from '../filter/store'
import { updateNote } from '../notes/store'
import {
  deleteHeldMentioning,
  deleteLeadRequestsOf,
  deleteLeadsIn,
  deleteMattersIn,
  deleteNotesIn,
  deletePeopleWith,
  findLeadsMentioning,
  findNotesMentioning,
  updateLeadWords,
} from './store'
import type { KnownVisitor } from './visitor'

/** Deletes a visitor's leads and urgent matters, and their addresses in the words of other leads. */
export async function forgetLeads(
  ctx: Context,
  { businessId, contact, leadIds, conversationIds }: KnownVisitor,
): Promise<{ leads: number; matters: number; held: number }> {
  const deleted = await batchNamed(ctx.tenants, {
    leads: deleteLeadsIn(ctx, businessId, leadIds),
    matters: deleteMattersIn(ctx, conversationIds),
    requests: deleteLeadRequestsOf(ctx, businessId),
    notes: deleteNotesIn(ctx, leadIds, conversationIds),
    held: deleteHeldMentioning(ctx, businessId, contact),
    people: deletePeopleWith(ctx, businessId, contact),
    deliveries: deleteDeliveriesAbout(ctx, { leadIds, conversationIds }),
    mentions: deleteDeliveriesMentioning(ctx, businessId, contact),
  })
  for (const lead of await findLeadsMentioning(ctx, businessId, contact)) await cleanLead(ctx, lead, contact)
  for (const { id, text } of await findNotesMentioning(ctx, businessId, contact)) {
    const clean = withoutContact(text, contact)
    await updateNote(ctx, id, { text: clean, searchText: fold(clean) })
  }
  return { leads: deleted.leads.length, matters: deleted.matters.length, held: deleted.held.length }
}

async function cleanLead(ctx: Context, lead: typeof leads.$inferSelect, contact: Contact): Promise<void> {
  const { id, name, email, phone } = lead
  const without = (text: string | null) => text && withoutContact(text, contact)
  const message = withoutContact(lead.message, contact)
  await updateLeadWords(ctx, id, {
    message,
    projectDetails: without(lead.projectDetails),
    note: without(lead.note),
    answers:
      lead.answers?.map(({ question, answer }) => ({ question, answer: withoutContact(answer, contact) })) ?? null,
    // It quotes what was said, and is made again from what is left.
    qualification: null,
    searchText: searchTextOf({ name, email, phone, message }),
  })
}
