import type { KnownVisitor } from '../../leads'
import { chatSession } from '../../platform/chatSessionObject'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { inbox } from '../inboxObject'
import { deleteHeads, deletePageVisitorsOf } from '../store'

export type ForgottenConversations = { conversations: number; messages: number; isPending: boolean }

/** Deletes a visitor's conversations: session objects, transcripts and the owner's list. `isPending`: an object couldn't be reached. */
export async function forgetConversations(
  ctx: Context,
  { businessId, country, conversationIds, sessionIds }: KnownVisitor,
): Promise<ForgottenConversations> {
  const sessions = await Promise.allSettled(sessionIds.map((id) => chatSession(ctx, businessId, id).forget()))
  const [transcripts] = await Promise.allSettled([inbox(ctx, businessId, country).forgetConversations(conversationIds)])
  const failed = [...sessions, transcripts].filter((one) => one.status === 'rejected')
  for (const { reason } of failed) log.warn('visitor.not-reached', { businessId, error: reason })
  const [heads] = await ctx.tenants.batch([
    deleteHeads(ctx, conversationIds),
    deletePageVisitorsOf(ctx, conversationIds),
  ])
  return {
    conversations: heads.length,
    messages: transcripts.status === 'fulfilled' ? transcripts.value : 0,
    isPending: failed.length > 0,
  }
}
