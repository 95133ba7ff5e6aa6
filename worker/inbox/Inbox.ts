import { DurableObject } from 'cloudflare:workers'
import { hasTables, openTables } from '../db/objectTables'
import type { Bindings } from '../env'
import type { TranscriptMessage } from './transcriptMessage'
import type { Exchange } from './transcriptStore'
import { inboxSteps, keepTranscript, readExchange, readTranscript } from './transcripts'

/** One business's transcripts. */
export class Inbox extends DurableObject<Bindings> {
  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(state.storage)) openTables(state.storage, inboxSteps)
  }

  async keepTranscript(input: { conversationId: string; messages: TranscriptMessage[] }): Promise<number> {
    return keepTranscript(this.ctx.storage, input.conversationId, input.messages)
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
    await this.ctx.storage.deleteAll()
  }
}
