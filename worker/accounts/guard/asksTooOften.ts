import type { Context } from '../../platform/context'
import { ProblemError } from '../../platform/http/problem'
import type { AttemptKind } from './rules'
import { takeAskersAttempt } from './takeAskersAttempt'

/** `takeAskersAttempt` in the chat, where nobody is refused: whether a pause lasts. */
export async function asksTooOften(...asked: [ctx: Context, kind: AttemptKind, businessId: string]): Promise<boolean> {
  try {
    await takeAskersAttempt(...asked)
    return false
  } catch (error) {
    if (error instanceof ProblemError && error.status === 429) return true
    throw error
  }
}
