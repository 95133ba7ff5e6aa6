import type { Context } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import type { NewLead } from '../store'
import { insertLead } from './store'

export type { NewLead }

/** Stores a lead and the mail owed for it, and answers its id. The same lead again changes nothing. */
export async function storeLead(ctx: Context, lead: NewLead): Promise<string> {
  const id = await insertLead(ctx, lead)
  wakeOutbox(ctx)
  return id
}
