import type { ContactDetails } from '../../answering'
import { forgetQuestions } from '../../curation'
import { forgetConversations } from '../../inbox'
import { forgetLeads, NO_CONTACT, tracesOf, wasForgotten } from '../../leads'
import type { Context } from '../../platform/context'
import type { ChatSessionRow } from './store'

/** The visitor was deleted after this session began. */
export class VisitorForgotten extends Error {}

/** Whether this conversation, or who left these details in it, was deleted after it began. */
export async function isForgotten(
  ctx: Context,
  { business_id: businessId, conversation_id, country, created_at }: ChatSessionRow,
  details: ContactDetails,
): Promise<boolean> {
  const traces = [conversation_id, ...(await tracesOf(ctx, businessId, { ...details, country }))]
  return wasForgotten(ctx, businessId, traces, created_at)
}

/** Deletes a session whose visitor was deleted before it was written, and what was written of it meanwhile. */
export async function endForgottenSession(
  ctx: Context,
  storage: DurableObjectStorage,
  session: ChatSessionRow,
): Promise<void> {
  const visitor = {
    businessId: session.business_id,
    customerId: session.customer_id,
    country: session.country,
    contact: NO_CONTACT,
    names: [],
    leadIds: [],
    conversationIds: [session.conversation_id],
    sessionIds: [],
    bookingIds: [],
  }
  await forgetLeads(ctx, visitor)
  await forgetQuestions(ctx, visitor)
  const { isPending } = await forgetConversations(ctx, visitor)
  if (isPending) throw new Error('The Inbox could not be reached')
  await storage.deleteAlarm()
  await storage.deleteAll()
}
