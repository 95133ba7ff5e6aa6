import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'
import { log } from '../platform/log/log'
import { withoutUndefined } from '../platform/withoutUndefined'
import { type LeadContext, UNKNOWN_VISIT } from './leadContext'
import type { NewLead } from './store'

/** What the session of a visit knows. If it doesn't answer, the lead is stored without its conversation. */
export async function contextOfVisit(
  ctx: Context,
  businessId: string,
  sessionId: string | null | undefined,
): Promise<LeadContext> {
  if (!sessionId) return UNKNOWN_VISIT
  try {
    return await chatSession(ctx, businessId, sessionId).leadContext()
  } catch (error) {
    log.warn('lead.no-conversation', { error })
    return UNKNOWN_VISIT
  }
}

type Left = Pick<NewLead, 'businessId' | 'name' | 'email' | 'phone'>

/** The bot doesn't ask again for what a form left, knows what was booked by one, and late replies reach the visitor there. */
export async function tellSession(
  ctx: Context,
  { businessId, name, email, phone }: Left,
  sessionId: string,
  hasBooked?: true,
) {
  try {
    const details = withoutUndefined({ name: name || undefined, email: email ?? undefined, phone: phone ?? undefined })
    await chatSession(ctx, businessId, sessionId).keepDetails(details, hasBooked)
  } catch (error) {
    log.warn('lead.session-not-told', { error })
  }
}
