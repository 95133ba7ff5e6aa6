import { hasTables, openTables } from '../platform/db/objectTables'
import { updateMeasures } from './retention/store'
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
]

export type NewTranscriptMessages = { businessId: string; conversationId: string; messages: TranscriptMessage[] }

/** Keeps further messages and answers up to which one the conversation is held whole. A gap is not kept; the same again changes nothing. */
export function keepTranscript(
  storage: DurableObjectStorage,
  { businessId, conversationId, messages }: NewTranscriptMessages,
): number {
  openTables(storage, inboxSteps)
  const held = findLastSeq(storage, conversationId)
  if ((messages[0]?.seq ?? 0) > held + 1) return held
  storage.transactionSync(() => {
    insertMessages(storage, conversationId, messages)
    updateMeasures(storage, businessId, conversationId)
  })
  return findLastSeq(storage, conversationId)
}

/** Oldest first; empty for a conversation that isn't known. */
export const readTranscript = (storage: DurableObjectStorage, conversationId: string): TranscriptMessage[] =>
  hasTables(storage) ? findTranscriptMessages(storage, conversationId) : []

/** A reply's conversation and the visitor's message before it; null where no such reply is known. */
export const readExchange = (storage: DurableObjectStorage, replyId: string): Exchange | null =>
  hasTables(storage) ? (findExchange(storage, replyId) ?? null) : null
