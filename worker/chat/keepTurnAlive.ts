import { chatSession } from '../platform/chatSessionObject'
import type { AskedTurn } from './askedTurn'
import { logChatFailure } from './logChatFailure'
import { TURN_LEASE_MS } from './session/turns'

/** Says that the turn is being answered for as long as a slow model takes, so that nobody else closes it. Gives what ends that. */
export function keepTurnAlive({ ctx, profile, sessionId, turnId }: AskedTurn): () => void {
  const timer = setInterval(() => {
    chatSession(ctx, profile.id, sessionId)
      .claim(turnId)
      .catch((error: unknown) => logChatFailure('lease-not-kept', turnId, error))
  }, TURN_LEASE_MS / 2)
  return () => clearInterval(timer)
}
