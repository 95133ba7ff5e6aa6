import type { Place, Source } from '../../../contract/chat'
import { type ContactDetails, type ConversationState, NEW_CONVERSATION } from '../../answering'
import type { TranscriptMessage } from '../../inbox'
import type { QuotaVerdict } from '../../usage'
import type { TurnPage } from '../page'
import type { Reply, StandingReply } from '../reply'

type Storage = DurableObjectStorage

export type ChatSessionRow = {
  conversation_id: string
  business_id: string
  customer_id: string
  session_id: string
  country: string
  page_url: string | null
  quota: 'within' | 'over' | null
  created_at: number
  archived_seq: number
  recorded_seq: number
  failures: number
  retry_at: number
  state: string | null
  origin: string | null
  captured: string | null
  asker: string | null
  uncounted: number
}
export type NewChatSession = Pick<
  ChatSessionRow,
  'conversation_id' | 'business_id' | 'customer_id' | 'session_id' | 'country' | 'page_url' | 'asker' | 'created_at'
>
export type OpenTurn = { seq: number; id: string; page: TurnPage; leasedUntil: number }

type MessageRow = {
  seq: number
  id: string
  type: 'bot' | 'user'
  content: string
  reply: string | null
  created_at: number
}
type Stand = { seq: number; at: number }
type TurnRow = { seq: number; id: string; page: string; leased_until: number }

// Both directions stand in this file: what is parsed was written here under the same type.
const fromJson = <T>(text: string): T => JSON.parse(text)
type ReplyColumn = Omit<Reply, 'content'>

/** Undefined where nothing was said yet. */
export const findChatSession = ({ sql }: Storage): ChatSessionRow | undefined =>
  sql.exec<ChatSessionRow>('SELECT * FROM session').toArray()[0]

