import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../env'
import type { NewLead } from '../leads/storeLead'

/** One visit to one business: its transcript, its open turns, and the leads that D1 couldn't take yet. */
export class ChatSession extends DurableObject<Bindings> {
  async leadContext(): Promise<{ conversationId: string | null; line: string }> {
    return { conversationId: null, line: '' }
  }

  async keepLead(lead: NewLead): Promise<string> {
    return lead.id
  }
}
