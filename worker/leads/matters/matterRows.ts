import type { Matter } from '../../../contract/chat'
import type { ContactDetails } from '../../answering'
import type { Context } from '../../platform/context'
import { outboxRowIf } from '../../platform/outbox/writeOutbox'
import { insertMatter, isNewMatter } from './store'

type Said = {
  businessId: string
  customerId: string
  conversationId: string
  /** The visitor's messages that showed it; `origin`: where links in the owner's mail lead. */
  said: { kind: Matter; content: string; createdAt: number; origin: string; withLead?: true }[]
  details: ContactDetails
}

/** A lead of the same turn is mailed at once and brings the matter along; only what it did not bring is mailed by itself. */
const AFTER_LEAD_MS = 5_000

/**
 * Statements for a batch of the tenants' side: what a conversation is about that its owner is told of, each kind once. Written again they
 * change nothing. Follow the batch with `wakeOutbox`.
 */
export function matterRows(ctx: Context, { said, details, ...ids }: Said) {
  const contact = { name: details.name ?? null, phone: details.phone ?? null, email: details.email ?? null }
  return said.flatMap(({ kind, content, createdAt, origin, withLead }) => {
    const matter = { ...ids, ...contact, kind, words: content, createdAt }
    const dueAt = ctx.now() + (withLead ? AFTER_LEAD_MS : 0)
    const payload = { conversationId: ids.conversationId, kind, customerId: ids.customerId }
    return [
      outboxRowIf({ ...ctx, origin }, ctx.tenants, { kind: 'matter.notify', payload }, isNewMatter(ctx, matter), dueAt),
      insertMatter(ctx, matter),
    ]
  })
}
