import type { Qualification } from '../../../contract/leadDetails'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { isDanger } from '../matters/isDanger'
import { matterFacts } from '../matters/mails'
import type { MatterRow } from '../matters/store'
import { displayPhone } from '../phone'
import { type LeadRow, untoldWays } from '../store'
import type { AskedQuestions } from '../telling/askedQuestions'
import { contactFacts, telLink } from './contactFacts'
import type { Said } from './lastSaid'
import { answerFacts, originFacts, qualificationFacts } from './leadFacts'

type Told = {
  lead: LeadRow
  matters: MatterRow[]
  /** Present if the plan includes it. */
  qualification?: Qualification | undefined
  to: string
  businessName: string
  timeZone: string
  /** Nobody has opened it since the first mail. */
  isReminder?: boolean
  /** The last lines of the chat. */
  said?: Said[] | undefined
  /** What nobody could answer them. */
  asked?: ReturnType<AskedQuestions['itemsFor']> | undefined
}

const ABOUT_MAX = 60
const shortened = (text: string) => (text.length > ABOUT_MAX ? `${text.slice(0, ABOUT_MAX).toWellFormed()}…` : text)

/** What cannot wait is told apart where mails and notifications are only glanced at. */
export function leadTitle(matters: MatterRow[], isReminder: boolean): string {
  const isUrgent = matters.some(isDanger)
  if (isReminder) return isUrgent ? 'Urgent, still waiting' : 'Still waiting'
  return isUrgent ? 'Urgent lead' : 'New lead'
}

/** The mail about a new lead. Without a name the subject quotes the message. */
export function leadMail(
  ctx: Context,
  { lead, matters, qualification, to, businessName, timeZone, isReminder = false, said = [], asked = [] }: Told,
) {
  const when = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return layOutMail({
    to,
    replyTo: lead.email ?? undefined,
    subject: `${leadTitle(matters, isReminder)}: ${lead.name || `a visitor, “${shortened(lead.message)}”`}`,
    heading: `${lead.name || 'A visitor'} ${isReminder ? 'is still waiting' : 'would like to hear from you'}`,
    first: wayBack(lead),
    ...(lead.message && { preview: lead.message }),
    lines: [
      isReminder
        ? `They left their details with ${businessName}, and nobody has opened the lead yet. Can you get back to them?`
        : `They left their details with ${businessName}. The sooner you get back to them, the better.`,
    ],
    facts: [
      ...matterFacts(matters),
      ...(lead.message ? [{ label: 'Message', value: lead.message }] : []),
      ...answerFacts(lead),
      ...contactFacts(lead),
      ...qualificationFacts(qualification, lead.message),
      ...originFacts(lead, timeZone),
      { label: 'Received', value: when.format(lead.createdAt) },
    ],
    items: asked,
    ...(said.length > 0 && { talk: { heading: 'The latest messages', said } }),
    ...(lead.conversationId
      ? { action: { label: 'Read the conversation', url: leadUrl(ctx, lead) }, more: thisLead(ctx, lead) }
      : { action: thisLead(ctx, lead) }),
  })
}

/** The mail about a further phone number or email of a lead that was mailed before. */
export function addedContactMail(ctx: Context, { lead, matters, to, businessName, asked = [] }: Told) {
  const who = lead.name || 'The visitor'
  return layOutMail({
    to,
    replyTo: lead.email ?? undefined,
    subject: `${who} also left ${untoldWays(lead).map(kindOf).join(' and ')}`,
    heading: `${who} left another way to get in touch`,
    first: wayBack(lead),
    lines: [`We told you about them earlier. Here’s another way ${businessName} can reach them.`],
    facts: [
      ...matterFacts(matters),
      ...contactFacts(lead),
      { label: 'Message', value: lead.message || 'Not provided' },
      ...answerFacts(lead),
    ],
    items: asked,
    action: thisLead(ctx, lead),
  })
}

