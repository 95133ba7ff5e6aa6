import type { Source } from '../../contract/chat'
import { hasTables, openTables } from '../db/objectTables'
import type { TranscriptMessage } from './transcriptMessage'

export const inboxSteps = [
  `
  CREATE TABLE messages (
    conversation_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('bot', 'user')),
    content TEXT NOT NULL,
    sources TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (conversation_id, seq)
  ) WITHOUT ROWID;
  `,
]

type Row = { seq: number; id: string; type: 'bot' | 'user'; content: string; sources: string; created_at: number }

/** Keeps further messages and answers up to which one the conversation is held whole. A gap is not kept; the same again changes nothing. */
export function keepTranscript(
  storage: DurableObjectStorage,
  conversationId: string,
  messages: TranscriptMessage[],
): number {
  openTables(storage, inboxSteps)
  const held = heldUpTo(storage, conversationId)
  if ((messages[0]?.seq ?? 0) > held + 1) return held
  // One statement for all of them: an Inbox writes for every visit of its business.
  storage.sql.exec(
    `INSERT INTO messages
     SELECT ?, value->>'seq', value->>'id', value->>'type', value->>'content', value->>'sources', value->>'createdAt'
     FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    conversationId,
    JSON.stringify(messages),
  )
  return heldUpTo(storage, conversationId)
}

/** Oldest first; empty for a conversation that isn't known. */
export function readTranscript(storage: DurableObjectStorage, conversationId: string): TranscriptMessage[] {
  if (!hasTables(storage)) return []
  return storage.sql
    .exec<Row>(
      'SELECT seq, id, type, content, sources, created_at FROM messages WHERE conversation_id = ? ORDER BY seq',
      conversationId,
    )
    .toArray()
    .map(({ sources, created_at, ...row }) => ({ ...row, sources: parseSources(sources), createdAt: created_at }))
}

const heldUpTo = ({ sql }: DurableObjectStorage, conversationId: string): number =>
  sql
    .exec<{ seq: number }>(
      'SELECT coalesce(max(seq), 0) AS seq FROM messages WHERE conversation_id = ?',
      conversationId,
    )
    .one().seq

// Written above, as JSON of the same type.
const parseSources = (text: string): Source[] => JSON.parse(text)
