import type { BusinessProfile } from '../businesses'
import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'
import { log } from '../platform/log/log'
import { countTowardsQuota, usageRow } from '../usage'

/** A visit counts with the details that it leaves, were it for a single message. Runs behind the answer; its next message counts it too. */
export async function countVisit(
  ctx: Context,
  profile: BusinessProfile,
  { sessionId, conversationId }: { sessionId: string; conversationId: string },
): Promise<void> {
  const { id: businessId, customerId } = profile
  try {
    const verdict = await countTowardsQuota(ctx, profile, conversationId)
    if (!verdict) return
    await chatSession(ctx, businessId, sessionId).keepQuota(verdict)
    if (verdict === 'uncounted') return
    await usageRow(ctx, {
      id: `use_${conversationId}_conversation`,
      customerId,
      eventType: 'conversation',
      resourceUsed: 'chat',
      quantity: 1,
      metadata: { businessId },
      timestamp: ctx.now(),
    })
  } catch (error) {
    log.warn('lead.visit-not-counted', { conversationId, error })
  }
}
