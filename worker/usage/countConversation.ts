import { openTables } from '../db/objectTables'
import { meterSteps } from './tables'

/** Old months leave in small bites, so that no single call pays for a million rows. */
const FORGET_AT_ONCE = 100

/** Counts a conversation once, however often it is asked, and answers which of the month's it is: 1, 2, 3 … */
export function countConversation(
  storage: DurableObjectStorage,
  { conversationId, period }: { conversationId: string; period: string },
): number {
  openTables(storage, meterSteps)
  const { sql } = storage
  const [counted] = sql
    .exec<{ number: number }>(
      'SELECT number FROM conversations WHERE period = ? AND conversation_id = ?',
      period,
      conversationId,
    )
    .toArray()
  if (counted) return counted.number
  const { conversations: number } = sql
    .exec<{ conversations: number }>(
      'INSERT INTO periods VALUES (?, 1) ON CONFLICT DO UPDATE SET conversations = conversations + 1 RETURNING conversations',
      period,
    )
    .one()
  sql.exec('INSERT INTO conversations VALUES (?, ?, ?)', period, conversationId, number)
  sql.exec(
    `DELETE FROM conversations WHERE (period, conversation_id) IN
       (SELECT period, conversation_id FROM conversations WHERE period < ? LIMIT ${FORGET_AT_ONCE})`,
    period,
  )
  return number
}
