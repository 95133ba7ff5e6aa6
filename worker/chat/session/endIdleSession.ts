import { DAY_MS } from '../../../contract/durations'
import { upsertConversationHead } from '../../inbox'
import type { Context } from '../../platform/context'
import { hasTables } from '../../platform/db/objectTables'
import { log } from '../../platform/log/log'
import { headOf } from './headOf'
import { nextLeadDue } from './keptLeadStore'
import { sessionRetryDelay } from './sessionRetryDelay'
import { findChatSession, findLastMessage, findOpenTurns, findSessionMessages, setSessionRetry } from './store'
import { behindSince } from './writeBehind'

const REST_MS = DAY_MS

/**
 * When the session may be deleted; null while something is still to be written. A session that only held leads ends with the last of them.
 */
export function sessionEndsAt(storage: DurableObjectStorage): number | null {
  const session = findChatSession(storage)
  if (nextLeadDue(storage) !== null) return null
  if (!session) return 0
  if (findOpenTurns(storage).length > 0 || behindSince(storage, session) !== null) return null
  return Math.max((findLastMessage(storage)?.at ?? session.created_at) + REST_MS, session.retry_at)
}

/** Deletes a session that is archived and has been idle for a day, and marks the conversation as ended. */
export async function endIdleSession(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  const isAtRest = () => (sessionEndsAt(storage) ?? Infinity) <= ctx.now()
  if (!isAtRest()) return
  const session = findChatSession(storage)
  try {
    if (session)
      await ctx.tenants.batch([
        upsertConversationHead(ctx, headOf(storage, session, findSessionMessages(storage), false)),
      ])
    // Checked again, since the visitor may have returned during the write to D1.
    if (!isAtRest()) return
    await storage.deleteAlarm()
    await storage.deleteAll()
  } catch (error) {
    log.error('session.not-ended', { conversationId: session?.conversation_id, error })
    if (session && hasTables(storage))
      setSessionRetry(storage, session.failures + 1, ctx.now() + sessionRetryDelay(session.failures))
  }
}
