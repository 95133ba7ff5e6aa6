import type { OwnerEvent, VisitorEvent } from '../../../contract/live'
import { headView, inbox, messageView, type TranscriptMessage } from '../../inbox'
import { hasTables } from '../../platform/db/objectTables'
import { acceptSocket, sendToSockets } from '../../platform/live/sockets'
import { log } from '../../platform/log/log'
import { headOf } from './headOf'
import { findChatSession, findLastMessage, findSessionMessages, personOf, raiseSeenSeq, setWatched } from './store'

const VISITOR = 'visitor'

/** Those who watch a session: its visitor's panel, and the owner's screens through the Inbox. */
export class Audience {
  readonly #state: DurableObjectState
  readonly #env: Env
  /** Pushes go out one after the other, so that they arrive in order. */
  #pushed: Promise<void> = Promise.resolve()
  /** The last message that was pushed; an alarm may have run beside its turn. */
  #pushedSeq = 0
  /** After which message a push failed, so that the next one brings what it had. */
  #owedAfter: number | undefined

  constructor(state: DurableObjectState, env: Env) {
    this.#state = state
    this.#env = env
  }

  /** A socket for the visitor's panel, which is told what was written since the message it knows. */
  admitVisitor(known: string): Response {
    const { storage } = this.#state
    const session = findChatSession(storage)
    const messages = findSessionMessages(storage)
    const after = messages.findIndex(({ id }) => id === known)
    const person = session ? personOf(session) : null
    // A notice is of what the panel itself did, and showed.
    const missed = messages.slice(after + 1).filter(({ type, isNotice }) => type === 'bot' && !isNotice)
    raiseSeenSeq(storage, messages.at(-1)?.seq ?? 0)
    return acceptSocket(this.#state, VISITOR, {
      missed: [personEvent(person?.name ?? null), ...missed.map(messageEvent)],
    })
  }

  tellVisitor(...events: VisitorEvent[]): void {
    const { storage } = this.#state
    const panels = sendToSockets(this.#state, VISITOR, events)
    if (panels > 0) raiseSeenSeq(storage, findLastMessage(storage)?.seq ?? 0)
  }

  /** Pushes what has changed since to the owner's screens, if any are open. A new conversation always asks whether any are. */
  tellOwner(before: Stand): void {
    const { storage } = this.#state
    const session = findChatSession(storage)
    if (!session || !(session.watched || before.seq === 0)) return
    if (isSameStand(standOf(storage), before)) return
    const after = Math.min(this.#owedAfter ?? Infinity, Math.max(before.seq, this.#pushedSeq))
    this.#owedAfter = undefined
    const messages = findSessionMessages(storage)
    this.#pushedSeq = messages.at(-1)?.seq ?? 0
    const conversationId = session.conversation_id
    const head = headView({
      ...headOf(storage, session, messages, true),
      resolvedVersion: resolvedVersionOf(storage),
      hasLead: false,
      openedAt: null,
    })
    this.#toOwner(
      [
        ...messages.slice(after).map(
          (said): OwnerEvent => ({
            event: 'message',
            data: { conversationId, place: said.seq, message: messageView(said) },
          }),
        ),
        { event: 'conversation', data: head },
      ],
      after,
    )
  }

  /** Tells everybody what an alarm did. */
  tellOfAlarm(before: Stand): void {
    const { storage } = this.#state
    const session = hasTables(storage) ? findChatSession(storage) : undefined
    if (!session || isSameStand(standOf(storage), before)) return
    this.tellOwner(before)
    if (session.changes > before.changes) this.tellVisitor(personEvent(personOf(session)?.name ?? null))
    const replies = findSessionMessages(storage, before.seq).filter(({ type }) => type === 'bot')
    this.tellVisitor(...replies.map(messageEvent))
  }

  tellOwnerOfTyping(): void {
    const session = findChatSession(this.#state.storage)
    if (!session?.watched) return
    // Typing is no reason to push what was said before.
    this.#pushedSeq = Math.max(this.#pushedSeq, findLastMessage(this.#state.storage)?.seq ?? 0)
    this.#toOwner([{ event: 'typing', data: { conversationId: session.conversation_id } }], this.#pushedSeq)
  }

  /** `after`: the last message before those of the events. */
  #toOwner(events: OwnerEvent[], after: number): void {
    const { storage } = this.#state
    const session = findChatSession(storage)
    if (!session) return
    const push = async () => {
      try {
        const isWatched = await inbox({ env: this.#env }, session.business_id, session.country).push(events)
        if (!findChatSession(storage)) return
        setWatched(storage, isWatched)
        // What was said while the first push was under way.
        if (isWatched) this.tellOwner({ ...standOf(storage), seq: this.#pushedSeq })
      } catch (error) {
        this.#owedAfter = Math.min(this.#owedAfter ?? Infinity, after)
        log.warn('session.not-pushed', { conversationId: session.conversation_id, error })
      }
    }
    this.#pushed = this.#pushed.then(push)
    this.#state.waitUntil(this.#pushed)
  }
}

/** How far a session is: its last message, how often it changed hands, and whether an owner's screen is known to be open. */
export type Stand = { seq: number; changes: number; isWatched: boolean }

export function standOf(storage: DurableObjectStorage): Stand {
  const session = hasTables(storage) ? findChatSession(storage) : undefined
  if (!session) return { seq: 0, changes: 0, isWatched: false }
  return {
    seq: findLastMessage(storage)?.seq ?? 0,
    changes: session.changes,
    isWatched: session.watched === 1,
  }
}

const isSameStand = (a: Stand, b: Stand): boolean =>
  a.seq === b.seq && a.changes === b.changes && a.isWatched === b.isWatched

const RESOLVED = 'resolved-version'

/** Up to which version the owner is done with the conversation. */
const resolvedVersionOf = (storage: DurableObjectStorage): number => storage.kv.get<number>(RESOLVED) ?? 0

/** Answers the version that the owner is done with: how many messages and changes of hands there have been. */
export function setResolved(storage: DurableObjectStorage): number {
  const { seq, changes } = standOf(storage)
  storage.kv.put(RESOLVED, seq + changes)
  return seq + changes
}

export const personEvent = (name: string | null): VisitorEvent => ({ event: 'person', data: { name } })

export const messageEvent = (said: TranscriptMessage): VisitorEvent => ({
  event: 'message',
  id: said.id,
  data: messageView(said),
})
