import type { Conversation } from '../../contract/chat'
import { ownBusiness } from '../businesses'
import type { OwnerContext } from '../platform/context'
import { everyRow } from '../platform/http/page'
import { inbox } from './inboxObject'
import { listConversations } from './listConversations'
import { findPageVisitors } from './pageVisitor/store'
import { messageView } from './transcriptMessage'

/** All conversations with their archived messages, read page by page. */
export async function* everyConversation(ctx: OwnerContext, businessIds: string[]): AsyncGenerator<Conversation> {
  for (const businessId of businessIds) {
    const { country } = await ownBusiness(ctx, businessId)
    yield* everyRow(async (after) => {
      const { rows, next } = await listConversations(ctx, businessId, after)
      const ids = rows.map(({ id }) => id)
      const transcripts = await inbox(ctx, businessId, country).transcriptsOf(ids)
      const visitors = await findPageVisitors(ctx, ids)
      const whole = rows.map((head, n) => {
        const visitor = visitors.get(head.id)
        return { ...head, messages: (transcripts[n] ?? []).map(messageView), ...(visitor && { visitor }) }
      })
      return { rows: whole, next }
    })
  }
}

/** The same, one message at a time, for a table. */
export async function* everyMessage(ctx: OwnerContext, businessIds: string[]) {
  for await (const { id: conversationId, businessId, messages } of everyConversation(ctx, businessIds)) {
    for (const { type, content, timestamp } of messages) yield { businessId, conversationId, timestamp, type, content }
  }
}
