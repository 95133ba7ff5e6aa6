import { hasTables, openTables } from '../db/objectTables'
import type { TranscriptMessage } from './transcriptMessage'
import { type Exchange, findExchange, findLastSeq, findMessages, insertMessages } from './transcriptStore'

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
]

/** Keeps further messages and answers up to which one the conversation is held whole. A gap is not kept; the same again changes nothing. */
export function keepTranscript(
  storage: DurableObjectStorage,
  conversationId: string,
  messages: TranscriptMessage[],
): number {
  openTables(storage, inboxSteps)
  const held = findLastSeq(storage, conversationId)
  if ((messages[0]?.seq ?? 0) > held + 1) return held
  insertMessages(storage, conversationId, messages)
  return findLastSeq(storage, conversationId)
}

/** Oldest first; empty for a conversation that isn't known. */
export const readTranscript = (storage: DurableObjectStorage, conversationId: string): TranscriptMessage[] =>
  hasTables(storage) ? findMessages(storage, conversationId) : []

/** A reply's conversation and the visitor's message before it; null where no such reply is known. */
export const readExchange = (storage: DurableObjectStorage, replyId: string): Exchange | null =>
  hasTables(storage) ? (findExchange(storage, replyId) ?? null) : null
