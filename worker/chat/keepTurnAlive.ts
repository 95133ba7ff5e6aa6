import { chatSession } from '../platform/chatSessionObject'
import { log } from '../platform/log/log'
import type { AskedTurn } from './askedTurn'
import { TURN_LEASE_MS } from './session/turns'

/** Renews the turn's lease while a slow model answers, so that the alarm doesn't close it. Answers a function that stops the renewal. */
export function keepTurnAlive({ ctx, profile, sessionId, turnId }: AskedTurn): () => void {
  const timer = setInterval(() => {
    chatSession(ctx, profile.id, sessionId)
      .claim(turnId)
      .catch((error: unknown) => log.error('chat.lease-not-kept', { turnId, error }))
  }, TURN_LEASE_MS / 2)
  return () => clearInterval(timer)
}
