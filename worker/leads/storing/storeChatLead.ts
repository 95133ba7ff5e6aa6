import { isPaused, takeAttempt } from '../../accounts'
import type { Context } from '../../platform/context'
import { holdIfSpam } from '../held/holdIfSpam'
import { isStored } from './store'
import { type NewLead, storeLead } from './storeLead'

/**
 * `storeLead` for details left in the chat, counted under the hash of the visitor's address block as a form is by its route: past the limit
 * they are held back for the owner to look at, and nobody's details are lost. More from a visitor whose lead is there only adds to it.
 */
export async function storeChatLead(ctx: Context, lead: NewLead, asker: string | null | undefined) {
  const isOften = asker ? !(await isStored(ctx, lead)) && (await isPaused(takeAttempt(ctx, 'lead', asker))) : false
  return (isOften && (await holdIfSpam(ctx, lead, { isOften }))) || storeLead(ctx, lead)
}
