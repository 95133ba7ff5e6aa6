import { chatSession } from '../platform/chatSessionObject'
import { retryOnce } from '../platform/durableObjects'
import type { AskedTurn } from './askedTurn'
import type { TurnState } from './session/turns'

export type ReadyTurn = Exclude<TurnState, { state: 'queued' }>

/** About what an answer from facts takes, so that a turn with three ahead of it asks after three such times. */
const PAUSE_MS = 15
const GROWTH = 1.4
const LONGEST_PAUSE_MS = 400
const PATIENCE_MS = 60_000

/** Waits until the messages sent before this one are answered. The waiting is done here, since an object is paid by the clock. */
export async function waitForTurn(
  { ctx, profile, sessionId, turnId }: AskedTurn,
  begun: TurnState,
): Promise<ReadyTurn> {
  const patientUntil = ctx.now() + PATIENCE_MS
  let turn = begun
  for (let tries = 0; turn.state === 'queued'; tries++) {
    if (ctx.now() > patientUntil) throw new Error(`The turns ahead took longer than ${PATIENCE_MS} ms`)
    await scheduler.wait(Math.min(PAUSE_MS * turn.ahead * GROWTH ** tries, LONGEST_PAUSE_MS))
    turn = await retryOnce(async () => chatSession(ctx, profile.id, sessionId).claim(turnId))
  }
  return turn
}
