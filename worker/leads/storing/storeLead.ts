import type { Context } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import type { NewLead } from '../store'
import { insertLead } from './store'

export type { NewLead }

/** Stores a lead and the mail owed for it, and answers its id; null past the day's limit of a flood. The same lead again changes nothing. */
export async function storeLead(ctx: Context, lead: NewLead): Promise<string | null> {
  const id = await insertLead(ctx, lead)
  if (id !== null) wakeOutbox(ctx)
  return id
}
