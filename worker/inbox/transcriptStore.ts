import type { Place, Source } from '../../contract/chat'
import type { TranscriptMessage } from './transcriptMessage'

type Storage = DurableObjectStorage
type Row = {
  seq: number
  id: string
  type: 'bot' | 'user'
  content: string
  sources: string
  created_at: number
  places: string | null
  author: string | null
}

/** One statement for all messages, because an Inbox writes for every session of its business. */
export const insertMessages = ({ sql }: Storage, conversationId: string, messages: TranscriptMessage[]) =>
  sql.exec(
    `INSERT INTO messages
     SELECT ?, value->>'seq', value->>'id', value->>'type', value->>'content', value->>'sources', value->>'createdAt', value->>'places', value->>'author'
     FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    conversationId,
    JSON.stringify(messages),
  )

export const findTranscriptMessages = ({ sql }: Storage, conversationId: string): TranscriptMessage[] =>
  sql
    .exec<Row>(
      'SELECT seq, id, type, content, sources, created_at, places, author FROM messages WHERE conversation_id = ? ORDER BY seq',
      conversationId,
    )
    .toArray()
    .map(({ sources, places, author, created_at, ...row }) => ({
      ...row,
      sources: parseSources(sources),
      ...(places && { places: parsePlaces(places) }),
      ...(author && { author }),
      createdAt: created_at,
    }))

/** The number of the last message stored. */
export const findLastSeq = ({ sql }: Storage, conversationId: string): number =>
  sql
    .exec<{ seq: number }>(
      'SELECT coalesce(max(seq), 0) AS seq FROM messages WHERE conversation_id = ?',
      conversationId,
    )
    .one().seq

export type Exchange = { conversationId: string; question: { id: string; content: string; createdAt: number } }
type ExchangeRow = { conversation_id: string; id: string; content: string; created_at: number }

export const findExchange = ({ sql }: Storage, replyId: string): Exchange | undefined =>
  sql
    .exec<ExchangeRow>(
      `SELECT asked.conversation_id, asked.id, asked.content, asked.created_at
       FROM messages reply JOIN messages asked ON asked.conversation_id = reply.conversation_id
       WHERE reply.id = ? AND reply.type = 'bot' AND asked.type = 'user' AND asked.seq < reply.seq
       ORDER BY asked.seq DESC LIMIT 1`,
      replyId,
    )
    .toArray()
    .map(({ conversation_id, id, content, created_at }) => ({
      conversationId: conversation_id,
      question: { id, content, createdAt: created_at },
    }))[0]

// Written above from the same types.
const parseSources = (text: string): Source[] => JSON.parse(text)
const parsePlaces = (text: string): Place[] => JSON.parse(text)
