import type { Qualification } from '../../../contract/leadDetails'
import type { Notice, Person } from '../../notifications'
import type { Context } from '../../platform/context'
import { oneLine } from '../../platform/mail/plainText'
import type { Said } from '../mails/lastSaid'
import {
  addedContactMail,
  answersHeading,
  answersMail,
  leadMail,
  leadTitle,
  leadUrl,
  wishHeading,
  wishMail,
} from '../mails/leadMails'
import { isDanger } from '../matters/isDanger'
import { conversationUrl, MATTER_HEADINGS, matterMail } from '../matters/mails'
import type { MatterRow } from '../matters/store'
import { displayPhone } from '../phone'
import { type LeadRow, untoldWays } from '../store'
import type { AskedQuestions } from './askedQuestions'

/** A notification shows about this much. */
const LINE_MAX = 120

type Told = {
  lead: LeadRow
  matters: MatterRow[]
  qualification?: Qualification | undefined
  businessName: string
  timeZone: string
  isReminder?: boolean
  said?: Said[]
  asked?: AskedQuestions
}

/** A new lead, a further way to reach a known one, or the reminder that nobody has opened it. */
export function leadNotice(
  ctx: Context,
  { lead, matters, qualification, businessName, timeZone, isReminder = false, said, asked }: Told,
): Notice {
  const isKnown = !isReminder && lead.mailedAt !== null
  const told = { lead, matters, qualification, businessName, timeZone, said }
  const kind = isReminder ? 'reminder' : isKnown ? 'contact' : 'lead'
  const who = lead.name || 'A visitor'
  const title = isKnown ? `${who} left more details` : `${leadTitle(matters, isReminder)}: ${who}`
  const mail = (person: Person) => {
    const ofPerson = { ...told, to: person.email, asked: asked?.itemsFor(person) }
    return isKnown ? addedContactMail(ctx, ofPerson) : leadMail(ctx, { ...ofPerson, isReminder })
  }
  return {
    ...ofLead(lead),
    kind,
    key: `${kind}:${lead.id}:${isKnown ? untoldWays(lead).join() : ''}`,
    timeZone,
    isUrgent: matters.some(isDanger),
    mail,
    push: pushOf(ctx, lead, title),
  }
}

/** A known lead would like to come: told once, whatever times they name. */
export function wishNotice(
  ctx: Context,
  lead: LeadRow,
  { name: businessName, timeZone }: { name: string; timeZone: string },
): Notice {
  return {
    ...ofLead(lead),
    kind: 'wish',
    key: `wish:${lead.id}`,
    timeZone,
    isUrgent: false,
    mail: (person) => wishMail(ctx, { lead, to: person.email, businessName }),
    push: pushOf(ctx, lead, wishHeading(lead)),
  }
}

/** A known lead has answered the business's questions: once for each number of answers, of which a minute's come together. */
export function answersNotice(ctx: Context, lead: LeadRow, { timeZone }: { timeZone: string }): Notice {
  const answers = lead.answers ?? []
  const said = answers.map(({ answer }) => answer).join(' · ')
  return {
    ...ofLead(lead),
    kind: 'answers',
    key: `answers:${lead.id}:${answers.length}`,
    timeZone,
    isUrgent: false,
    mail: (person) => answersMail(ctx, { lead, to: person.email }),
    push: pushOf(ctx, lead, answersHeading(lead), said),
  }
}

const ofLead = ({ id: leadId, businessId, customerId, conversationId }: LeadRow) => ({
  leadId,
  businessId,
  customerId,
  conversationId,
})

const pushOf = (ctx: Context, lead: LeadRow, title: string, body = lineOf(lead)): Notice['push'] => ({
  title: oneLine(title, LINE_MAX),
  body: oneLine(body, LINE_MAX),
  url: leadUrl(ctx, lead),
  tag: lead.id,
})

const lineOf = ({ phone, email, message, country }: LeadRow): string =>
  [phone && displayPhone(phone, country), message || email].filter(Boolean).join(' · ')

/** What needs a person in a conversation whose visitor may not have left any details. `others`: what else does, in the same one. */
export function matterNotice(
  ctx: Context,
  {
    matter,
    ...told
  }: { matter: MatterRow; others: MatterRow[]; businessName: string; country: string; timeZone: string },
): Notice {
  const { conversationId, kind, businessId, customerId, words } = matter
  return {
    kind: 'matter',
    key: `matter:${conversationId}:${[matter, ...told.others].map((one) => one.kind).toSorted()}`,
    businessId,
    customerId,
    leadId: null,
    conversationId,
    timeZone: told.timeZone,
    isUrgent: [matter, ...told.others].some(isDanger),
    mail: ({ email: to }) => matterMail(ctx, { ...told, matter, to }),
    push: {
      title: MATTER_HEADINGS[kind],
      body: words ? oneLine(`“${words}”`, LINE_MAX) : 'Read the conversation for more',
      url: conversationUrl(ctx, matter),
      tag: `${conversationId}:${kind}`,
    },
  }
}
