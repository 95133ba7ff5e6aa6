import { openTables } from '../platform/db/objectTables'
import { deleteSomeBefore, findConversationNumber, insertConversation, raisePeriod, raiseVisitor } from './meterStore'
import { exceedsPace, type NewConversation } from './spikes/exceedsPace'
import { raisePace } from './spikes/store'
import { meterSteps } from './tables'

/** Old months leave in small bites, so that no single call pays for a million rows. */
const FORGET_AT_ONCE = 100

/** Who begins a conversation, by a hash that is another each day, and how many of theirs count in it. */
export type CountedVisitor = { key: string; day: string; most: number }

/** Which of the month's it is: 1, 2, 3 …; or why it isn't counted: for its visitor's sake or for the business's. */
export type CountResult = { number: number } | { uncounted: 'visitor' | 'spike' }

/**
 * Counts a conversation once, however often it is asked. One of so many, of one visitor in a day or of a business in an hour, that it would
 * use up the month of everybody else doesn't count.
 */
export function countConversation(
  storage: DurableObjectStorage,
  {
    conversationId,
    visitor,
    ...conversation
  }: NewConversation & { conversationId: string; visitor?: CountedVisitor | undefined },
): CountResult {
  openTables(storage, meterSteps)
  const { businessId, period, at } = conversation
  const counted = findConversationNumber(storage, period, conversationId)
  if (counted !== undefined) return { number: counted }
  if (visitor && raiseVisitor(storage, visitor) > visitor.most) return { uncounted: 'visitor' }
  if (exceedsPace(storage, conversation)) return { uncounted: 'spike' }
  raisePace(storage, businessId, at)
  const number = raisePeriod(storage, period)
  insertConversation(storage, period, conversationId, number)
  deleteSomeBefore(storage, period, FORGET_AT_ONCE)
  return { number }
}
