import type { Context } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { insertLead, type NewLead } from './store'

export type { NewLead }

/** Stores a lead and the mail owed for it; again with the same lead it changes nothing. Answers the id under which the lead is known. */
export async function storeLead(ctx: Context, lead: NewLead): Promise<string> {
  const id = await insertLead(ctx, lead)
  wakeOutbox(ctx)
  return id
}
