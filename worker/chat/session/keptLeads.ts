import { addToLead, isFromChat, storeChatLead, storeLead } from '../../leads'
import type { Context } from '../../platform/context'
import { openTables } from '../../platform/db/objectTables'
import { log } from '../../platform/log/log'
import {
  deleteKeptLead,
  findKeptLead,
  findKeptLeads,
  type KeptLead,
  postponeKeptLead,
  upsertKeptLead,
} from './keptLeadStore'
import { sessionRetryDelay } from './sessionRetryDelay'
import { findChatSession } from './store'
import { sessionSteps } from './tables'

export type { KeptLead }

/** Stores a lead until D1 has it, merged with the one stored for the same visitor. Answers the lead's id. */
export function keepLead(
  storage: DurableObjectStorage,
  { lead, origin }: KeptLead,
  now: number,
  due = now + sessionRetryDelay(0),
): string {
  openTables(storage, sessionSteps)
  const kept = findKeptLead(storage, lead.dedupeKey)
  const whole = kept ? addToLead(kept.lead, lead) : lead
  upsertKeptLead(storage, { lead: whole, origin }, due)
  return whole.id
}

/** Moves stored leads to D1; those that fail are retried later. */
export async function handOverLeads(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  for (const kept of findKeptLeads(storage)) {
    const { lead, failures } = kept
    try {
      // The alarm has no request of its own: links in mail use the origin of the visitor's.
      const own = { ...ctx, origin: kept.origin ?? ctx.origin }
      // A form's was counted when it came.
      const isOfChat = isFromChat(lead.dedupeKey)
      const id = isOfChat ? await storeChatLead(own, lead, findChatSession(storage)?.asker) : await storeLead(own, lead)
      if (id === null) log.warn('lead.of-a-flood', { leadId: lead.id })
      deleteKeptLead(storage, kept)
    } catch (error) {
      log.error('lead.still-kept', { leadId: lead.id, failures, error })
      postponeKeptLead(storage, lead.dedupeKey, failures + 1, ctx.now() + sessionRetryDelay(failures + 1))
    }
  }
}