export function insertChatSession({ sql }: Storage, row: NewChatSession): void {
  sql.exec(
    `INSERT INTO session (id, conversation_id, business_id, customer_id, session_id, country, page_url, asker, created_at)
     VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.conversation_id,
    row.business_id,
    row.customer_id,
    row.session_id,
    row.country,
    row.page_url,
    row.asker,
    row.created_at,
  )
}

/** One that stays uncounted is answered as one beyond the month is. */
export const setQuota = ({ sql }: Storage, verdict: QuotaVerdict) =>
  sql.exec(
    'UPDATE session SET quota = ?, uncounted = ?',
    verdict === 'within' ? 'within' : 'over',
    verdict === 'uncounted' ? 1 : 0,
  )

export const quotaVerdictOf = ({ quota, uncounted }: ChatSessionRow): QuotaVerdict | null =>
  uncounted ? 'uncounted' : quota

/** What is known of the conversation. */
export const conversationStateOf = ({ state }: ChatSessionRow): ConversationState =>
  state ? fromJson<ConversationState>(state) : NEW_CONVERSATION

/** The contact details that became a lead. */
export const capturedDetailsOf = ({ captured }: ChatSessionRow): ContactDetails =>
  captured ? fromJson<ContactDetails>(captured) : {}

export const setConversationState = ({ sql }: Storage, state: ConversationState, origin: string) =>
  sql.exec('UPDATE session SET state = ?, origin = ?', JSON.stringify(state), origin)

export const setCaptured = ({ sql }: Storage, details: ContactDetails) =>
  sql.exec('UPDATE session SET captured = ?', JSON.stringify(details))

export const setArchivedSeq = ({ sql }: Storage, seq: number) => sql.exec('UPDATE session SET archived_seq = ?', seq)

export const raiseRecordedSeq = ({ sql }: Storage, seq: number) =>
  sql.exec('UPDATE session SET recorded_seq = max(recorded_seq, ?)', seq)

export const setSessionRetry = ({ sql }: Storage, failures: number, retryAt: number) =>
  sql.exec('UPDATE session SET failures = ?, retry_at = ?', failures, retryAt)

export function insertVisitorMessage(
  { sql }: Storage,
  { id, content, at }: { id: string; content: string; at: number },
): number {
  return sql
    .exec<{ seq: number }>(
      `INSERT INTO messages (id, turn, type, content, created_at)
       VALUES (?, (SELECT coalesce(max(seq), 0) + 1 FROM messages), 'user', ?, ?) RETURNING seq`,
      id,
      content,
      at,
    )
    .one().seq
}

export function insertReply(
  { sql }: Storage,
  { turn, at, reply }: { turn: number; at: number; reply: StandingReply },
): void {
  const { id, content, ...rest } = reply
  const column: ReplyColumn = rest
  sql.exec(
    `INSERT INTO messages (id, turn, type, content, reply, created_at) VALUES (?, ?, 'bot', ?, ?, ?)`,
    id,
    turn,
    content,
    JSON.stringify(column),
    at,
  )
}

/** What was answered to the question with this id. */
export function findReplyTo({ sql }: Storage, questionId: string): StandingReply | undefined {
  const [row] = sql
    .exec<{ id: string; content: string; reply: string }>(
      `SELECT id, content, reply FROM messages
       WHERE type = 'bot' AND turn = (SELECT turn FROM messages WHERE id = ?) ORDER BY seq LIMIT 1`,
      questionId,
    )
    .toArray()
  return row && { id: row.id, content: row.content, ...fromJson<ReplyColumn>(row.reply) }
}

/** A visitor's question, as it stands in the transcript. */
export type AskedQuestion = { id: string; content: string; createdAt: number }
type QuestionRow = { id: string; content: string; created_at: number }

const questionOf = ({ id, content, created_at }: QuestionRow): AskedQuestion => ({ id, content, createdAt: created_at })

/** What a reply of the bot was given to. */
export const findQuestionOf = ({ sql }: Storage, replyId: string): AskedQuestion | undefined =>
  sql
    .exec<QuestionRow>(
      `SELECT asked.id, asked.content, asked.created_at FROM messages reply JOIN messages asked ON asked.seq = reply.turn
       WHERE reply.id = ? AND reply.type = 'bot'`,
      replyId,
    )
    .toArray()
    .map(questionOf)[0]

/** Questions whose replies, after a place in the conversation, say that the answer isn't known. */
export const findUnanswered = ({ sql }: Storage, after: number): (AskedQuestion & { origin: string })[] =>
  sql
    .exec<QuestionRow & { origin: string }>(
      `SELECT asked.id, asked.content, asked.created_at, reply.reply ->> '$.unanswered.origin' AS origin
       FROM messages reply JOIN messages asked ON asked.seq = reply.turn
       WHERE reply.seq > ? AND reply.type = 'bot' AND origin IS NOT NULL ORDER BY reply.seq`,
      after,
    )
    .toArray()
    .map((row) => ({ ...questionOf(row), origin: row.origin }))

/** What the owner is to be told of, with the visitor's words, from the replies after a place in the conversation. */
export const findMatters = ({ sql }: Storage, after: number): (AskedQuestion & NonNullable<Reply['matter']>)[] =>
  sql
    .exec<QuestionRow & { matter: string }>(
      `SELECT asked.id, asked.content, asked.created_at, reply.reply -> '$.matter' AS matter
       FROM messages reply JOIN messages asked ON asked.seq = reply.turn
       WHERE reply.seq > ? AND reply.type = 'bot' AND matter IS NOT NULL ORDER BY reply.seq`,
      after,
    )
    .toArray()
    .map((row) => ({ ...questionOf(row), ...fromJson<NonNullable<Reply['matter']>>(row.matter) }))

/** What the visitor said, oldest first; `gave` where it was who they are or how to reach them. */
export const findVisitorMessages = ({ sql }: Storage): { content: string; gave: boolean }[] =>
  sql
    .exec<{ content: string; gave: number }>(
      `SELECT asked.content, coalesce(max(reply.reply ->> '$.gaveDetails'), 0) AS gave
       FROM messages asked LEFT JOIN messages reply ON reply.turn = asked.turn AND reply.type = 'bot'
       WHERE asked.type = 'user' GROUP BY asked.seq ORDER BY asked.seq`,
    )
    .toArray()
    .map(({ content, gave }) => ({ content, gave: gave === 1 }))

/** What models took for the replies after a place in the conversation. */
export const sumTokens = ({ sql }: Storage, after: number): number =>
  sql
    .exec<{ tokens: number }>(
      "SELECT coalesce(sum(reply ->> '$.tokens'), 0) AS tokens FROM messages WHERE seq > ? AND type = 'bot'",
      after,
    )
    .one().tokens

/** The messages after a place in the conversation, oldest first. */
export const findSessionMessages = ({ sql }: Storage, after = 0): TranscriptMessage[] =>
  sql
    .exec<MessageRow>(
      'SELECT seq, id, type, content, reply, created_at FROM messages WHERE seq > ? ORDER BY seq',
      after,
    )
    .toArray()
    .map(({ reply, created_at, ...row }) => ({ ...row, createdAt: created_at, ...shownWith(reply) }))

function shownWith(reply: string | null): { sources: Source[]; places?: Place[] } {
  if (!reply) return { sources: [] }
  const { sources, places } = fromJson<ReplyColumn>(reply)
  return { sources, ...(places && { places }) }
}

/**
 * The last messages of the turns before this one, oldest first, each question with its own reply: of two messages sent at once the
 * second must not see itself answered by the first one's reply.
 */
export const findHistory = (
  { sql }: Storage,
  turn: number,
  limit: number,
): { type: 'bot' | 'user'; content: string }[] =>
  sql
    .exec<{ type: 'bot' | 'user'; content: string }>(
      'SELECT type, content FROM messages WHERE turn < ? ORDER BY turn DESC, seq DESC LIMIT ?',
      turn,
      limit,
    )
    .toArray()
    .reverse()

/** The last message, or the first after a place in the conversation: where it stands and when it came. */
export const findLastMessage = ({ sql }: Storage): Stand | undefined =>
  sql.exec<Stand>('SELECT seq, created_at AS at FROM messages ORDER BY seq DESC LIMIT 1').toArray()[0]
export const findFirstMessageAfter = ({ sql }: Storage, seq: number): Stand | undefined =>
  sql.exec<Stand>('SELECT seq, created_at AS at FROM messages WHERE seq > ? ORDER BY seq LIMIT 1', seq).toArray()[0]

export const insertTurn = ({ sql }: Storage, { seq, id, page, leasedUntil }: OpenTurn) =>
  sql.exec(
    'INSERT INTO turns (seq, id, page, leased_until) VALUES (?, ?, ?, ?)',
    seq,
    id,
    JSON.stringify(page),
    leasedUntil,
  )

/** The turns that wait for a reply, in the order in which they are answered. */
export const findOpenTurns = ({ sql }: Storage): OpenTurn[] =>
  sql
    .exec<TurnRow>('SELECT seq, id, page, leased_until FROM turns ORDER BY seq')
    .toArray()
    .map(({ page, leased_until, ...row }) => ({ ...row, page: fromJson<TurnPage>(page), leasedUntil: leased_until }))

export const extendLease = ({ sql }: Storage, id: string, leasedUntil: number) =>
  sql.exec('UPDATE turns SET leased_until = ? WHERE id = ?', leasedUntil, id)

/** True where the turn was open until now. */
export const deleteTurn = ({ sql }: Storage, id: string): boolean =>
  sql.exec('DELETE FROM turns WHERE id = ?', id).rowsWritten > 0
