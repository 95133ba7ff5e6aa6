import { ownerEmail } from '../accounts/ownerEmail'
import { loadProfile } from '../businesses/loadProfile'
import type { Context } from '../context'
import { deliverMail } from '../mail/deliverMail'
import { layOutMail } from '../mail/layout'
import { countLeadsBefore, setMailed } from './mailing/store'
import { findLead, type LeadRow } from './store'

const HOUR_MS = 60 * 60 * 1000
/** So many of an hour are mailed one by one. */
const MAILS_AN_HOUR = 10

/**
 * Mails a new lead to the owner of the business it came in for. A lead deleted meanwhile owes nothing; one of very many waits for the mail
 * about them all.
 */
export async function notifyOwnerOfLead(ctx: Context, { leadId }: { leadId: string }, rowId: string): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (!lead || lead.mailedAt !== null) return
  if ((await countLeadsBefore(ctx, lead, lead.createdAt - HOUR_MS)) >= MAILS_AN_HOUR) return
  const [to, profile] = await Promise.all([ownerEmail(ctx, lead.customerId), loadProfile(ctx, lead.businessId)])
  if (!to) return
  await deliverMail(ctx, leadMail(ctx, { lead, to, businessName: profile.name, timeZone: profile.timeZone }), rowId)
  await setMailed(ctx, [leadId])
}

const callLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

function leadMail(
  ctx: Context,
  { lead, to, businessName, timeZone }: { lead: LeadRow; to: string; businessName: string; timeZone: string },
) {
  const when = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return layOutMail({
    to,
    replyTo: lead.email ?? undefined,
    subject: `New lead: ${lead.name}`,
    heading: `${lead.name} would like to hear from you`,
    lines: [
      `They left their details with ${businessName}. The sooner you answer, the likelier they are to become a customer.`,
    ],
    facts: [
      { label: 'Name', value: lead.name },
      { label: 'Phone', value: lead.phone ?? 'Not provided', ...(lead.phone && { href: callLink(lead.phone) }) },
      { label: 'Email', value: lead.email ?? 'Not provided', ...(lead.email && { href: `mailto:${lead.email}` }) },
      { label: 'Message', value: lead.message || 'Not provided' },
      { label: 'When', value: when.format(lead.createdAt) },
    ],
    action: { label: 'See all your leads', url: new URL('/admin/leads', ctx.origin).href },
  })
}
