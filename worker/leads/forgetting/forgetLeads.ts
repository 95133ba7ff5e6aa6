import type { Context } from '../../platform/context'
import { withoutContact } from '../../text/contact'
import { deleteLeadRequestsOf, deleteLeadsIn, deleteMattersIn, findLeadsMentioning, updateLeadWords } from './store'
import type { KnownVisitor } from './visitor'

/** Deletes a visitor's leads and urgent matters, and their addresses in the words of other leads. */
export async function forgetLeads(
  ctx: Context,
  { businessId, contact, leadIds, conversationIds }: KnownVisitor,
): Promise<{ leads: number; matters: number }> {
  const [deleted, told] = await ctx.tenants.batch([
    deleteLeadsIn(ctx, businessId, leadIds),
    deleteMattersIn(ctx, conversationIds),
    deleteLeadRequestsOf(ctx, businessId),
  ])
  for (const { id, message, projectDetails, note } of await findLeadsMentioning(ctx, businessId, contact)) {
    const without = (text: string | null) => text && withoutContact(text, contact)
    await updateLeadWords(ctx, {
      id,
      message: withoutContact(message, contact),
      projectDetails: without(projectDetails),
      note: without(note),
    })
  }
  return { leads: deleted.length, matters: told.length }
}
