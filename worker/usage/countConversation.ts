import { openTables } from '../db/objectTables'
import { deleteSomeBefore, findNumberOf, insertConversation, raisePeriod, raiseVisitor } from './meterStore'
import { meterSteps } from './tables'

/** Old months leave in small bites, so that no single call pays for a million rows. */
const FORGET_AT_ONCE = 100

/** Who begins a conversation, by a hash that is another each day, and how many of theirs count in it. */
export type Visitor = { key: string; day: string; most: number }

/**
 * Counts a conversation once, however often it is asked, and answers which of the month's it is: 1, 2, 3 …; null for one of so many in a day
 * that its visitor would use up the month of everybody else: that one doesn't count.
 */
export function countConversation(
  storage: DurableObjectStorage,
  { conversationId, period, visitor }: { conversationId: string; period: string; visitor?: Visitor | undefined },
): number | null {
  openTables(storage, meterSteps)
  const counted = findNumberOf(storage, period, conversationId)
  if (counted !== undefined) return counted
  if (visitor && raiseVisitor(storage, visitor) > visitor.most) return null
  const number = raisePeriod(storage, period)
  insertConversation(storage, period, conversationId, number)
  deleteSomeBefore(storage, period, FORGET_AT_ONCE)
  return number
}
