import { headRow } from '../../inbox'
import type { Context } from '../../platform/context'
import { hasTables } from '../../platform/db/objectTables'
import { log } from '../../platform/log/log'
import { nextLeadDue } from './keptLeadStore'
import { sessionRetryDelay } from './sessionRetryDelay'
import { findChatSession, findLastMessage, findOpenTurns, findSessionMessages, setSessionRetry } from './store'
import { behindSince, headOf } from './writeBehind'

const REST_MS = 24 * 60 * 60 * 1000

/** When the session may go: null while anything is still owed. A session that only held leads goes with the last of them. */
export function sessionEndsAt(storage: DurableObjectStorage): number | null {
  const session = findChatSession(storage)
  if (nextLeadDue(storage) !== null) return null
  if (!session) return 0
  if (findOpenTurns(storage).length > 0 || behindSince(storage, session) !== null) return null
  return Math.max((findLastMessage(storage)?.at ?? session.created_at) + REST_MS, session.retry_at)
}

/** Ends a visit that has been at rest for a day and is archived: the head is told, and the object keeps nothing any more. */
export async function endIdleSession(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  const isAtRest = () => (sessionEndsAt(storage) ?? Infinity) <= ctx.now()
  if (!isAtRest()) return
  const session = findChatSession(storage)
  try {
    if (session) await ctx.tenants.batch([headRow(ctx, headOf(storage, session, findSessionMessages(storage), false))])
    // The visitor may have come back while D1 was asked.
    if (!isAtRest()) return
    await storage.deleteAlarm()
    await storage.deleteAll()
  } catch (error) {
    log.error('session.not-ended', { conversationId: session?.conversation_id, error })
    if (session && hasTables(storage))
      setSessionRetry(storage, session.failures + 1, ctx.now() + sessionRetryDelay(session.failures))
  }
}
