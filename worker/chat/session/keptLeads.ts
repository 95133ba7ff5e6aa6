import { addToLead, storeLead } from '../../leads'
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
import { sessionSteps } from './tables'

export type { KeptLead }

/** Keeps a lead until D1 has it. The same lead again adds to the one that is kept: answers the id under which it will be known. */
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

/** Hands the kept leads over to D1, and forgets each that it has. */
export async function handOverLeads(ctx: Context, storage: DurableObjectStorage): Promise<void> {
  for (const kept of findKeptLeads(storage)) {
    const { lead, failures } = kept
    try {
      // The alarm has no request: links in the owner's mail lead where the visitor's request came in.
      const id = await storeLead({ ...ctx, origin: kept.origin ?? ctx.origin }, lead)
      if (id === null) log.warn('lead.of-a-flood', { leadId: lead.id })
      deleteKeptLead(storage, kept)
    } catch (error) {
      log.error('lead.still-kept', { leadId: lead.id, failures, error })
      postponeKeptLead(storage, lead.dedupeKey, failures + 1, ctx.now() + sessionRetryDelay(failures + 1))
    }
  }
}
