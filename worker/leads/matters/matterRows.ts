import type { Matter } from '../../../contract/chat'
import type { ContactDetails } from '../../answering'
import type { Context } from '../../platform/context'
import { outboxRowIf } from '../../platform/outbox/writeOutbox'
import { insertMatter, isNewMatter } from './store'

type ConversationMatters = {
  businessId: string
  customerId: string
  conversationId: string
  /** The visitor's messages that raised it; `origin`: the origin of links in the owner's mail. */
  matters: { kind: Matter; content: string; createdAt: number; origin: string; withLead?: true }[]
  details: ContactDetails
}

/** A lead's mail includes the matters of the same turn; only matters that it didn't include are mailed separately. */
const AFTER_LEAD_MS = 5_000

/** What nobody must run for waits until its visitor may have left their details, or said all of it. */
const CAN_WAIT: Matter[] = ['complaint', 'refund', 'lost_item']
const WAIT_MS = 2 * 60_000

/**
 * Statements for a batch in the tenants' database: stores the matters of a conversation, each kind once, and owes their mails. Writing them
 * again changes nothing. Follow the batch with `wakeOutbox`.
 */
export function matterRows(ctx: Context, { matters, details, ...ids }: ConversationMatters) {
  const contact = { name: details.name ?? null, phone: details.phone ?? null, email: details.email ?? null }
  return matters.flatMap(({ kind, content, createdAt, origin, withLead }) => {
    const matter = { ...ids, ...contact, kind, words: content, createdAt }
    const dueAt = ctx.now() + (CAN_WAIT.includes(kind) ? WAIT_MS : withLead ? AFTER_LEAD_MS : 0)
    const payload = { conversationId: ids.conversationId, kind, customerId: ids.customerId }
    return [
      outboxRowIf({ ...ctx, origin }, ctx.tenants, { kind: 'matter.notify', payload }, isNewMatter(ctx, matter), dueAt),
      insertMatter(ctx, matter),
    ]
  })
}
