import type { Context } from '../../platform/context'
import { ProblemError } from '../../platform/http/problem'
import type { AttemptKind } from './rules'
import { takeAskersAttempt } from './takeAskersAttempt'

/** `takeAskersAttempt` in the chat, where nobody is refused: whether a pause lasts. */
export const asksTooOften = (...asked: [ctx: Context, kind: AttemptKind, businessId: string]): Promise<boolean> =>
  isPaused(takeAskersAttempt(...asked))

/** Whether an attempt is one too many. Throws what else it throws. */
export async function isPaused(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt
    return false
  } catch (error) {
    if (error instanceof ProblemError && error.status === 429) return true
    throw error
  }
}
