import { openTables } from '../db/objectTables'
import { deleteSomeBefore, findNumberOf, insertConversation, raisePeriod } from './meterStore'
import { meterSteps } from './tables'

/** Old months leave in small bites, so that no single call pays for a million rows. */
const FORGET_AT_ONCE = 100

/** Counts a conversation once, however often it is asked, and answers which of the month's it is: 1, 2, 3 … */
export function countConversation(
  storage: DurableObjectStorage,
  { conversationId, period }: { conversationId: string; period: string },
): number {
  openTables(storage, meterSteps)
  const counted = findNumberOf(storage, period, conversationId)
  if (counted !== undefined) return counted
  const number = raisePeriod(storage, period)
  insertConversation(storage, period, conversationId, number)
  deleteSomeBefore(storage, period, FORGET_AT_ONCE)
  return number
}
