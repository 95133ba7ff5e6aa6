import { DurableObject } from 'cloudflare:workers'
import type { Exchange, TranscriptMessage } from '../inbox'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import type { QuotaVerdict } from '../usage'
import type { StandingReply, TurnOutcome } from './reply'
import { runSessionAlarm, setNextSessionAlarm } from './session/alarm'
import { type KeptLead, keepLead } from './session/keptLeads'
import { type LeadContext, leadContext } from './session/leadContext'
import { findChatSession, findQuestionOf, findSessionMessages, setQuota } from './session/store'
import { sessionSteps } from './session/tables'
import { type BegunTurn, beginTurn, claimTurn, closeTurn, type TurnInput, type TurnState } from './session/turns'

export type SessionTranscript = { conversationId: string | null; messages: TranscriptMessage[] }

/**
 * One visit to one business: its transcript, its open turns, and the leads that D1 couldn't take yet. It never waits for a model and
 * holds no stream: the platform bills its wall-clock time.
 */
export class ChatSession extends DurableObject<Bindings> {
  readonly #storage = this.ctx.storage

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(this.#storage)) openTables(this.#storage, sessionSteps)
  }

  async begin(input: TurnInput): Promise<BegunTurn> {
    const begun = beginTurn(this.#storage, input, Date.now())
    await setNextSessionAlarm(this.#storage)
    return begun
  }

  async claim(turnId: string): Promise<TurnState> {
    return hasTables(this.#storage) ? claimTurn(this.#storage, turnId, Date.now()) : { state: 'closed', reply: null }
  }

  /** Answers the reply that stands: this one, or another where the turn was closed meanwhile; null where there is none. */
  async commit(input: TurnOutcome & { turnId: string; quota: QuotaVerdict | null }): Promise<StandingReply | null> {
    if (!hasTables(this.#storage)) return null
    if (input.quota) setQuota(this.#storage, input.quota)
    const standing = closeTurn(this.#storage, input, Date.now())
    await setNextSessionAlarm(this.#storage)
    return standing
  }

  async transcript(): Promise<SessionTranscript> {
    if (!hasTables(this.#storage)) return { conversationId: null, messages: [] }
    return {
      conversationId: findChatSession(this.#storage)?.conversation_id ?? null,
      messages: findSessionMessages(this.#storage),
    }
  }

  /** What was asked to get this reply; null where it isn't one of this visit's. */
  async questionOf(messageId: string): Promise<Exchange | null> {
    const session = hasTables(this.#storage) && findChatSession(this.#storage)
    const question = session && findQuestionOf(this.#storage, messageId)
    return session && question ? { conversationId: session.conversation_id, question } : null
  }

  async keepQuota(verdict: QuotaVerdict): Promise<void> {
    if (hasTables(this.#storage)) setQuota(this.#storage, verdict)
  }

  async leadContext(): Promise<LeadContext> {
    return leadContext(this.#storage)
  }

  async keepLead(kept: KeptLead): Promise<string> {
    const id = keepLead(this.#storage, kept, Date.now())
    await setNextSessionAlarm(this.#storage)
    return id
  }

  async forget(): Promise<void> {
    await this.#storage.deleteAlarm()
    await this.#storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    await runSessionAlarm(createContext(this.env, { waitUntil: (work) => this.ctx.waitUntil(work) }), this.#storage)
  }
}
