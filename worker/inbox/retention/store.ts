import { unindexConversations } from '../searchStore'

type Storage = DurableObjectStorage

export type HeldTotals = { businessId: string | null; conversations: number; bytes: number }

/** Updates the stored size of a conversation, and the totals. */
export function updateMeasures(
  { sql }: Storage,
  { businessId, conversationId, sessionId }: { businessId: string; conversationId: string; sessionId: string },
): void {
  const before = sql
    .exec<{ bytes: number }>('SELECT bytes FROM conversations WHERE id = ?', conversationId)
    .toArray()[0]?.bytes
  const { bytes } = sql
    .exec<{ bytes: number }>(
      `INSERT INTO conversations (id, bytes, questions, last_at, session_id)
       SELECT conversation_id, sum(length(content) + length(sources) + coalesce(length(places), 0)), sum(type = 'user'), max(created_at), ?2
       FROM messages WHERE conversation_id = ?1 GROUP BY conversation_id
       ON CONFLICT DO UPDATE SET bytes = excluded.bytes, questions = excluded.questions, last_at = excluded.last_at,
         session_id = excluded.session_id
       RETURNING bytes`,
      conversationId,
      sessionId,
    )
    .one()
  sql.exec(
    'UPDATE held SET business_id = ?, conversations = conversations + ?, bytes = bytes + ?',
    businessId,
    before === undefined ? 1 : 0,
    bytes - (before ?? 0),
  )
}

/** The sessions of conversations that somebody spoke in since. */
export const findRecentSessions = ({ sql }: Storage, since: number, most: number): string[] =>
  sql
    .exec<{ id: string }>(
      `SELECT session_id AS id FROM conversations WHERE last_at > ? AND session_id IS NOT NULL ORDER BY last_at DESC LIMIT ?`,
      since,
      most,
    )
    .toArray()
    .map(({ id }) => id)

export const findHeldTotals = ({ sql }: Storage): HeldTotals =>
  sql
    .exec<{ business_id: string | null; conversations: number; bytes: number }>(
      'SELECT business_id, conversations, bytes FROM held',
    )
    .toArray()
    .map(({ business_id, ...row }) => ({ ...row, businessId: business_id }))[0] ?? {
    businessId: null,
    conversations: 0,
    bytes: 0,
  }

type Row = { id: string; bytes: number; has_lead: number }
export type MeasuredConversation = { id: string; bytes: number; hasLead: boolean }
const measured = ({ has_lead, ...row }: Row): MeasuredConversation => ({ ...row, hasLead: has_lead === 1 })

export const findSessionOf = ({ sql }: Storage, conversationId: string): string | null =>
  sql
    .exec<{ id: string | null }>('SELECT session_id AS id FROM conversations WHERE id = ?', conversationId)
    .toArray()[0]?.id ?? null

/** In order: without a lead, with a single question, the oldest. */
export const findLeastValuableConversations = (
  { sql }: Storage,
  before: number,
  most: number,
): MeasuredConversation[] =>
  sql
    .exec<Row>(
      'SELECT id, bytes, has_lead FROM conversations WHERE last_at < ? ORDER BY has_lead, questions > 1, last_at LIMIT ?',
      before,
      most,
    )
    .toArray()
    .map(measured)

export const setHasLead = ({ sql }: Storage, ids: string[]) =>
  sql.exec('UPDATE conversations SET has_lead = 1 WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(ids))

export function deleteConversations(storage: Storage, ids: string[]): void {
  const { sql } = storage
  const chosen = JSON.stringify(ids)
  sql.exec(
    `UPDATE held SET
       conversations = conversations - (SELECT count(*) FROM conversations WHERE id IN (SELECT value FROM json_each(?1))),
       bytes = bytes - (SELECT coalesce(sum(bytes), 0) FROM conversations WHERE id IN (SELECT value FROM json_each(?1)))`,
    chosen,
  )
  unindexConversations(storage, chosen)
  sql.exec('DELETE FROM messages WHERE conversation_id IN (SELECT value FROM json_each(?))', chosen)
  sql.exec('DELETE FROM conversations WHERE id IN (SELECT value FROM json_each(?))', chosen)
}
