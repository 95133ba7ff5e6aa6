import type { Arrival, ConsentReceipt } from '../../../contract/leadDetails'
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
  person: string | null
  person_at: number
  changes: number
  recorded_changes: number
  changed_at: number
  watched: number
  seen_seq: number
  arrival: string | null
  consent: string | null
  asked_for_way: number
  passing: number
}
/** Who answers a conversation in place of the bot. */
export type Person = { id: string; name: string }
export type NewChatSession = Pick<
  ChatSessionRow,
  | 'conversation_id'
  | 'business_id'
  | 'customer_id'
  | 'session_id'
  | 'country'
  | 'page_url'
  | 'asker'
  | 'passing'
  | 'created_at'
> & { arrival: Arrival | null; consent: ConsentReceipt | null }
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

// JSON in these tables is written only in this file, from the same types.
const fromJson = <T>(text: string): T => JSON.parse(text)
type ReplyColumn = Omit<Reply, 'content'>
/** What a person's message has in the column of replies. */
type PersonColumn = { author: string; sources: [] }
/** What a notice has there. */
type NoticeColumn = { sources: []; takesNoRating: true; isNotice: true }

/** Undefined before the first message. */
export const findChatSession = ({ sql }: Storage): ChatSessionRow | undefined =>
  sql.exec<ChatSessionRow>('SELECT * FROM session').toArray()[0]

