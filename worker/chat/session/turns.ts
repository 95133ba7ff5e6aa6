import type { Arrival, ConsentReceipt } from '../../../contract/leadDetails'
import { type ConversationState, NEW_CONVERSATION } from '../../answering'
import { openTables } from '../../platform/db/objectTables'
import { newId } from '../../platform/ids'
import type { QuotaVerdict } from '../../usage'
import type { TurnPage } from '../page'
import type { StandingReply, TurnOutcome } from '../reply'
import { captureCorrection, captureDetails, captureQuestion } from './chatLead'
import {
  conversationStateOf,
  deleteTurn,
  extendLease,
  findChatSession,
  findHistory,
  findLastMessage,
  findOpenTurns,
  findReplyTo,
  hasMessage,
  insertChatSession,
  insertReply,
  insertTurn,
  insertVisitorMessage,
  isReworded,
  type OpenTurn,
  quotaVerdictOf,
  setConversationState,
} from './store'
import { sessionSteps } from './tables'

/** How long a Worker may go without renewing a turn before the alarm closes it. */
export const TURN_LEASE_MS = 20_000
/** 200 questions with their replies: no real visitor asks more of a bot. A person may be written to for longer. */
export const MESSAGES_MAX = 400
/** A visit of thirty turns: who wrote something at its start is still known at its end. A model reads some 2,000 tokens of it at most. */
const HISTORY = { messages: 60, characters: 8_000 }
/** Limited, because each waiting turn polls for its place. */
export const OPEN_TURNS_MAX = 30

export type TurnInput = {
  /** Made by the caller, so that a retry after a lost answer is the same message. */
  messageId: string
  businessId: string
  customerId: string
  sessionId: string
  country: string
  message: string
  page: TurnPage
  arrival?: Arrival
  consent?: ConsentReceipt | null
  /** See `askerHash`. */
  asker?: string | null
  /** What is said is not kept beyond the visit. */
  isPassing?: boolean
}

/** What an answer needs of the session. */
export type OwnTurn = {
  history: { type: 'bot' | 'user'; content: string }[]
  state: ConversationState
  quota: QuotaVerdict | null
}

export type TurnState =
  | { state: 'yours'; own: OwnTurn }
  /** Earlier messages are still being answered: ask again. */
  | { state: 'queued'; ahead: number }
  | { state: 'closed'; reply: StandingReply | null }
  /** A person answers; the message is kept. */
  | { state: 'person' }
  /** The visit is too long; nothing was kept. */
  | { state: 'full' }

export type BegunTurn = {
  conversationId: string
  /** `reworded`: the id is another message's, and nothing was kept. */
  turn: TurnState | { state: 'reworded' }
  /** What was known before, where a person answers and the message is new. */
  before?: ConversationState
}

/** Stores the visitor's message and queues its turn. The same message again changes nothing. */
export function beginTurn(storage: DurableObjectStorage, input: TurnInput, now: number): BegunTurn {
  openTables(storage, sessionSteps)
  const session = findChatSession(storage)
  const conversationId = session?.conversation_id ?? newId('conversation')
  if (session && isReworded(storage, { id: input.messageId, content: input.message }))
    return { conversationId, turn: { state: 'reworded' } }
  const open = session ? findOpenTurns(storage) : []
  if (open.some(({ id }) => id === input.messageId)) {
    return { conversationId, turn: claimTurn(storage, input.messageId, now) }
  }
  const reply = session && findReplyTo(storage, input.messageId)
  if (reply) return { conversationId, turn: { state: 'closed', reply } }
  if (session && hasMessage(storage, input.messageId)) return { conversationId, turn: { state: 'person' } }
  if (open.length >= OPEN_TURNS_MAX || (findLastMessage(storage)?.seq ?? 0) >= MESSAGES_MAX * (session?.person ? 3 : 1))
    return { conversationId, turn: { state: 'full' } }
  if (!session) {
    insertChatSession(storage, {
      conversation_id: conversationId,
      business_id: input.businessId,
      customer_id: input.customerId,
      session_id: input.sessionId,
      country: input.country,
      // A customer's own address may hold a token that opens their order.
      page_url: input.page.url?.split(/[?#]/, 1)[0] ?? null,
      asker: input.asker ?? null,
      passing: input.isPassing ? 1 : 0,
      created_at: now,
      arrival: input.arrival ?? null,
      consent: input.consent ?? null,
    })
  }
  const seq = insertVisitorMessage(storage, { id: input.messageId, content: input.message, at: now })
  if (session?.person) return { conversationId, turn: { state: 'person' }, before: conversationStateOf(session) }
  const turn = { seq, id: input.messageId, page: input.page, leasedUntil: now + TURN_LEASE_MS }
  insertTurn(storage, turn)
  const ahead = open.length
  return {
    conversationId,
    turn: ahead > 0 ? { state: 'queued', ahead } : { state: 'yours', own: ownTurn(storage, turn) },
  }
}

/** The state of a turn. Asking renews its lease. */
export function claimTurn(storage: DurableObjectStorage, turnId: string, now: number): TurnState {
  const open = findOpenTurns(storage)
  const ahead = open.findIndex(({ id }) => id === turnId)
  const turn = open[ahead]
  if (!turn) {
    const reply = findReplyTo(storage, turnId)
    return !reply && hasMessage(storage, turnId) ? { state: 'person' } : { state: 'closed', reply: reply ?? null }
  }
  extendLease(storage, turnId, now + TURN_LEASE_MS)
  return ahead > 0 ? { state: 'queued', ahead } : { state: 'yours', own: ownTurn(storage, turn) }
}

/** What stands in the transcript after a turn: its reply, nothing since a person answers, or null where the turn is unknown. */
export type Standing = StandingReply | 'left-to-person' | null

/**
 * Stores the reply and the conversation's new state and closes the turn. If it was closed meanwhile, by an alarm or by a person who took the
 * conversation, nothing changes.
 */
export function closeTurn(
  storage: DurableObjectStorage,
  { turnId, reply, state, lead, origin }: TurnOutcome & { turnId: string },
  now: number,
): Standing {
  const turn = findOpenTurns(storage).find(({ id }) => id === turnId)
  if (!turn) {
    const known = findReplyTo(storage, turnId)
    if (known || !hasMessage(storage, turnId)) return known ?? null
    // What the visitor told of themselves holds, whoever answers them.
    if (state) setConversationState(storage, state, origin)
    if (lead) captureDetails(storage, lead, now)
    return 'left-to-person'
  }
  const standing = { id: newId('message'), ...reply }
  insertReply(storage, { turn: turn.seq, at: now, reply: standing })
  deleteTurn(storage, turnId)
  if (state) setConversationState(storage, state, origin)
  if (lead) captureDetails(storage, lead, now)
  else if (reply.unanswered) captureQuestion(storage, now)
  else captureCorrection(storage, now)
  return standing
}

export function ownTurn(storage: DurableObjectStorage, turn: OpenTurn): OwnTurn {
  const session = findChatSession(storage)
  return {
    history: findHistory(storage, turn.seq, HISTORY),
    state: session ? conversationStateOf(session) : NEW_CONVERSATION,
    quota: session ? quotaVerdictOf(session) : null,
  }
}
