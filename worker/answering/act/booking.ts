import { withoutUndefined } from '../../platform/withoutUndefined'
import { joinSentences } from '../../text/joinSentences'
import { endsWithQuestionMark } from '../../text/marks'
import { tokensOf } from '../../text/terms'
import type { Answer, BookingMessage, BookingTurn, Question } from '../answerer'
import { isStated } from '../gather/isStated'
import type { Spoken } from '../speak/spoken'
import { unsaid } from '../speak/unsaid'
import { daysOfSite } from '../speak/withoutModel/facts/specialDays'
import type { BookingTalk, ConversationState } from '../state'
import { isLead } from '../understand/missingOf'
import { remember } from '../understand/remember'
import type { Understood } from '../understand/understood'
import { decide } from './decide'

/** What a booking waits for is still asked for, whatever was said in between. */
export function awaiting(state: ConversationState): ConversationState {
  const asked = state.booking && AWAITED[state.booking.step]
  return asked && state.asked === undefined ? { ...state, asked } : state
}
const AWAITED: Partial<Record<BookingTalk['step'], ConversationState['asked']>> = { name: 'name', email: 'contact' }

const FEW_WORDS = 3
/** A service's name or "sí" between two of our questions tells no language. */
export function inTheirLanguage({ state, text }: Question, heard: Understood): Understood {
  if (!state.booking || !state.language || tokensOf(text).length > FEW_WORDS) return heard
  return { ...heard, language: state.language }
}

/** A message as the calendar hears it. */
export function bookingMessage(question: Question, understood: Understood, isByModel: boolean): BookingMessage {
  const { text, now, history } = question
  const isOffered = understood.kind === 'accepts' && question.state.offer === 'booking'
  let days: ReturnType<typeof daysOfSite> | undefined
  const states = (name: string) => isStated(question, name)
  return {
    text,
    now,
    understood,
    state: remember(question.state, understood, text),
    isOffered,
    isByModel,
    history,
    states,
    daysOfSite: () => (days ??= daysOfSite(question)),
  }
}

/** The calendar's reply, where the message is about a time to come. */
export function bookingAnswer(
  question: Question,
  { understood: heard, state: remembered }: BookingMessage,
  turn: BookingTurn,
): Answer {
  const { content, offered, isForPerson } = turn
  const { need = remembered.details.need, when = remembered.details.when } = turn
  const name = turn.ownName ?? (turn.isOtherName ? question.state : remembered).details.name
  const { booking: _, offer: __, asked: ___, ...known } = remembered
  const state = { ...known, details: withoutUndefined({ ...remembered.details, need, when, name }) }
  const spoken: Spoken = { text: content, sources: [], known: true }
  const decided = isForPerson
    ? decide({ question, understood: heard, state: { ...remembered, details: state.details }, spoken })
    : undefined
  return {
    needsLeadCapture: isForPerson === true && !isLead(question.state.details),
    needsScheduling: offered !== undefined,
    sources: [],
    known: true,
    language: heard.language,
    ...(decided?.lead && { lead: decided.lead }),
    ...(turn.isPassedOn && isLead(state.details) && { lead: state.details }),
    ...(turn.matter && { matter: turn.matter }),
    content,
    takesNoRating: true,
    answeredBy: 'facts',
    ...(offered && { offered }),
    ...ofTurn(turn, state),
  }
}

/** What may be tapped, and where the booking stands, after a turn of it. */
export function ofTurn(
  { talk, asked, quickReplies, calendar }: BookingTurn,
  { booking: _, ...state }: ConversationState,
): Pick<Answer, 'state' | 'quickReplies'> {
  const isToConfirm = talk?.step === 'confirm' || talk?.step === 'cancel'
  return {
    ...(quickReplies && { quickReplies }),
    state: {
      ...state,
      ...(talk && { booking: talk }),
      ...(calendar && { calendar }),
      ...(asked && { asked }),
      ...(isToConfirm && { offer: 'booking' as const }),
    },
  }
}

/** Nothing is said of the booking: it is kept, or let go, as the calendar would have it. */
export function resting({ talk, calendar }: BookingTurn, { booking, ...state }: ConversationState): ConversationState {
  return {
    ...state,
    ...(calendar && { calendar }),
    ...(talk && { booking: { ...talk, ...(booking?.isLead && { isLead: true as const }) } }),
  }
}

export const withoutOffer = ({ offer: _, ...state }: ConversationState): ConversationState => state

/** A booking is taken up again after an answer that asks for nothing itself, and not in two turns running. */
export function goesOnBooking(
  { history }: Question,
  { content, state, needsLeadCapture }: Answer,
  line: string,
): boolean {
  const last = history.findLast(({ type }) => type === 'bot')?.content ?? ''
  const asks = needsLeadCapture || state.offer === 'details' || endsWithQuestionMark(content)
  return line !== '' && !asks && !last.endsWith(line)
}

/** The open times that a model wants shown after its reply; undefined where none can be. */
export async function timesShown(
  question: Question,
  understood: Understood,
  answer: Answer,
  isByModel: boolean,
): Promise<Answer | undefined> {
  const message = bookingMessage(question, understood, isByModel)
  // Whatever else the message is, a model heard in it that they want to come.
  const wishing = { ...understood, kind: 'books' as const }
  const turn = await question.booking?.({ ...message, understood: wishing, state: answer.state, isOffered: true })
  if (!turn || turn.isAside || turn.isForPerson) return undefined
  const { offered } = turn
  return {
    ...answer,
    content: joinSentences(answer.content, ...unsaid(answer.content, turn.content)),
    needsLeadCapture: false,
    needsScheduling: offered !== undefined,
    ...(offered && { offered }),
    ...ofTurn(turn, answer.state),
  }
}

/** An answer beside a step of the booking: what may be tapped, what is asked for and where the booking stands are the step's. */
export function ofStep({ lead: _, ...answer }: Answer, { state, ...booked }: Answer): Answer {
  const { booking, asked, offer } = state
  const { booking: __, asked: ___, offer: ____, ...known } = answer.state
  const { needsScheduling, needsLeadCapture, lead, offered, quickReplies } = booked
  const matter = booked.matter ?? answer.matter
  return {
    ...answer,
    needsScheduling: needsScheduling || answer.needsScheduling,
    needsLeadCapture: needsLeadCapture || answer.needsLeadCapture,
    ...(lead && { lead }),
    ...(matter && { matter }),
    ...(offered && { offered }),
    ...(quickReplies && { quickReplies }),
    state: { ...known, ...(booking && { booking }), ...(asked && { asked }), ...(offer && { offer }) },
  }
}
