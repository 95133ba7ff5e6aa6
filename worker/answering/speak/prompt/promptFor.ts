import { BUSINESS_TYPE_LABELS } from '../../../../contract/businessTypes'
import { withoutLinks } from '../../../../contract/withoutLinks'
import type { BusinessProfile } from '../../../businesses'
import { INDUSTRIES } from '../../../industries'
import { withoutUndefined } from '../../../platform/withoutUndefined'
import { promptEvidence } from '../../gather/promptEvidence'
import type { ContactDetails, ConversationState } from '../../state'
import { isReachable, missingOf } from '../../understand/missingOf'
import type { ChatTurn } from '../models/model'
import { reopening } from '../withoutModel/facts/hoursReply'
import type { Speaking } from '../withoutModel/speaking'
import { askedLines, calendarLines } from './calendarLines'
import { rulesFor } from './rules'

/** Raise it with every change of wording: figures measured with one wording say nothing of another. */
export const PROMPT_VERSION = 20

/**
 * Data between marks: "<<DATA website 1a2b3c4d", the lines, "DATA website 1a2b3c4d>>". The mark is random, so no text inside can write the
 * closing one and pass for an instruction.
 */
const fenced = (mark: string, name: string, lines: string[]): string =>
  lines.length === 0 ? '' : `<<${name} ${mark}\n${lines.join('\n')}\n${name} ${mark}>>`

/** What a model is handed: who it is, how it speaks, what the business says, and the conversation so far. */
export function promptFor(speaking: Speaking): ChatTurn[] {
  const { question, understood, state, evidence, warning, mayAsk = [] } = speaking
  const { profile, history, now, step } = question
  const mark = crypto.randomUUID().slice(0, 8)
  const { facts, faq, site, page } = promptEvidence(evidence)
  const left = detailsLeft(question.state.details, state.details)
  // "Please call today" helps nobody when the office has closed.
  const reopens = reopening(speaking)
  const system = [
    `You are the receptionist of ${nameAndTrade(profile)}, and answer visitors in the chat on its website. It is ${nowIn(now, profile.timeZone)} there${reopens === '' ? '' : `, outside opening hours (${JSON.stringify(reopens)})`}.`,
    ...[...rulesFor(speaking), ...INDUSTRIES[profile.businessType].guidance].map((rule) => `- ${rule}`),
    ...(warning
      ? [
          `- Unless it is plain that nobody is in danger now, begin with this, word for word: ${JSON.stringify(warning)}`,
        ]
      : []),
    ...visitorLines(question.state, state, mayAsk, step !== undefined),
    ...(understood.unclear === undefined
      ? []
      : [`- The phone number ${JSON.stringify(understood.unclear)} lacks digits: ask them to check it.`]),
    fenced(mark, 'DATA calendar', [...calendarLines(speaking), ...askedLines(speaking)]),
    fenced(mark, 'DATA details that the visitor left', left),
    fenced(mark, 'DATA the owner says', facts),
    fenced(mark, 'DATA questions answered by the owner', faq),
    fenced(mark, 'DATA website', site),
    fenced(mark, 'DATA page in front of the visitor', page),
  ]
  return [
    { role: 'system', content: system.filter(Boolean).join('\n') },
    ...history.map(({ type, content }) => ({
      role: type === 'bot' ? ('assistant' as const) : ('user' as const),
      content: type === 'bot' ? withoutLinks(content) : content,
    })),
    { role: 'user', content: step?.message ?? question.text },
  ]
}

/** "Juniper & Salt, a business (Spa)" */
export const nameAndTrade = ({ name, businessType }: Pick<BusinessProfile, 'name' | 'businessType'>): string =>
  `${name}, ${businessType === 'other' ? 'a small business' : `a business (${BUSINESS_TYPE_LABELS[businessType]})`}`

/** "Tuesday, November 24, 2026 at 3:10 PM" */
export const nowIn = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(now)

const LABELS = { name: 'name', phone: 'phone', email: 'email', need: 'what it is about', when: 'when' } as const
const ASK_FOR = { name: 'their name', contact: 'a phone number or email', need: 'what it is about' } as const

/** What is known beside the message, which the model reads itself; and numbers, which we read. */
function detailsLeft(before: ContactDetails, { phone, email }: ContactDetails): string[] {
  const known = withoutUndefined({ ...before, phone, email })
  return Object.entries(LABELS).flatMap(([key, label]) => {
    const value = known[key as keyof typeof LABELS]
    return value ? [`${label}: ${value}`] : []
  })
}

/**
 * Rules for a visitor who left details: what is known isn't asked for again, and what is missing is asked for with what is new, once and not
 * in every reply.
 */
function visitorLines(
  { details: before }: ConversationState,
  { details, declined, booking }: ConversationState,
  mayAsk: readonly string[],
  isStep: boolean,
): string[] {
  const known = FIELDS.filter((field) => details[field] !== undefined)
  const isNew = known.some((field) => details[field] !== before[field])
  const missing = declined || isStep || !isNew ? undefined : missingOf(details)
  return [
    ...(known.length > 0 ? [`- You have the visitor’s ${listOf(known)}: don’t ask for that again.`] : []),
    ...(isReachable(details)
      ? [
          '- What the visitor tells here is passed on to the team, who can reach them: of what you don’t know say that you’ll ask the team, who will let them know.',
        ]
      : []),
    ...(before.when !== undefined && booking === undefined
      ? ['- When they want to come is a wish, which the business confirms.']
      : []),
    ...(missing ? [`- Answer what they asked; then ask for ${ASK_FOR[missing]}.`] : []),
    ...(!missing && mayAsk.length > 0
      ? [
          `- The business would like to know these, too. End with the first that the visitor hasn’t told yet, word for word, and with none if they have: ${mayAsk.map((one) => JSON.stringify(one)).join(' ')}`,
        ]
      : []),
  ]
}

const FIELDS = ['name', 'phone', 'email'] as const
const listOf = (words: readonly string[]): string => new Intl.ListFormat('en').format(words)
