import { HOUR_MS } from '../../../contract/durations'
import type { OwnerEvent } from '../../../contract/live'
import { chatSession } from '../../platform/chatSessionObject'
import { acceptSocket, sendToSockets } from '../../platform/live/sockets'
import { log } from '../../platform/log/log'
import { findHeldTotals, findRecentSessions } from '../retention/store'

const OWNER = 'owner'
/** Conversations that may go on: their sessions are told that somebody watches. Others find out with their next message's transcript. */
const RECENT_MS = HOUR_MS
const RECENT_MAX = 200

export const isWatched = (state: DurableObjectState): boolean => state.getWebSockets(OWNER).length > 0

export const pushToOwner = (state: DurableObjectState, events: OwnerEvent[]): boolean =>
  sendToSockets(state, OWNER, events) > 0

/** A socket for an owner's screen. From now on the sessions of recent conversations push what is said. */
export function admitOwner(
  state: DurableObjectState,
  env: Env,
  { person, now }: { person: string; now: number },
): Response {
  const socket = acceptSocket(state, OWNER, { person })
  const { businessId } = findHeldTotals(state.storage)
  if (businessId)
    state.waitUntil(wakeSessions(env, businessId, findRecentSessions(state.storage, now - RECENT_MS, RECENT_MAX)))
  return socket
}

async function wakeSessions(env: Env, businessId: string, sessionIds: string[]): Promise<void> {
  const woken = await Promise.allSettled(sessionIds.map((id) => chatSession({ env }, businessId, id).watch()))
  for (const one of woken) if (one.status === 'rejected') log.warn('inbox.session-not-woken', { error: one.reason })
}
