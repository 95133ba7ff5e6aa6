import { hasTables, openTables } from '../platform/db/objectTables'
import { isForgotten } from './forgetting/forgottenStore'
import { updateMeasures } from './retention/store'
import { indexMessages, searchStep } from './searchStore'
import type { TranscriptMessage } from './transcriptMessage'
import { type Exchange, findExchange, findLastSeq, findTranscriptMessages, insertMessages } from './transcriptStore'

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
  'CREATE INDEX messages_id ON messages (id);',
  'ALTER TABLE messages ADD COLUMN places TEXT;',
  `
  CREATE TABLE conversations (
    id TEXT PRIMARY KEY,
    bytes INTEGER NOT NULL,
    questions INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    has_lead INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  INSERT INTO conversations (id, bytes, questions, last_at)
    SELECT conversation_id, sum(length(content) + length(sources) + coalesce(length(places), 0)), sum(type = 'user'), max(created_at)
    FROM messages GROUP BY conversation_id;
  CREATE INDEX conversations_age ON conversations (last_at);
  CREATE INDEX conversations_worth ON conversations (has_lead, questions > 1, last_at);
  CREATE TABLE held (id INTEGER PRIMARY KEY CHECK (id = 1), business_id TEXT, conversations INTEGER NOT NULL, bytes INTEGER NOT NULL);
  INSERT INTO held SELECT 1, NULL, count(*), coalesce(sum(bytes), 0) FROM conversations;
  `,
  `
  ALTER TABLE messages ADD COLUMN author TEXT;
  ALTER TABLE conversations ADD COLUMN session_id TEXT;
  `,
  searchStep,
  'CREATE TABLE forgotten (conversation_id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;',
]

export type NewTranscriptMessages = {
  businessId: string
  conversationId: string
  sessionId: string
  messages: TranscriptMessage[]
}

/**
 * Stores further messages and answers up to which one the transcript is complete. Messages after a gap are not stored; the same ones again
 * change nothing. Of a conversation that was deleted with its visitor nothing is stored.
 */
export function keepTranscript(storage: DurableObjectStorage, { messages, ...of }: NewTranscriptMessages): number {
  openTables(storage, inboxSteps)
  if (isForgotten(storage, of.conversationId)) return messages.at(-1)?.seq ?? 0
  const held = findLastSeq(storage, of.conversationId)
  if ((messages[0]?.seq ?? 0) > held + 1) return held
  storage.transactionSync(() => {
    insertMessages(storage, of.conversationId, messages)
    indexMessages(
      storage,
      of.conversationId,
      messages.filter(({ seq }) => seq > held),
    )
    updateMeasures(storage, of)
  })
  return findLastSeq(storage, of.conversationId)
}

/** Oldest first; empty for an unknown conversation. */
export const readTranscript = (storage: DurableObjectStorage, conversationId: string): TranscriptMessage[] =>
  hasTables(storage) ? findTranscriptMessages(storage, conversationId) : []

/** A reply's conversation and the visitor's message before it; null for an unknown reply. */
export const readExchange = (storage: DurableObjectStorage, replyId: string): Exchange | null =>
  hasTables(storage) ? (findExchange(storage, replyId) ?? null) : null
