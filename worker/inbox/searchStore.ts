import { hasTables } from '../platform/db/objectTables'
import type { TranscriptMessage } from './transcriptMessage'

/** The index keeps no text of its own. https://www.sqlite.org/fts5.html#contentless_delete_tables */
export const searchStep = `
  CREATE TABLE lines (id INTEGER PRIMARY KEY, conversation_id TEXT NOT NULL);
  CREATE INDEX lines_conversation ON lines (conversation_id);
  CREATE VIRTUAL TABLE line_texts USING fts5(
    content, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
  );
  INSERT INTO lines (conversation_id) SELECT conversation_id FROM messages ORDER BY created_at, conversation_id, seq;
  INSERT INTO line_texts (rowid, content)
    SELECT row_number() OVER (ORDER BY created_at, conversation_id, seq), content FROM messages;
`

const WORDS_MAX = 8
const FOUND_MAX = 200

export function indexMessages(
  { sql }: DurableObjectStorage,
  conversationId: string,
  messages: TranscriptMessage[],
): void {
  for (const { content } of messages) {
    sql.exec('INSERT INTO lines (conversation_id) VALUES (?)', conversationId)
    sql.exec('INSERT INTO line_texts (rowid, content) VALUES (last_insert_rowid(), ?)', content)
  }
}

/** `chosen`: the conversations' ids as a JSON array. */
export function unindexConversations({ sql }: DurableObjectStorage, chosen: string): void {
  const ofChosen = 'conversation_id IN (SELECT value FROM json_each(?))'
  sql.exec(`DELETE FROM line_texts WHERE rowid IN (SELECT id FROM lines WHERE ${ofChosen})`, chosen)
  sql.exec(`DELETE FROM lines WHERE ${ofChosen}`, chosen)
}

/** Conversations with a message that has all of the words, or begins of words, the newest first. */
export function searchTranscripts(storage: DurableObjectStorage, text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, WORDS_MAX) ?? []
  if (words.length === 0 || !hasTables(storage)) return []
  return storage.sql
    .exec<{ id: string }>(
      `SELECT conversation_id AS id FROM line_texts JOIN lines ON lines.id = line_texts.rowid
       WHERE line_texts MATCH ? GROUP BY conversation_id ORDER BY max(lines.id) DESC LIMIT ?`,
      words.map((word) => `"${word}"*`).join(' '),
      FOUND_MAX,
    )
    .toArray()
    .map(({ id }) => id)
}
