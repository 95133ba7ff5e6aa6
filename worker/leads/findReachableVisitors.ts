import { type Language, readLanguage } from '../../contract/languages'
import type { Context } from '../platform/context'
import { findEmailsIn } from './store'

type ReachableVisitor = { email: string; name: string; language: Language | undefined; conversationIds: string[] }

/** The emails left in some conversations, each once with a name left with it, what its visitor writes in and its conversations. */
export async function findReachableVisitors(
  ctx: Context,
  businessId: string,
  conversationIds: string[],
): Promise<ReachableVisitor[]> {
  const leads = await findEmailsIn(ctx, businessId, conversationIds)
  const byEmail = Map.groupBy(leads, ({ email }) => email)
  return [...byEmail].map(([email, theirs]) => ({
    email,
    name: theirs.find(({ name }) => name)?.name ?? '',
    language: theirs.flatMap(({ language }) => readLanguage(language) ?? []).at(-1),
    conversationIds: [...new Set(theirs.map(({ conversationId }) => conversationId))],
  }))
}
