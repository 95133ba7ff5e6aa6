import { INDUSTRIES } from '../../industries'
import { wantedIn } from '../../knowledge'
import { joinSentences } from '../../text/joinSentences'
import { languageOf } from '../../text/languageOf'
import { endsWithQuestionMark } from '../../text/marks'
import { covered, finderByLanguage, tokensOf } from '../../text/terms'
import type { Answer, Question } from '../answerer'
import { type ConversationState, isBooking, MATTERS } from '../state'
import { asksOutright } from '../understand/asksIn'
import { conceptsIn } from '../understand/classifier/features'
import { listFinder } from '../understand/details/lists'
import { isReachable } from '../understand/missingOf'
import { remember } from '../understand/remember'
import type { MessageKind, Understood } from '../understand/understood'
import WORDS from './questions.json'

type Asking = NonNullable<ConversationState['questions']>
const NONE: Asking = { asked: [], answers: [] }

const ANSWER_MAX = 500
/** An answer to our own question sounds like a complaint more often than it is one. */
const SURE = 0.7
const OTHERS: ReadonlySet<MessageKind> = new Set([
  ...MATTERS,
  'books',
  'changes_booking',
  'small_talk',
  'abuse',
  'off_topic',
])
const SHORT_NO = 12
/** What is said when nothing is asked: then one of our questions may follow. */
const MAY_FOLLOW: ReadonlySet<MessageKind> = new Set([
  'gives_details',
  'accepts',
  'wants_quote',
  'books',
  'wants_person',
])

/** The state after an answer to the question that was asked last; undefined for any other message, above all for a question back. */
export function stateAnswered(question: Question, heard: Understood): ConversationState | undefined {
  const { questions = NONE } = question.state
  const { open, isPast, answers, asked } = questions
  const isOther = OTHERS.has(heard.kind) && heard.confidence > SURE
  if (open === undefined || isPast || hasTrouble(question.state) || heard.danger !== undefined || isOther)
    return undefined
  if (asksOutright(question.text) || isBooking(question.state) || saysElse(open, question.text, heard)) return undefined
  if (isOpenQuestion(open, heard) && isBareYesOrNo(question.text)) return undefined
  const answer = question.text.trim().slice(0, ANSWER_MAX).toWellFormed()
  return {
    ...remember(question.state, asTold(heard), question.text),
    questions: { asked, answers: [...answers, { question: open, answer }] },
  }
}

const findCorrection = listFinder('correction')

/** "What's leaking?", "In welchem Jahr?": a yes answers nothing of it. Chinese asks so in the middle as well. */
function isOpenQuestion(open: string, { language }: Understood): boolean {
  const spoken = languageOf(open, language) ?? language
  const tokens = tokensOf(open)
  const latest = spoken === 'zh' ? tokens.length : LATEST_OPENING
  return findOpen(tokens, spoken).some(({ from }) => from <= latest)
}
const LATEST_OPENING = 1
const findOpen = finderByLanguage({ open: WORDS.open })

const isBareYesOrNo = (text: string): boolean => {
  const tokens = tokensOf(text)
  const said = covered(conceptsIn(tokens).filter(({ list }) => list === 'yes' || list === 'no'))
  return tokens.length > 0 && tokens.every((_, at) => said.has(at))
}

/** A way to reach them, a correction or a price asked for: in doubt it is no answer, and stands in the conversation all the same. */
function saysElse(open: string, text: string, { details, unclear }: Understood): boolean {
  const isReach = (details.phone ?? details.email ?? unclear) !== undefined
  const isOfPrice = wantedIn(text).wanted.has('money') && !wantedIn(open).wanted.has('money')
  return isReach || isOfPrice || findCorrection(tokensOf(text)).length > 0
}

/** An answer tells, whatever else it sounds like. */
export const asTold = (heard: Understood): Understood => ({ ...heard, kind: 'gives_details', asks: false })

/** What is said to an answer without a model: thanks, and the next question. */
export function replyToAnswer(question: Question, heard: Understood, state: ConversationState): Answer {
  const [next] = questionsLeft(question, heard, state)
  return {
    content: next ? joinSentences(WORDS.taken[heard.language], next) : WORDS.done[heard.language],
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

/** Questions of which one may end the reply to this message. */
export const questionsAfter = (question: Question, understood: Understood, state: ConversationState): string[] =>
  understood.asks || !MAY_FOLLOW.has(understood.kind) ? [] : questionsLeft(question, understood, state)

/** A question to end a reply without a model with, and the state after it; undefined where none may be asked. */
export function questionAfter(
  question: Question,
  understood: Understood,
  { state, needsScheduling, content }: Answer,
): { text: string; state: ConversationState } | undefined {
  if (state.asked !== undefined || needsScheduling || endsWithQuestionMark(content)) return undefined
  const [next] = questionsAfter(question, understood, state)
  if (!next) return undefined
  const isFirst = !state.questions?.asked.length
  const text = isFirst ? joinSentences(WORDS.first[understood.language], next) : next
  return { text, state: withOpen(state, next) }
}

/** A model asked one of these, word for word: it stands open, and nothing else does. */
export function stateAsking(
  state: ConversationState,
  content: string,
  questions: readonly string[],
): ConversationState {
  const asked = questions.find((one) => content.includes(one))
  const { offer: _, ...rest } = state
  return asked === undefined ? state : withOpen(rest, asked)
}

/** The questions that weren't asked yet, of whoever can be reached and isn't in trouble or upset. */
export function questionsLeft(
  { profile, text }: Question,
  { language, kind }: Understood,
  state: ConversationState,
): string[] {
  const { questions = NONE, declined, details } = state
  // "No" answers; "I'd rather not say" ends it.
  const isTired = kind === 'declines' && text.trim().length > SHORT_NO
  if (
    isTired ||
    isBooking(state) ||
    isSettled(profile, state) ||
    questions.open ||
    declined ||
    hasTrouble(state) ||
    !isReachable(details)
  )
    return []
  const all = profile.leadQuestions ?? INDUSTRIES[profile.businessType].asks[language]
  // By their number too: after a change of language the others are the same questions in other words.
  return all.slice(questions.asked.length).filter((one) => !questions.asked.includes(one))
}

/** Nothing is left to ask: there are no questions, or only the trade's usual ones, once a visit is booked or asked for. */
const isSettled = ({ leadQuestions }: Question['profile'], { calendar }: ConversationState): boolean =>
  leadQuestions === undefined ||
  (leadQuestions === null && (calendar?.hasBooked === true || (calendar?.asked ?? []).length > 0))

/** Something went wrong, was lost or can’t wait: no time for questions of ours. */
const hasTrouble = ({ matter }: ConversationState): boolean => matter !== undefined && matter !== 'wants_person'

const withOpen = (state: ConversationState, open: string): ConversationState => {
  const { asked, answers } = state.questions ?? NONE
  return { ...state, questions: { asked: [...asked, open], answers, open } }
}
