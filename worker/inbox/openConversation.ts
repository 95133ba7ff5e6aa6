import { ownBusiness } from '../businesses'
import { openLeadsOfConversation } from '../leads'
import type { OwnerContext } from '../platform/context'
import { setHeadOpened } from './store'

/** Notes that a person has opened a conversation, and with it its leads, so that nobody else is told of them. Throws 404. */
export async function openConversation(
  ctx: OwnerContext,
  input: { businessId: string; conversationId: string },
): Promise<void> {
  const { id } = await ownBusiness(ctx, input.businessId)
  await setHeadOpened(ctx, id, input.conversationId)
  await openLeadsOfConversation(ctx, { businessId: id, conversationId: input.conversationId })
}
