import type { Context } from '../platform/context'
import { findEmailsIn } from './store'

/** Who left an email address in one of the conversations: each once, with the conversations that are theirs. */
export async function findReachableVisitors(
  ctx: Context,
  businessId: string,
  conversationIds: string[],
): Promise<{ email: string; conversationIds: string[] }[]> {
  const leads = await findEmailsIn(ctx, businessId, conversationIds)
  const byEmail = Map.groupBy(leads, ({ email }) => email)
  return [...byEmail].map(([email, theirs]) => ({
    email,
    conversationIds: [...new Set(theirs.map(({ conversationId }) => conversationId))],
  }))
}