export function insertChatSession({ sql }: Storage, row: NewChatSession): void {
  sql.exec(
    `INSERT INTO session (id, conversation_id, business_id, customer_id, session_id, country, page_url, asker, passing, created_at, arrival, consent)
     VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.conversation_id,
    row.business_id,
    row.customer_id,
    row.session_id,
    row.country,
    row.page_url,
    row.asker,
    row.passing,
    row.created_at,
    row.arrival && JSON.stringify(row.arrival),
    row.consent && JSON.stringify(row.consent),
  )
}

/** Where the visit came from, and the privacy notice that it was shown; null for sessions begun before these were kept. */
export const arrivalOfSession = ({ arrival }: ChatSessionRow): Arrival | null =>
  arrival ? fromJson<Arrival>(arrival) : null
export const consentOfSession = ({ consent }: ChatSessionRow): ConsentReceipt | null =>
  consent ? fromJson<ConsentReceipt>(consent) : null

/** A visitor whom nobody answered is asked for an address once. */
export const setAskedForWay = ({ sql }: Storage) => sql.exec('UPDATE session SET asked_for_way = 1')

/** `uncounted` conversations are answered like those over the limit. */
export const setQuota = ({ sql }: Storage, verdict: QuotaVerdict) =>
  sql.exec(
    'UPDATE session SET quota = ?, uncounted = ?',
    verdict === 'within' ? 'within' : 'over',
    verdict === 'uncounted' ? 1 : 0,
  )

export const quotaVerdictOf = ({ quota, uncounted }: ChatSessionRow): QuotaVerdict | null =>
  uncounted ? 'uncounted' : quota

/** What the conversation has established so far. */
export const conversationStateOf = ({ state }: ChatSessionRow): ConversationState =>
  state ? fromJson<ConversationState>(state) : NEW_CONVERSATION

/** The contact details that are part of a lead already. */
export const capturedDetailsOf = ({ captured }: ChatSessionRow): ContactDetails =>
  captured ? fromJson<ContactDetails>(captured) : {}

/** Without an origin the one of links in mail stays. */
export const setConversationState = ({ sql }: Storage, state: ConversationState, origin: string | null = null) =>
  sql.exec('UPDATE session SET state = ?, origin = coalesce(?, origin)', JSON.stringify(state), origin)

export const setCaptured = ({ sql }: Storage, details: ContactDetails) =>
  sql.exec('UPDATE session SET captured = ?', JSON.stringify(details))

export const setArchivedSeq = ({ sql }: Storage, seq: number) => sql.exec('UPDATE session SET archived_seq = ?', seq)

export const raiseRecorded = ({ sql }: Storage, seq: number, changes: number) =>
  sql.exec(
    'UPDATE session SET recorded_seq = max(recorded_seq, ?), recorded_changes = max(recorded_changes, ?)',
    seq,
    changes,
  )

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

type Lone = { id: string; content: string; at: number }

export const insertPersonMessage = (storage: Storage, { author, ...said }: Lone & { author: string }): void =>
  insertLone(storage, said, { author, sources: [] })

/** What was done beside the chat. */
export const insertNotice = (storage: Storage, said: Lone): void =>
  insertLone(storage, said, { sources: [], takesNoRating: true, isNotice: true })

/** It is no turn's reply: it stands for itself. Said once: the same id again changes nothing. */
function insertLone({ sql }: Storage, { id, content, at }: Lone, column: PersonColumn | NoticeColumn): void {
  sql.exec(
    `INSERT INTO messages (id, turn, type, content, reply, created_at)
     VALUES (?, (SELECT coalesce(max(seq), 0) + 1 FROM messages), 'bot', ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    id,
    content,
    JSON.stringify(column),
    at,
  )
}

export const personOf = ({ person }: ChatSessionRow): Person | null => (person ? fromJson<Person>(person) : null)

export const setPerson = ({ sql }: Storage, person: Person | null, at: number) =>
  sql.exec(
    'UPDATE session SET person = ?, person_at = ?, changes = changes + 1, changed_at = ?',
    person && JSON.stringify(person),
    at,
    at,
  )

export const setPersonActive = ({ sql }: Storage, at: number) => sql.exec('UPDATE session SET person_at = ?', at)

export const setWatched = ({ sql }: Storage, isWatched: boolean) =>
  sql.exec('UPDATE session SET watched = ?', isWatched ? 1 : 0)

export const raiseSeenSeq = ({ sql }: Storage, seq: number) =>
  sql.exec('UPDATE session SET seen_seq = max(seen_seq, ?)', seq)

/** Persons' messages that the visitor hasn't been shown, oldest first. */
export const findUnseenReplies = ({ sql }: Storage): { seq: number; content: string; author: string }[] =>
  sql
    .exec<{ seq: number; content: string; author: string }>(
      `SELECT seq, content, reply ->> '$.author' AS author FROM messages
       WHERE seq > (SELECT seen_seq FROM session) AND author IS NOT NULL ORDER BY seq`,
    )
    .toArray()

export const hasMessage = ({ sql }: Storage, id: string): boolean =>
  sql.exec('SELECT 1 FROM messages WHERE id = ?', id).toArray().length > 0

/** Whether there is a message of this id with other words. */
export const isReworded = ({ sql }: Storage, { id, content }: { id: string; content: string }): boolean =>
  sql.exec('SELECT 1 FROM messages WHERE id = ? AND content <> ?', id, content).toArray().length > 0

/** The reply to the question with this id. */
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

/** A visitor's message in the transcript. */
export type AskedQuestion = { id: string; content: string; createdAt: number }
type QuestionRow = { id: string; content: string; created_at: number }

const questionOf = ({ id, content, created_at }: QuestionRow): AskedQuestion => ({ id, content, createdAt: created_at })

/** The question that a bot's reply answered. */
export const findQuestionOf = ({ sql }: Storage, replyId: string): AskedQuestion | undefined =>
  sql
    .exec<QuestionRow>(
      `SELECT asked.id, asked.content, asked.created_at FROM messages reply JOIN messages asked ON asked.seq = reply.turn
       WHERE reply.id = ? AND reply.type = 'bot' AND asked.type = 'user'`,
      replyId,
    )
    .toArray()
    .map(questionOf)[0]

/** Questions with a reply after `after` that says the answer isn't known. */
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

/** Whether a question still waits for its answer: since the bot had none, no person has written, and nothing was answered from what is known. */
export const waitsForAnswer = ({ sql }: Storage): boolean =>
  sql
    .exec(
      `SELECT 1 FROM messages reply WHERE reply.type = 'bot' AND reply.reply ->> '$.unanswered.origin' IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM messages later WHERE later.seq > reply.seq AND later.type = 'bot'
                       AND (later.reply ->> '$.author' IS NOT NULL
                            OR (later.reply ->> '$.unanswered.origin' IS NULL AND json_array_length(later.reply, '$.sources') > 0)))
       LIMIT 1`,
    )
    .toArray().length > 0

/** Matters to tell the owner, with the visitor's words, from the replies after `after`. */
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

/** The visitor's messages, oldest first. `gave`: the message contained contact details. */
export const findVisitorMessages = ({ sql }: Storage): { content: string; gave: boolean }[] =>
  sql
    .exec<{ content: string; gave: number }>(
      `SELECT asked.content, coalesce(max(reply.reply ->> '$.gaveDetails'), 0) AS gave
       FROM messages asked LEFT JOIN messages reply ON reply.turn = asked.turn AND reply.type = 'bot'
       WHERE asked.type = 'user' GROUP BY asked.seq ORDER BY asked.seq`,
    )
    .toArray()
    .map(({ content, gave }) => ({ content, gave: gave === 1 }))

/** Tokens used by models for the replies after `after`. */
export const sumTokens = ({ sql }: Storage, after: number): number =>
  sql
    .exec<{ tokens: number }>(
      "SELECT coalesce(sum(reply ->> '$.tokens'), 0) AS tokens FROM messages WHERE seq > ? AND type = 'bot'",
      after,
    )
    .one().tokens

const messageOf = ({ reply, created_at, ...row }: MessageRow): TranscriptMessage => ({
  ...row,
  createdAt: created_at,
  ...shownWith(reply),
})
const COLUMNS = 'seq, id, type, content, reply, created_at'

/** The messages after `after`, oldest first. */
export const findSessionMessages = ({ sql }: Storage, after = 0): TranscriptMessage[] =>
  sql.exec<MessageRow>(`SELECT ${COLUMNS} FROM messages WHERE seq > ? ORDER BY seq`, after).toArray().map(messageOf)

export const findSessionMessage = ({ sql }: Storage, id: string): TranscriptMessage | undefined =>
  sql.exec<MessageRow>(`SELECT ${COLUMNS} FROM messages WHERE id = ?`, id).toArray().map(messageOf)[0]

type Shown = 'sources' | 'places' | 'offered' | 'takesNoRating' | 'author' | 'isNotice'

function shownWith(reply: string | null): Pick<TranscriptMessage, Shown> {
  if (!reply) return { sources: [] }
  const { sources, places, offered, takesNoRating, author, isNotice } = fromJson<
    Pick<ReplyColumn, 'sources' | 'places' | 'offered' | 'takesNoRating'> & Partial<PersonColumn & NoticeColumn>
  >(reply)
  return {
    sources,
    ...(places && { places }),
    ...(offered && { offered }),
    ...(takesNoRating && { takesNoRating }),
    ...(author && { author }),
    ...(isNotice && { isNotice }),
  }
}

/**
 * The last messages before this turn that fit into the limit, oldest first, each question with its own reply: of two messages sent at once
 * the second must not seem answered by the first one's reply.
 */
export function findHistory(
  { sql }: Storage,
  turn: number,
  limit: { messages: number; characters: number },
): { type: 'bot' | 'user'; content: string }[] {
  const newestFirst = sql
    .exec<{ type: 'bot' | 'user'; content: string }>(
      'SELECT type, content FROM messages WHERE turn < ? ORDER BY turn DESC, seq DESC LIMIT ?',
      turn,
      limit.messages,
    )
    .toArray()
  let characters = 0
  const tooFar = newestFirst.findIndex(({ content }) => {
    characters += content.length
    return characters > limit.characters
  })
  return newestFirst.slice(0, tooFar < 0 ? undefined : tooFar).reverse()
}

export const hasPersonMessage = ({ sql }: Storage): boolean =>
  sql.exec("SELECT 1 FROM messages WHERE reply ->> '$.author' IS NOT NULL LIMIT 1").toArray().length > 0

/** The visitor's last message, if nobody has answered it. */
export const findWaitingMessage = ({ sql }: Storage): (Stand & { id: string }) | undefined =>
  sql
    .exec<Stand & { id: string; type: string }>(
      'SELECT seq, id, type, created_at AS at FROM messages ORDER BY seq DESC LIMIT 1',
    )
    .toArray()
    .filter(({ type }) => type === 'user')[0]

/**
 * Since when the visitor has been waiting for a person: the first message after the person's last one, or, while the bot answers, the message
 * that asked for a person.
 */
export const findWaitingSince = ({ sql }: Storage, isHeld: boolean): number | null =>
  sql
    .exec<{ at: number | null }>(
      `SELECT min(asked.created_at) AS at FROM messages asked
       WHERE asked.type = 'user'
         AND asked.seq > (SELECT coalesce(max(seq), 0) FROM messages WHERE reply ->> '$.author' IS NOT NULL)
         AND (? OR EXISTS (SELECT 1 FROM messages said
                           WHERE said.turn = asked.turn AND said.reply ->> '$.matter.kind' = 'wants_person'))`,
      isHeld ? 1 : 0,
    )
    .one().at

/** Position and time of the last message, or of the first one after `seq`. */
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

/** The turns without a reply, in the order in which they will be answered. */
export const findOpenTurns = ({ sql }: Storage): OpenTurn[] =>
  sql
    .exec<TurnRow>('SELECT seq, id, page, leased_until FROM turns ORDER BY seq')
    .toArray()
    .map(({ page, leased_until, ...row }) => ({ ...row, page: fromJson<TurnPage>(page), leasedUntil: leased_until }))

export const extendLease = ({ sql }: Storage, id: string, leasedUntil: number) =>
  sql.exec('UPDATE turns SET leased_until = ? WHERE id = ?', leasedUntil, id)

/** Nobody answers the open turns any more. */
export const deleteTurns = ({ sql }: Storage) => sql.exec('DELETE FROM turns')

/** True if the turn was open. */
export const deleteTurn = ({ sql }: Storage, id: string): boolean =>
  sql.exec('DELETE FROM turns WHERE id = ?', id).rowsWritten > 0
