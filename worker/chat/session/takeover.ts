import type { Language } from '../../../contract/languages'
import type { TranscriptMessage } from '../../inbox'
import { newId } from '../../platform/ids'
import type { TurnPage } from '../page'
import {
  capturedDetailsOf,
  conversationStateOf,
  deleteTurns,
  findChatSession,
  findSessionMessage,
  findUnseenReplies,
  findWaitingMessage,
  findWaitingSince,
  hasPersonMessage,
  insertPersonMessage,
  insertTurn,
  isReworded,
  type Person,
  personOf,
  setPerson,
  setPersonActive,
} from './store'

/** So long a visitor waits for a person who has gone quiet; then the bot answers again. */
export const NEGLECT_MS = 5 * 60_000

export type PersonMessage = { id?: string | undefined; content: string; person: Person }

/** Puts a person in the bot's place: whatever the bot is saying at this moment will not stand. False if there is no conversation. */
export function takeOver(storage: DurableObjectStorage, person: Person, now: number): boolean {
  const session = findChatSession(storage)
  if (!session) return false
  if (personOf(session)?.id === person.id) setPersonActive(storage, now)
  else setPerson(storage, person, now)
  deleteTurns(storage)
  return true
}

/** The person leaves: the next message is the bot's. True if a person had the conversation. */
export function release(storage: DurableObjectStorage, now: number): boolean {
  const session = findChatSession(storage)
  if (!session?.person) return false
  setPerson(storage, null, now)
  return true
}

/** The same, and the bot answers a message that still waits. */
export function handBack(storage: DurableObjectStorage, now: number, given: TurnPage = {}): boolean {
  if (!release(storage, now)) return false
  const waiting = findWaitingMessage(storage)
  const page = { ...given, ...(!given.isNeglected && hasPersonMessage(storage) && { isAfterPerson: true as const }) }
  // Overdue at once: the alarm answers it from the facts.
  if (waiting) insertTurn(storage, { seq: waiting.seq, id: waiting.id, page, leasedUntil: now })
  return true
}

/** What came of a person's message. `held`: somebody else, or the bot, has the conversation, and nothing was stored. */
export type PersonMessageResult = { state: 'stored'; message: TranscriptMessage } | { state: 'held'; by: Person | null }

/** Stores a person's message; the same id again is the same message. */
export function addPersonMessage(
  storage: DurableObjectStorage,
  { id: givenId = newId('message'), content, person }: PersonMessage,
  now: number,
): PersonMessageResult {
  // Changed between two tries, it is a message of its own.
  const id = isReworded(storage, { id: givenId, content }) ? newId('message') : givenId
  const session = findChatSession(storage)
  const holder = session ? personOf(session) : null
  if (!session || holder?.id !== person.id) return { state: 'held', by: holder }
  insertPersonMessage(storage, { id, content, author: person.name, at: now })
  setPersonActive(storage, now)
  const message = findSessionMessage(storage, id)
  if (!message) throw new Error('A message that was just stored is not there')
  return { state: 'stored', message }
}

/** False unless this person has the conversation. */
export function notePersonActive(storage: DurableObjectStorage, person: Person, now: number): boolean {
  const session = findChatSession(storage)
  if (!session || personOf(session)?.id !== person.id) return false
  setPersonActive(storage, now)
  return true
}

export type UnseenReplies = {
  email: string
  language: Language | undefined
  replies: { content: string; author: string }[]
  lastSeq: number
}

export function unseenReplies(storage: DurableObjectStorage): UnseenReplies | null {
  const session = findChatSession(storage)
  if (!session) return null
  const { details, language } = conversationStateOf(session)
  const email = details.email ?? capturedDetailsOf(session).email
  const replies = findUnseenReplies(storage)
  const last = replies.at(-1)
  return email && last ? { email, language, replies, lastSeq: last.seq } : null
}

/** When a person who doesn't answer loses the conversation; null while nobody waits for one. */
export function neglectedAt(storage: DurableObjectStorage): number | null {
  const session = findChatSession(storage)
  const since = session?.person ? findWaitingSince(storage, true) : null
  return session && since !== null ? Math.max(since, session.person_at) + NEGLECT_MS : null
}

/** Hands a conversation back whose person has gone quiet while the visitor waits. */
export function endNeglectedTakeover(storage: DurableObjectStorage, now: number): boolean {
  const due = neglectedAt(storage)
  return due !== null && due <= now && handBack(storage, now, { isNeglected: true })
}
