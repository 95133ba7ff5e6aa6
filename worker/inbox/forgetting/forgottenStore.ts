import { DAY_MS } from '../../../contract/durations'

type Storage = DurableObjectStorage

/** Longer than a session holds what it couldn't write. */
const KEPT_MS = 7 * DAY_MS

export const isForgotten = ({ sql }: Storage, conversationId: string): boolean =>
  sql.exec('SELECT 1 FROM forgotten WHERE conversation_id = ?', conversationId).toArray().length > 0

/** Of these conversations nothing is stored any more. */
export function bury({ sql }: Storage, conversationIds: string[], now: number): void {
  sql.exec('DELETE FROM forgotten WHERE until < ?', now)
  sql.exec(
    'INSERT INTO forgotten SELECT value, ? FROM json_each(?) WHERE TRUE ON CONFLICT DO UPDATE SET until = excluded.until',
    now + KEPT_MS,
    JSON.stringify(conversationIds),
  )
}
