import type { Context } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { insertLead, type NewLead } from '../store'

export type { NewLead }

/**
 * Stores a lead and the mail owed for it; again with the same lead it changes nothing. Answers the id under which the lead is known; null where
 * it is one of a flood.
 */
export async function storeLead(ctx: Context, lead: NewLead): Promise<string | null> {
  const id = await insertLead(ctx, lead)
  if (id !== null) wakeOutbox(ctx)
  return id
}
