import { withoutLinks } from '../../../contract/withoutLinks'
import type { BusinessProfile } from '../../businesses'
import { chatSession } from '../../platform/chatSessionObject'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { oneLine } from '../../platform/mail/plainText'
import type { LeadRow } from '../store'
import { sessionIdOf } from '../storing/dedupeKey'

const SHOWN = 6
const LINE_MAX = 300

/** A line of the chat, with who said it. */
export type Said = { label: string; value: string }

/**
 * The last lines of the chat that a lead came from; none once the visit is over, if its session doesn't answer, or where what visitors
 * write isn't kept.
 */
export async function lastSaid(ctx: Context, lead: LeadRow, { noHealthDetails }: BusinessProfile): Promise<Said[]> {
  const sessionId = sessionIdOf(lead.dedupeKey)
  if (!lead.conversationId || !sessionId || noHealthDetails) return []
  try {
    const { conversationId, messages } = await chatSession(ctx, lead.businessId, sessionId).transcript()
    if (conversationId !== lead.conversationId) return []
    return messages.slice(-SHOWN).map(({ type, author, content }) => ({
      label: type === 'user' ? lead.name.split(' ')[0] || 'Visitor' : (author ?? 'Your front desk'),
      value: oneLine(type === 'user' ? content : withoutLinks(content), LINE_MAX),
    }))
  } catch (error) {
    log.warn('lead.chat-not-read', { leadId: lead.id, error })
    return []
  }
}
