import { DurableObject } from 'cloudflare:workers'
import type { ContactDetails } from '../answering'
import type { Exchange, TranscriptMessage } from '../inbox'
import type { LeadContext } from '../leads'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import type { QuotaVerdict } from '../usage'
import type { TurnOutcome } from './reply'
import { runSessionAlarm, setNextSessionAlarm } from './session/alarm'
import { Audience, messageEvent, personEvent, setResolved, standOf } from './session/audience'
import { noteBookingLinkOpened } from './session/bookingLink'
import { keepFormDetails, keepOverheard, type Overheard } from './session/keepDetails'
import { type KeptLead, keepLead } from './session/keptLeads'
import { leadContext } from './session/leadContext'
import {
  findChatSession,
  findLastMessage,
  findQuestionOf,
  findSessionMessages,
  insertNotice,
  type Person,
  personOf,
  raiseSeenSeq,
  setQuota,
  setWatched,
} from './session/store'
import { sessionSteps } from './session/tables'
import {
  addPersonMessage,
  handBack,
  notePersonActive,
  type PersonMessage,
  type PersonMessageResult,
  release,
  takeOver,
  type UnseenReplies,
  unseenReplies,
} from './session/takeover'
import {
  type BegunTurn,
  beginTurn,
  claimTurn,
  closeTurn,
  type Standing,
  type TurnInput,
  type TurnState,
} from './session/turns'

/** Longer than it takes to write a message behind. */
const FRESH_MS = 15_000

export type SessionTranscript = {
  conversationId: string | null
  messages: TranscriptMessage[]
  /** Who answers in place of the bot. */
  person: Person | null
}

/**
 * One visitor's session with one business: its transcript, open turns, and leads that D1 couldn't take yet. It never waits for a model or
 * holds a stream, because objects are billed by wall-clock time.
 */
export class ChatSession extends DurableObject<Bindings> {
  readonly #storage = this.ctx.storage
  readonly #audience = new Audience(this.ctx, this.env)

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(this.#storage)) openTables(this.#storage, sessionSteps)
  }

  async begin(input: TurnInput): Promise<BegunTurn> {
    return this.#change(() => beginTurn(this.#storage, input, Date.now()))
  }