export const answersHeading = ({ name }: LeadRow): string => `${name || 'A visitor'} answered your questions`

/** The mail about a known lead whose visitor has answered what the business asks: the chat asks it after the first mail has gone out. */
export const answersMail = (ctx: Context, { lead, to }: Pick<Told, 'lead' | 'to'>) =>
  layOutMail({
    to,
    replyTo: lead.email ?? undefined,
    subject: answersHeading(lead),
    heading: answersHeading(lead),
    first: wayBack(lead),
    lines: ['We told you about them earlier. Here’s what they’ve said since, so you have it before you call.'],
    facts: [
      ...answerFacts(lead),
      ...(lead.message ? [{ label: 'Message', value: lead.message }] : []),
      ...contactFacts(lead),
    ],
    action: thisLead(ctx, lead),
  })

export const wishHeading = ({ name }: LeadRow): string => `${name || 'A visitor'} would like an appointment`

/** The mail about a known lead whose visitor would like to come, which nobody but the business can promise them. */
export const wishMail = (ctx: Context, { lead, to, businessName }: Pick<Told, 'lead' | 'to' | 'businessName'>) =>
  layOutMail({
    to,
    replyTo: lead.email ?? undefined,
    subject: wishHeading(lead),
    heading: wishHeading(lead),
    first: wayBack(lead),
    lines: [
      `We told you about them earlier. Now they’ve said what time they’d like. Nothing is booked until ${businessName} confirms it with them.`,
    ],
    facts: [{ label: 'Message', value: lead.message }, ...answerFacts(lead), ...contactFacts(lead)],
    action: thisLead(ctx, lead),
  })

/** `booked`: what was booked, by lead. */
type Waiting = {
  to: string
  waiting: LeadRow[]
  booked: Map<string, string>
  total: number
  matters: MatterRow[]
  businessName: string
}

/** One mail about several leads that were held, and what else needs a person. */
export const leadsMail = (ctx: Context, { to, waiting, booked, total, matters, businessName }: Waiting) =>
  layOutMail({
    to,
    subject: total === 1 ? 'One more lead' : `${total} more leads`,
    heading: `${total === 1 ? 'One more person' : 'More people'} would like to hear from you`,
    lines: [
      total === 1
        ? `They left their details with ${businessName} shortly after someone else, or during your quiet hours.`
        : `They left their details with ${businessName} around the same time or during your quiet hours, so here ${waiting.length < total ? `are the first ${waiting.length} of ${total}` : 'they are'} in one email.`,
    ],
    facts: [
      ...matterFacts(matters),
      ...waiting.map(({ id, name, email, phone, country }) => ({
        label: name || 'A visitor',
        value: [booked.get(id), phone && displayPhone(phone, country), email].filter(Boolean).join(', '),
      })),
    ],
    action: allLeads(ctx),
  })

/** One tap to call, or else to write. */
function wayBack({ name, phone, email, country }: LeadRow) {
  const who = name.split(' ')[0] || 'the visitor'
  if (phone) return { label: `Call ${who}: ${displayPhone(phone, country)}`, url: telLink(phone) }
  return email ? { label: `Email ${who}`, url: `mailto:${email}` } : undefined
}

/** Where a person reads what the lead is about. */
export const leadUrl = (ctx: Context, { conversationId }: Pick<LeadRow, 'conversationId'>): string =>
  conversationId
    ? new URL(`/admin-direct/conversations/${encodeURIComponent(conversationId)}`, ctx.origin).href
    : allLeads(ctx).url

const kindOf = (way: string) => (way.includes('@') ? 'an email address' : 'a phone number')

const thisLead = (ctx: Context, { id }: Pick<LeadRow, 'id'>) => ({
  label: 'Open this lead',
  url: new URL(`/admin/leads/${encodeURIComponent(id)}`, ctx.origin).href,
})

export const allLeads = (ctx: Context) => ({
  label: 'See all your leads',
  url: new URL('/admin/leads', ctx.origin).href,
})
