import type { LeadAnswer } from '../../contract/leadDetails'
import type { ContactDetails } from '../answering'
import { newId } from '../platform/ids'
import { cutAtSentence } from '../text/cutAtSentence'
import { keepEnds } from '../text/keepEnds'
import type { LeadContext } from './leadContext'
import type { NewLead } from './store'
import { chatDedupeKey } from './storing/dedupeKey'

type Given = {
  businessId: string
  customerId: string
  sessionId: string
  conversationId: string
  details: ContactDetails
  /** The visitor's message to show if they didn't say what it is about. */
  line: string
  /** The visitor's unanswered questions. */
  asked: string[]
  at: number
} & Pick<LeadContext, 'arrival' | 'consent' | 'language'> & { answers: LeadAnswer[] }

const NAME_MAX = 200
const WORDS_MAX = 4000
const QUESTION_MAX = 500

/** The lead of a visitor who gives their details in the chat instead of the form: one per session, which later details extend. */
export function leadFromChat({
  details,
  line,
  asked,
  sessionId,
  at,
  arrival,
  consent,
  language,
  answers,
  ...ids
}: Given): NewLead {
  const { name, phone, email, need, when, toCall, place } = details
  const about = need ?? line
  const isSaid = (question: string) => isWithin(question, about) || isWithin(about, question)
  const further = asked.filter((question) => !isSaid(question))
  const words = [
    about,
    ...(when && !about.includes(when) ? [`When: ${when}`] : []),
    ...(toCall && !about.includes(toCall) ? [`Calling: ${toCall}`] : []),
    ...(place && !about.includes(place) ? [`Where: ${place}`] : []),
  ]
  return {
    id: newId('lead'),
    ...ids,
    name: cut(name ?? '', NAME_MAX),
    email: email?.toLowerCase() ?? null,
    phone: phone ?? null,
    projectDetails: null,
    message: withAsked(keepEnds(words.join('\n').trim(), WORDS_MAX), further),
    ...((need || when || toCall || place || further.length > 0) && { isSaid: true as const }),
    ...(when && { wish: when }),
    toConfirm: true,
    source: 'widget',
    dedupeKey: chatDedupeKey(sessionId),
    createdAt: at,
    ...arrival,
    consent,
    language,
    answers: answers.length > 0 ? answers : null,
  }
}

/** As many of their questions as there is room for, the newest of them, each whole. */
function withAsked(words: string, asked: readonly string[]): string {
  const lines = asked.map((question) => `Asked: ${cutAtSentence(question, QUESTION_MAX)}`)
  while (lines.length > 0 && [words, ...lines].join('\n').length > WORDS_MAX) lines.shift()
  return [words, ...lines].join('\n').trim()
}

const isWithin = (text: string, other: string): boolean => other.toLowerCase().includes(text.toLowerCase())
const cut = (text: string, max: number) => text.trim().slice(0, max).toWellFormed()
