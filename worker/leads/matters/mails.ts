import type { Matter } from '../../../contract/chat'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { contactFacts } from '../mails/contactFacts'
import type { MatterRow } from './store'

export const MATTER_HEADINGS: Record<Matter, string> = {
  injury: 'A visitor says someone was hurt',
  urgent: 'A visitor needs help urgently',
  complaint: 'A visitor is unhappy',
  refund: 'A visitor has a problem with a payment',
  lost_item: 'A visitor lost something',
  wants_person: 'A visitor would like to talk to a person',
}

const WORDS_MAX = 1000
/** The visitor's words in quotation marks; empty where they aren't kept. */
const quoted = ({ words }: MatterRow, max = WORDS_MAX) =>
  words && `“${words.length > max ? `${words.slice(0, max).toWellFormed()}…` : words}”`

/** The matters as facts of a lead's mail. */
export const matterFacts = (matters: MatterRow[]) =>
  matters.map((matter) => ({
    label: MATTER_HEADINGS[matter.kind],
    value: quoted(matter) || 'Read the conversation for more',
  }))

export const conversationUrl = (ctx: Context, { conversationId }: MatterRow): string =>
  new URL(`/admin-direct/conversations/${conversationId}`, ctx.origin).href

type Told = { matter: MatterRow; others: MatterRow[]; to: string; businessName: string; country: string }

export function matterMail(ctx: Context, { matter, others, to, businessName, country }: Told) {
  const isReachable = Boolean(matter.phone || matter.email)
  return layOutMail({
    to,
    replyTo: matter.email ?? undefined,
    subject: `${MATTER_HEADINGS[matter.kind]} (${businessName})`,
    heading: MATTER_HEADINGS[matter.kind],
    lines: [
      isReachable
        ? 'They left their details, so it’s best to get back to them soon.'
        : 'They haven’t left their details yet.',
    ],
    facts: [
      ...(matter.words ? [{ label: 'They wrote', value: quoted(matter) }] : []),
      ...matterFacts(others),
      ...(isReachable || matter.name ? contactFacts({ ...matter, name: matter.name ?? '', country }) : []),
    ],
    action: { label: 'Read the conversation', url: conversationUrl(ctx, matter) },
  })
}

type Waiting = { to: string; waiting: MatterRow[]; total: number; businessName: string }

/** One mail about several matters. */
export const mattersMail = (ctx: Context, { to, waiting, total, businessName }: Waiting) =>
  layOutMail({
    to,
    subject: `${total === 1 ? 'One more visitor needs' : `${total} more visitors need`} you (${businessName})`,
    heading: total === 1 ? 'One more visitor needs you' : 'More visitors need you',
    lines: [
      total === 1
        ? 'They wrote in shortly after the others.'
        : `Several people wrote in within a short time, so here ${waiting.length < total ? `are the first ${waiting.length} of ${total}` : 'they are'} in one email.`,
    ],
    items: waiting.map((matter) => ({
      text: [MATTER_HEADINGS[matter.kind], quoted(matter, 300)].filter(Boolean).join(': '),
      action: { label: 'Read the conversation', url: conversationUrl(ctx, matter) },
    })),
  })
