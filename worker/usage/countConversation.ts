import { openTables } from '../platform/db/objectTables'
import { deleteSomeBefore, findConversationNumber, insertConversation, raisePeriod, raiseVisitor } from './meterStore'
import { exceedsPace, type NewConversation } from './spikes/exceedsPace'
import { raisePace } from './spikes/store'
import { meterSteps } from './tables'

/** Rows of old months deleted per call, so that no call has to delete a million. */
const FORGET_AT_ONCE = 100

/** Who starts a conversation: a hash that changes daily, and how many of theirs count per day. */
export type CountedVisitor = { key: string; day: string; most: number }

/** Its number in the month (1, 2, 3 …), or why it isn't counted: too many of one visitor in a day, or of the business in an hour or day. */
export type CountResult = { number: number } | { uncounted: 'visitor' | 'spike' }

/**
 * Counts a conversation once, however often it is called. Those beyond the limits for one visitor or one business don't count, so that a
 * flood can't use up the month.
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