  async claim(turnId: string): Promise<TurnState> {
    return hasTables(this.#storage) ? claimTurn(this.#storage, turnId, Date.now()) : { state: 'closed', reply: null }
  }

  /** Answers what stands in the transcript: this reply, or what the turn was closed with meanwhile. */
  async commit(input: TurnOutcome & { turnId: string; quota: QuotaVerdict | null }): Promise<Standing> {
    if (!hasTables(this.#storage)) return null
    if (input.quota) setQuota(this.#storage, input.quota)
    return this.#change(() => closeTurn(this.#storage, input, Date.now()))
  }

  /** A person answers from now on, and nothing that the bot is saying will stand. False if the session has ended. */
  async takeOver(conversationId: string, person: Person): Promise<boolean> {
    if (!this.#holds(conversationId)) return false
    const isTaken = await this.#change(() => takeOver(this.#storage, person, Date.now()))
    if (isTaken) this.#audience.tellVisitor(personEvent(person.name))
    return isTaken
  }

  /** The bot answers again. */
  async handBack(conversationId: string): Promise<void> {
    if (!this.#holds(conversationId)) return
    if (await this.#change(() => handBack(this.#storage, Date.now()))) this.#audience.tellVisitor(personEvent(null))
  }

  /** The owner is done: a person who answered leaves. Answers how many messages and changes there have been; null once it has ended. */
  async resolve(conversationId: string): Promise<number | null> {
    if (!this.#holds(conversationId)) return null
    const { isReleased, version } = await this.#change(() => ({
      isReleased: release(this.#storage, Date.now()),
      version: setResolved(this.#storage),
    }))
    if (isReleased) this.#audience.tellVisitor(personEvent(null))
    return version
  }

  async addPersonMessage(conversationId: string, input: PersonMessage): Promise<PersonMessageResult> {
    if (!this.#holds(conversationId)) return { state: 'held', by: null }
    const result = await this.#change(() => addPersonMessage(this.#storage, input, Date.now()))
    if (result.state === 'stored') this.#audience.tellVisitor(messageEvent(result.message))
    return result
  }

  /** Persons' messages that the visitor hasn't been shown, and where to mail them; null if there is nothing to mail. */
  async unseenReplies(conversationId: string): Promise<UnseenReplies | null> {
    return this.#holds(conversationId) ? unseenReplies(this.#storage) : null
  }

  async setSeen(conversationId: string, seq: number): Promise<void> {
    if (this.#holds(conversationId)) raiseSeenSeq(this.#storage, seq)
  }

  async personTyping(conversationId: string, person: Person): Promise<void> {
    if (this.#holds(conversationId) && notePersonActive(this.#storage, person, Date.now()))
      this.#audience.tellVisitor({ event: 'typing', data: { name: person.name } })
  }

  async visitorTyping(): Promise<void> {
    if (hasTables(this.#storage)) this.#audience.tellOwnerOfTyping()
  }

  /** An owner's screen was opened: what is said from now on is pushed to it. */
  async watch(): Promise<void> {
    if (!hasTables(this.#storage)) return
    const before = standOf(this.#storage)
    setWatched(this.#storage, true)
    // What is newer than the list on that screen may be.
    if ((findLastMessage(this.#storage)?.at ?? 0) > Date.now() - FRESH_MS) this.#audience.tellOwner(before)
  }

  /** The socket of the visitor's panel; 404 for a session that has not begun or has ended. */
  override async fetch(request: Request): Promise<Response> {
    if (!hasTables(this.#storage) || !findChatSession(this.#storage)) return new Response(null, { status: 404 })
    return this.#audience.admitVisitor(new URL(request.url).searchParams.get('after') ?? '')
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  async transcript(): Promise<SessionTranscript> {
    const session = hasTables(this.#storage) ? findChatSession(this.#storage) : undefined
    if (!session) return { conversationId: null, messages: [], person: null }
    return {
      conversationId: session.conversation_id,
      messages: findSessionMessages(this.#storage),
      person: personOf(session),
    }
  }

  /** The question that a reply answered; null for a message of another session. */
  async questionOf(messageId: string): Promise<Exchange | null> {
    const session = hasTables(this.#storage) && findChatSession(this.#storage)
    const question = session && findQuestionOf(this.#storage, messageId)
    return session && question ? { conversationId: session.conversation_id, question } : null
  }

  /** Answers the conversation that it was offered in; null before the first message. */
  async openedBookingLink(): Promise<string | null> {
    const session = hasTables(this.#storage) ? findChatSession(this.#storage) : undefined
    if (!session) return null
    noteBookingLinkOpened(this.#storage, Date.now())
    return session.conversation_id
  }

  async keepQuota(verdict: QuotaVerdict): Promise<void> {
    if (hasTables(this.#storage)) setQuota(this.#storage, verdict)
  }

  async leadContext(): Promise<LeadContext> {
    return leadContext(this.#storage)
  }

  /** What the visitor left by a form. */
  async keepDetails(details: ContactDetails, hasBooked?: true): Promise<void> {
    if (hasTables(this.#storage)) await this.#change(() => keepFormDetails(this.#storage, details, hasBooked))
  }

  /** What the visitor did beside the chat, said in it for whoever reads it later. */
  async addNotice(notice: { id: string; content: string }): Promise<void> {
    if (!hasTables(this.#storage) || !findChatSession(this.#storage)) return
    await this.#change(() => insertNotice(this.#storage, { ...notice, at: Date.now() }))
  }

  /** What the visitor told of themselves while a person answers. */
  async keepOverheard(overheard: Overheard): Promise<void> {
    if (hasTables(this.#storage)) await this.#change(() => keepOverheard(this.#storage, overheard, Date.now()))
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
    const before = standOf(this.#storage)
    await runSessionAlarm(createContext(this.env, { waitUntil: (work) => this.ctx.waitUntil(work) }), this.#storage)
    // What an alarm answers no stream brings.
    this.#audience.tellOfAlarm(before)
  }

  #holds(conversationId: string): boolean {
    return hasTables(this.#storage) && findChatSession(this.#storage)?.conversation_id === conversationId
  }

  /** Makes a change, sets the alarm for what it owes, and tells the owner's open screens of it. */
  async #change<T>(change: () => T): Promise<T> {
    const before = standOf(this.#storage)
    const result = change()
    this.#audience.tellOwner(before)
    await setNextSessionAlarm(this.#storage)
    return result
  }
}
