import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../env'
import { countConversation } from './countConversation'

/** One customer's conversations, counted by billing period. */
export class Meter extends DurableObject<Bindings> {
  async count(conversation: { conversationId: string; period: string }): Promise<number> {
    return countConversation(this.ctx.storage, conversation)
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }
}
