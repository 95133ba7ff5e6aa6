import { ownerEmail } from '../accounts'
import { loadProfile } from '../businesses'
import type { Context } from '../platform/context'
import { deliverMail } from '../platform/mail/deliverMail'
import { addedContactMail, leadMail } from './mails/leadMails'
import { setLeadsMailed } from './mails/store'
import { findUnmailedMatters, setMattersMailed } from './matters/store'
import { qualifyAtOnce } from './qualifying/qualifyLead'
import { findLead, untoldWays } from './store'
import { countLately, MAILS_AN_HOUR } from './storing/store'

/**
 * Handles `lead.notify`: mails a new lead, with the matters of its conversation, or a further way to reach a known one. Does nothing for a
 * deleted lead, or one with nothing new to tell.
 */
export async function notifyOwnerOfLead(ctx: Context, { leadId }: { leadId: string }, rowId: string): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (!lead || untoldWays(lead).length === 0) return
  const isNew = lead.mailedAt === null
  if (isNew && (await countLately(ctx, lead)).hour >= MAILS_AN_HOUR) return
  const [to, profile, matters] = await Promise.all([
    ownerEmail(ctx, lead.customerId),
    loadProfile(ctx, lead.businessId),
    lead.conversationId ? findUnmailedMatters(ctx, lead.conversationId) : [],
  ])
  if (!to) return
  const qualification = await qualifyAtOnce(ctx, lead)
  const told = { lead, matters, qualification, to, businessName: profile.name, timeZone: profile.timeZone }
  await deliverMail(ctx, isNew ? leadMail(ctx, told) : addedContactMail(ctx, told), rowId)
  await ctx.tenants.batch([setLeadsMailed(ctx, [lead]), setMattersMailed(ctx, matters)])
}
