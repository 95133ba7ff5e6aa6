import type { Context } from '../platform/context'
import { findEmailsIn } from './store'

/** The emails left in some conversations, each once with a name left with it and its conversations. */
export async function findReachableVisitors(
  ctx: Context,
  businessId: string,
  conversationIds: string[],
): Promise<{ email: string; name: string; conversationIds: string[] }[]> {
  const leads = await findEmailsIn(ctx, businessId, conversationIds)
  const byEmail = Map.groupBy(leads, ({ email }) => email)
  return [...byEmail].map(([email, theirs]) => ({
    email,
    name: theirs.find(({ name }) => name)?.name ?? '',
    conversationIds: [...new Set(theirs.map(({ conversationId }) => conversationId))],
  }))
}
