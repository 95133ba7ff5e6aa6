import { INDUSTRIES } from '../../industries'
import type { Answer, Question } from '../answerer'
import { type ConversationState, MATTERS } from '../state'
import { asksOutright } from '../understand/asksIn'
import { isReachable } from '../understand/missingOf'
import { remember } from '../understand/remember'
import type { MessageKind, Understood } from '../understand/understood'
import WORDS from './questions.json'

type Asking = NonNullable<ConversationState['questions']>
const NONE: Asking = { asked: [], answers: [] }

const ANSWER_MAX = 500
/** An answer to our own question sounds like a complaint more often than it is one. */
const SURE = 0.7
const OTHERS: ReadonlySet<MessageKind> = new Set([...MATTERS, 'small_talk', 'abuse', 'off_topic'])
const SHORT_NO = 12
/** What is said when nothing is asked: then one of our questions may follow. */
const MAY_FOLLOW: ReadonlySet<MessageKind> = new Set([
  'gives_details',
  'accepts',
  'wants_quote',
  'books',
  'wants_person',
])

/** The reply to an answer to the question that was asked last; undefined for any other message, above all for a question back. */
export function replyToAnswer(question: Question, heard: Understood): Answer | undefined {
  const { questions = NONE } = question.state
  const { open, answers, asked } = questions
  const isOther = OTHERS.has(heard.kind) && heard.confidence > SURE
  if (open === undefined || isUpset(question.state) || heard.danger !== undefined || isOther) return undefined
  if (asksOutright(question.text) || isBooking(question.state)) return undefined
  const answer = question.text.trim().slice(0, ANSWER_MAX).toWellFormed()
  const told: Understood = { ...heard, kind: 'gives_details', asks: false }
  const state: ConversationState = {
    ...remember(question.state, told, question.text),
    questions: { asked, answers: [...answers, { question: open, answer }] },
  }
  const { taken, done } = WORDS[heard.language]
  // "No" answers; "I'd rather not say" ends it.
  const isTired = heard.kind === 'declines' && answer.length > SHORT_NO
  const next = isTired ? undefined : nextQuestion(question, heard, state)
  return {
    content: next ? joined(heard, taken, next) : done,
    needsLeadCapture: false,
    needsScheduling: false,
    sources: [],
    known: true,
    takesNoRating: true,
    answeredBy: 'facts',
    language: heard.language,
    state: next ? withOpen(state, next) : state,
    lead: state.details,
  }
}

/** A question to end a reply with, and the state after it; undefined where none may be asked. */
export function questionAfter(
  question: Question,
  understood: Understood,
  { state, needsScheduling, content }: Answer,
): { text: string; state: ConversationState } | undefined {
  const isAsking = understood.asks || !MAY_FOLLOW.has(understood.kind) || state.asked !== undefined
  if (isAsking || needsScheduling || /[?？؟]\s*$/u.test(content)) return undefined
  const next = nextQuestion(question, understood, state)
  if (!next) return undefined
  const isFirst = !state.questions?.asked.length
  const text = isFirst ? joined(understood, WORDS[understood.language].first, next) : next
  return { text, state: withOpen(state, next) }
}

/** The first question that wasn't asked yet, of whoever can be reached and isn't in trouble or upset. */
function nextQuestion({ profile }: Question, { language }: Understood, state: ConversationState): string | undefined {
  const { questions = NONE, declined, details } = state
  if (
    isBooking(state) ||
    profile.leadQuestions === undefined ||
    questions.open ||
    declined ||
    isUpset(state) ||
    !isReachable(details)
  )
    return undefined
  const all = profile.leadQuestions ?? INDUSTRIES[profile.businessType].asks[language]
  // By their number too: after a change of language the others are the same questions in other words.
  return all.slice(questions.asked.length).find((one) => !questions.asked.includes(one))
}

/** A booking has questions of its own, which others would come between. */
const isBooking = ({ booking }: ConversationState): boolean => booking !== undefined && !booking.isLead

const isUpset = ({ matter }: ConversationState): boolean => matter !== undefined && matter !== 'wants_person'

const withOpen = (state: ConversationState, open: string): ConversationState => {
  const { asked, answers } = state.questions ?? NONE
  return { ...state, questions: { asked: [...asked, open], answers, open } }
}

export const joined = ({ language }: Pick<Understood, 'language'>, ...sentences: string[]): string =>
  sentences.join(language === 'zh' ? '' : ' ')
