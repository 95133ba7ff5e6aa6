import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { matterFacts } from '../matters/mails'
import type { MatterRow } from '../matters/store'
import { type LeadRow, untoldWays } from '../store'
import { contactFacts } from './contactFacts'

type Told = { lead: LeadRow; matters: MatterRow[]; to: string; businessName: string; timeZone: string }

const ABOUT_MAX = 60
const shortened = (text: string) => (text.length > ABOUT_MAX ? `${text.slice(0, ABOUT_MAX).toWellFormed()}…` : text)

/** A new lead. Who gave no name is known by what it is about. */
export function leadMail(ctx: Context, { lead, matters, to, businessName, timeZone }: Told) {
  const when = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return layOutMail({
    to,
    replyTo: lead.email ?? undefined,
    subject: `New lead: ${lead.name || `a visitor, “${shortened(lead.message)}”`}`,
    heading: `${lead.name || 'A visitor'} would like to hear from you`,
    lines: [`They left their details with ${businessName}. The sooner you get back to them, the better.`],
    facts: [
      ...matterFacts(matters),
      ...contactFacts(lead),
      { label: 'Message', value: lead.message || 'Not provided' },
      { label: 'When', value: when.format(lead.createdAt) },
    ],
    action: allLeads(ctx),
  })
}

/** A further way to reach somebody whom the owner was told of before. */
export function addedContactMail(ctx: Context, { lead, matters, to, businessName }: Told) {
  const who = lead.name || 'The visitor'
  return layOutMail({
    to,
    replyTo: lead.email ?? undefined,
    subject: `${who} also left ${untoldWays(lead, lead).map(kindOf).join(' and ')}`,
    heading: `${who} left another way to reach them`,
    lines: [`We told you about them earlier. Here is how else ${businessName} can reach them.`],
    facts: [
      ...matterFacts(matters),
      ...contactFacts(lead),
      { label: 'Message', value: lead.message || 'Not provided' },
    ],
    action: allLeads(ctx),
  })
}

const kindOf = (way: string) => (way.includes('@') ? 'an email address' : 'a phone number')

const allLeads = (ctx: Context) => ({ label: 'See all your leads', url: new URL('/admin/leads', ctx.origin).href })
