import { DurableObject } from 'cloudflare:workers'
import type { OwnerEvent } from '../../contract/live'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import { closeSockets } from '../platform/live/sockets'
import { log } from '../platform/log/log'
import type { Contact } from '../text/contact'
import { compactSearch, isToCompact } from './forgetting/contactSearchStore'
import { type FoundConversation, findTranscriptsWith, forgetTranscriptsOf } from './forgetting/transcriptsOfVisitor'
import { admitOwner, isWatched, pushToOwner } from './live/watchers'
import { nextPruneAt, pruneTranscripts } from './retention/prune'
import { deleteConversations } from './retention/store'
import { searchTranscripts } from './searchStore'
import type { TranscriptMessage } from './transcriptMessage'
import type { Exchange } from './transcriptStore'
import { inboxSteps, keepTranscript, type NewTranscriptMessages, readExchange, readTranscript } from './transcripts'

const SOONEST_MS = 500
const AFTER_TROUBLE_MS = 60_000
const SHOWN_MAX = 2_000

/** The transcripts of one business, within the retention limits. */
export class Inbox extends DurableObject<Bindings> {
  /** The last message of each conversation that screens were sent. */
  readonly #shown = new Map<string, number>()

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(state.storage)) openTables(state.storage, inboxSteps)
  }

  /** `held`: up to which message the transcript is complete; `isWatched`: an owner's screen is open. */
  async keepTranscript(input: NewTranscriptMessages): Promise<{ held: number; isWatched: boolean }> {
    const held = keepTranscript(this.ctx.storage, input)
    await this.#setNextAlarm(Date.now())
    return { held, isWatched: isWatched(this.ctx) }
  }

  /** Shows the events on the owner's open screens; false if none is open. */
  async push(events: OwnerEvent[]): Promise<boolean> {
    return pushToOwner(this.ctx, this.#unshown(events))
  }

  /** A push that failed on its way back comes again. */
  #unshown(events: OwnerEvent[]): OwnerEvent[] {
    return events.filter((one) => {
      if (one.event !== 'message') return true
      const { conversationId, place } = one.data
      if (place <= (this.#shown.get(conversationId) ?? 0)) return false
      if (this.#shown.size >= SHOWN_MAX) this.#shown.clear()
      this.#shown.set(conversationId, place)
      return true
    })
  }

  /** Ids of the conversations with these words, the newest first. */
  async search(text: string): Promise<string[]> {
    return searchTranscripts(this.ctx.storage, text)
  }

  /** The socket of a screen; the path is the id of the person in front of it. */
  override async fetch(request: Request): Promise<Response> {
    openTables(this.ctx.storage, inboxSteps)
    return admitOwner(this.ctx, this.env, { person: new URL(request.url).pathname.slice(1), now: Date.now() })
  }

  async closeScreensOf(person: string): Promise<void> {
    closeSockets(this.ctx, person)
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  async transcript(conversationId: string): Promise<TranscriptMessage[]> {
    return readTranscript(this.ctx.storage, conversationId)
  }

  async questionOf(replyId: string): Promise<Exchange | null> {
    return readExchange(this.ctx.storage, replyId)
  }

  async transcriptsOf(conversationIds: string[]): Promise<TranscriptMessage[][]> {
    return conversationIds.map((id) => readTranscript(this.ctx.storage, id))
  }

  /** Conversations in which one of these addresses was written. */
  async conversationsWith(contact: Contact): Promise<FoundConversation[]> {
    return findTranscriptsWith(this.ctx.storage, contact)
  }

  /** Deletes transcripts for good; answers how many messages there were. */
  async forgetConversations(ids: string[]): Promise<number> {
    const messages = forgetTranscriptsOf(this.ctx.storage, ids, Date.now())
    await this.#setNextAlarm(Date.now() + SOONEST_MS)
    return messages
  }

  async deleteConversations(ids: string[]): Promise<void> {
    const { storage } = this.ctx
    if (hasTables(storage)) storage.transactionSync(() => deleteConversations(storage, ids))
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Never throws: the platform gives up on an alarm after six failures. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    try {
      if (isToCompact(storage)) compactSearch(storage)
      await pruneTranscripts(createContext(this.env, { waitUntil: (work) => this.ctx.waitUntil(work) }), storage)
      await this.#setNextAlarm(Date.now() + SOONEST_MS)
    } catch (error) {
      log.error('inbox.not-pruned', { error })
      await storage.setAlarm(Date.now() + AFTER_TROUBLE_MS)
    }
  }

  /** Keeps an alarm that is due sooner, so that not every transcript writes one. */
  async #setNextAlarm(earliest: number): Promise<void> {
    const { storage } = this.ctx
    const due = isToCompact(storage) ? earliest : nextPruneAt(storage, Date.now())
    const set = await storage.getAlarm()
    if (due !== null && (set === null || set > due)) await storage.setAlarm(Math.max(due, earliest))
  }
}
