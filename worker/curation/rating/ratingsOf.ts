import type { Rating } from '../../../contract/chat'
import type { OwnerContext } from '../../platform/context'
import { findRatingsOf } from './store'

/** The ratings of some replies, by message id. The caller must own the business. */
export async function ratingsOf(
  ctx: OwnerContext,
  { businessId, messageIds }: { businessId: string; messageIds: string[] },
): Promise<Map<string, Rating>> {
  const rows = await findRatingsOf(ctx, businessId, messageIds)
  return new Map(rows.map(({ messageId, rating }) => [messageId, rating]))
}
