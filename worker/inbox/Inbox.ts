import { DurableObject } from 'cloudflare:workers'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import { log } from '../platform/log/log'
import { nextPruneAt, pruneTranscripts } from './retention/prune'
import type { TranscriptMessage } from './transcriptMessage'
import type { Exchange } from './transcriptStore'
import { inboxSteps, keepTranscript, type NewTranscriptMessages, readExchange, readTranscript } from './transcripts'

const SOONEST_MS = 500
const AFTER_TROUBLE_MS = 60_000

/** One business's transcripts, as many and for as long as the limits say. */
export class Inbox extends DurableObject<Bindings> {
  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(state.storage)) openTables(state.storage, inboxSteps)
  }

  async keepTranscript(input: NewTranscriptMessages): Promise<number> {
    const held = keepTranscript(this.ctx.storage, input)
    await this.#setNextAlarm(Date.now())
    return held
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

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Never throws: after six throws the platform would never call it again. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    try {
      await pruneTranscripts(createContext(this.env, { waitUntil: (work) => this.ctx.waitUntil(work) }), storage)
      await this.#setNextAlarm(Date.now() + SOONEST_MS)
    } catch (error) {
      log.error('inbox.not-pruned', { error })
      await storage.setAlarm(Date.now() + AFTER_TROUBLE_MS)
    }
  }

  /** One that is due sooner stays: an alarm is not written for each transcript. */
  async #setNextAlarm(earliest: number): Promise<void> {
    const { storage } = this.ctx
    const due = nextPruneAt(storage, Date.now())
    const set = await storage.getAlarm()
    if (due !== null && (set === null || set > due)) await storage.setAlarm(Math.max(due, earliest))
  }
}
