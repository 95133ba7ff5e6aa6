import { dangerReply, EVERYWHERE, showsSign } from '../industries'
import { plain } from '../knowledge'
import { withoutUndefined } from '../platform/withoutUndefined'
import { joinSentences } from '../text/joinSentences'
import { tokensOf } from '../text/terms'
import { decide } from './act/decide'
import {
  asTold,
  questionAfter,
  questionsAfter,
  questionsLeft,
  replyToAnswer,
  stateAnswered,
  stateAsking,
} from './act/leadQuestions'
import type { Answer, Answerer, BookingMessage, BookingTurn, Question } from './answerer'
import { answerWhole } from './answerWhole'
import type { Evidence } from './gather/evidence'
import { gather } from './gather/gather'
import { isStated } from './gather/isStated'
import { type ModelReply, type ModelUse, speakWithModel } from './speak/speakWithModel'
import type { Spoken } from './speak/spoken'
import { unsaid } from './speak/unsaid'
import { untold } from './speak/untold'
import { withNoted } from './speak/withNoted'
import { answerEach } from './speak/withoutModel/answerEach'
import { answerFromFacts } from './speak/withoutModel/answerFromFacts'
import { phoneOf, urgentPhoneOf } from './speak/withoutModel/facts/contacts'
import { reopening } from './speak/withoutModel/facts/hoursReply'
import { introduce } from './speak/withoutModel/facts/introduce'
import { goOnFromFacts } from './speak/withoutModel/goOnFromFacts'
import type { Speaking } from './speak/withoutModel/speaking'
import type { BookingTalk, ConversationState } from './state'
import { isBareDetail } from './understand/isBareDetail'
import { withoutEndless } from './understand/readable'
import { remember } from './understand/remember'
import { understand } from './understand/understand'
import type { Understood } from './understand/understood'

const URGENT = 'Safety: what is urgent is said before anything else'
const CHECKED = 'Checked against your facts: what they don’t say was taken out or said in your own words'

/** understand, gather, speak, check, act: with a model where one is given, else from what the business says alone. */
export const answererWith = (use: ModelUse | undefined): Answerer =>
  async function* (asked) {
    const question = { ...asked, text: withoutEndless(asked.text), state: awaiting(asked.state) }
    const heard = inTheirLanguage(question, understand(question))
    // Of what kills whoever waits no model is asked, and in a matter of life not even the business's number is waited for.
    const isAtOnce = use === undefined || isMetAtOnce(question.text)
    const atOnce = isAtOnce ? dangerOf(question, heard) : undefined
    if (atOnce?.next === 'nothing') {
      yield atOnce.content
      return urgentAnswer(question, heard, remember(question.state, heard, question.text), atOnce.content)
    }
    const answered = stateAnswered(question, heard)
    const isBooking = !answered && heard.danger === undefined && !isAnsweredByOwner(question)
    const asking = isBooking && question.booking ? bookingMessage(question, heard, use) : undefined
    const turn = asking && (await question.booking?.(asking))
    const booked = asking && turn && !turn.isAside ? bookingAnswer(question, asking, turn) : undefined
    if (booked && turn) return yield* answeredStep(use, question, booked, turn)
    const reply = answered && !use ? replyToAnswer(question, heard, answered) : undefined
    if (reply) {
      yield reply.content
      return reply
    }
    const meant = turn?.kind ? { ...heard, kind: turn.kind } : heard
    const evidence = gather({ ...question, found: await question.find(meant.lookup) }, meant)
    const understood = withoutOwnContacts(answered ? asTold(meant) : meant, evidence)
    // The calendar heard the message already, and knows who is meant.
    const state = question.step ? question.state : (answered ?? remember(question.state, understood, question.text))
    const known = { question, understood, state, evidence }
    const warning = warningOf(known)
    if (isAtOnce && warning) {
      yield warning
      return urgentAnswer(question, understood, state, warning)
    }
    const mayAsk =
      use && !warning && !question.step ? (answered ? questionsLeft : questionsAfter)(question, heard, state) : []
    const speaking = { ...known, mayAsk, ...(warning && { warning }), ...(turn && { aside: turn }) }
    const { spoken, model } = yield* speak(use, speaking)
    const answer: Answer = {
      ...decide({ question, understood, state: notedBy(model, speaking), spoken, ...(model && { model }) }),
      content: spoken.text,
      answeredBy: model && !model.isBroken && model.kept > 0 ? 'model' : 'facts',
      ...(model && { tokens: model.tokens }),
      ...(model && model.changed.length > 0 && { rule: CHECKED }),
      ...(answered && { needsLeadCapture: false, lead: state.details }),
    }
    if (turn && goesOnBooking(question, answer, turn.content)) {
      const content = joinSentences(answer.content, turn.content)
      yield content.slice(answer.content.length)
      return { ...answer, content, ...ofTurn(turn, answer.state) }
    }
    if (turn && use && turn.content !== '' && isAsking(answer.content))
      return { ...answer, ...ofTurn(turn, withoutOffer(answer.state)) }
    const showsTimes = model?.tags.has('booking') === true && !state.booking
    if (turn && !showsTimes) return { ...answer, state: resting(turn, answer.state) }
    const shown = showsTimes ? await timesShown(question, understood, answer, use) : undefined
    if (shown) {
      yield shown.content.slice(answer.content.length)
      return shown
    }
    if (use) return { ...answer, state: stateAsking(answer.state, answer.content, mayAsk) }
    const further = warning ? undefined : questionAfter(question, understood, answer)
    if (!further) return answer
    const content = joinSentences(answer.content, further.text)
    yield content.slice(answer.content.length)
    return { ...answer, content, state: further.state }
  }

/** The open times that a model wants shown after its reply; undefined where none can be. */
async function timesShown(
  question: Question,
  understood: Understood,
  answer: Answer,
  use: ModelUse | undefined,
): Promise<Answer | undefined> {
  const message = bookingMessage(question, understood, use)
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

/** A step of the booking: told as the calendar tells it, or by a model in its own words where the message says more. */
async function* answeredStep(
  use: ModelUse | undefined,
  question: Question,
  booked: Answer,
  turn: BookingTurn,
): AsyncGenerator<string, Answer> {
  const { rest, saysMore, isForPerson } = turn
  const isMore = rest !== undefined || isForPerson || (saysMore && !isBareDetail(question.text, booked.state.details))
  if (use && isMore && !isSettled(turn)) return yield* toldByModel(use, question, booked, turn)
  if (rest !== undefined) return yield* answeredBeside(use, question, booked, rest)
  yield booked.content
  return booked
}

/** What was booked, moved, canceled or handed on: it is told in these very words. */
const isSettled = ({ talk, isForPerson, need }: BookingTurn): boolean =>
  talk === undefined && (!isForPerson || need !== undefined)

/** A model tells the step, with its answer to all else that the message says; what it leaves out of the step is added. */
async function* toldByModel(
  use: ModelUse,
  { booking: _, ...question }: Question,
  booked: Answer,
  turn: BookingTurn,
): AsyncGenerator<string, Answer> {
  const step = { turn, message: question.text }
  const asked = { ...question, text: turn.rest ?? question.text, state: booked.state, step }
  const answer = yield* answererWith(use)(asked)
  const left = untold(asked, booked, answer.content)
  const content = answer.content === '' || left === '' ? answer.content + left : joinSentences(answer.content, left)
  yield content.slice(answer.content.length)
  // Who is upset in the middle of a booking is, whatever step it takes.
  const { matter } = booked.state
  const isNew = matter !== undefined && matter !== question.state.matter
  const isOurs = answer.content === '' && { takesNoRating: true as const }
  return { ...(isNew && { matter }), ...ofStep(answer, booked), ...isOurs, content }
}

/** What is left of a message may begin another booking: it is told nothing a second time, and leaves nothing again. */
const deskOfRest = (desk: Question['booking'], told: string): Question['booking'] =>
  desk &&
  (async (message) => {
    const turn = await desk(message)
    if (!turn || turn.content === told) return undefined
    const { rest: _, ...last } = turn
    return last
  })

/** A step of the booking, and the answer to what else the message says: what is settled comes first, and what is asked last. */
async function* answeredBeside(
  use: ModelUse | undefined,
  { booking: desk, ...question }: Question,
  booked: Answer,
  rest: string,
): AsyncGenerator<string, Answer> {
  const said = { type: 'user' as const, content: question.text }
  const history = [...question.history, said, { type: 'bot' as const, content: booked.content }]
  const besides = { ...question, text: rest, state: booked.state, history }
  if (booked.state.booking === undefined) {
    yield booked.content
    const answer = await answerWhole(answererWith(use), { ...besides, booking: deskOfRest(desk, booked.content) })
    const content = joinSentences(booked.content, answer.content)
    yield content.slice(booked.content.length)
    return { ...ofStep(answer, booked), content, state: answer.state }
  }
  const answer = yield* answererWith(use)(besides)
  const content = joinSentences(answer.content, booked.content)
  yield content.slice(answer.content.length)
  return { ...ofStep(answer, booked), content }
}

/** An answer beside a step of the booking: what may be tapped, what is asked for and where the booking stands are the step's. */
function ofStep({ lead: _, ...answer }: Answer, { state, ...booked }: Answer): Answer {
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

/** No model is asked about it, nor waited for. Of any other danger one hears whether it is there now. */
const isMetAtOnce = (text: string): boolean => EVERYWHERE.some((sign) => showsSign(text, sign))

/** What the owner wrote for these very words is said, whatever else they may mean. */
const isAnsweredByOwner = ({ text, profile, state }: Question): boolean =>
  state.booking === undefined && profile.faqs.some((row) => plain(row.question) === plain(text))

/** What a booking waits for is still asked for, whatever was said in between. */
function awaiting(state: ConversationState): ConversationState {
  const asked = state.booking && AWAITED[state.booking.step]
  return asked && state.asked === undefined ? { ...state, asked } : state
}
const AWAITED: Partial<Record<BookingTalk['step'], ConversationState['asked']>> = { name: 'name', email: 'contact' }

const dangerOf = ({ profile }: Question, { danger, language }: Understood, phone?: string) =>
  danger === undefined
    ? undefined
    : dangerReply(danger, {
        type: profile.businessType,
        language,
        country: profile.country,
        phone,
      })

/** What is said of a danger, with the number to call, and when it is picked up again where it is only the usual one. */
function warningOf(known: Speaking): string | undefined {
  const { question, understood } = known
  // To look for a number takes reading all hours and notices: most messages are of no danger.
  if (understood.danger === undefined) return undefined
  const urgentPhone = urgentPhoneOf(known)
  const phone = urgentPhone ?? phoneOf(known)
  const danger = dangerOf(question, understood, phone)?.content
  const isSentToPhone = urgentPhone === undefined && phone !== undefined && danger?.includes(phone)
  return danger && joinSentences(danger, ...(isSentToPhone ? [reopening(known)].filter(Boolean) : []))
}

const FEW_WORDS = 3
/** A service's name or "sí" between two of our questions tells no language. */
function inTheirLanguage({ state, text }: Question, heard: Understood): Understood {
  if (!state.booking || !state.language || tokensOf(text).length > FEW_WORDS) return heard
  return { ...heard, language: state.language }
}

/** A message as the calendar hears it. */
function bookingMessage(question: Question, understood: Understood, use: ModelUse | undefined): BookingMessage {
  const { text, now, history } = question
  const isOffered = understood.kind === 'accepts' && question.state.offer === 'booking'
  const states = (name: string) => isStated(question, name)
  return {
    text,
    now,
    understood,
    state: remember(question.state, understood, text),
    isOffered,
    isSpoken: use !== undefined,
    history,
    states,
  }
}

/** The calendar's reply, where the message is about a time to come. */
function bookingAnswer(
  question: Question,
  { understood: heard, state: remembered }: BookingMessage,
  turn: BookingTurn,
): Answer {
  const { content, offered, isForPerson } = turn
  const { need = remembered.details.need, when = remembered.details.when } = turn
  const { name } = (turn.isOtherName ? question.state : remembered).details
  const { booking: _, offer: __, asked: ___, ...known } = remembered
  const state = { ...known, details: withoutUndefined({ ...remembered.details, need, when, name }) }
  const spoken: Spoken = { text: content, sources: [], known: true }
  const decided = isForPerson
    ? decide({ question, understood: heard, state: { ...remembered, details: state.details }, spoken })
    : undefined
  return {
    needsLeadCapture: isForPerson === true,
    needsScheduling: offered !== undefined,
    sources: [],
    known: true,
    language: heard.language,
    ...(decided?.lead && { lead: decided.lead }),
    ...(turn.matter && { matter: turn.matter }),
    content,
    takesNoRating: true,
    answeredBy: 'facts',
    ...(offered && { offered }),
    ...ofTurn(turn, state),
  }
}

/** What may be tapped, and where the booking stands, after a turn of it. */
function ofTurn(
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
function resting({ talk, calendar }: BookingTurn, { booking, ...state }: ConversationState): ConversationState {
  return {
    ...state,
    ...(calendar && { calendar }),
    ...(talk && { booking: { ...talk, ...(booking?.isLead && { isLead: true as const }) } }),
  }
}

const withoutOffer = ({ offer: _, ...state }: ConversationState): ConversationState => state

const isAsking = (content: string): boolean => /[?？؟]\s*$/u.test(content)

/** A booking is taken up again after an answer that asks for nothing itself, and not in two turns running. */
function goesOnBooking({ history }: Question, { content, state, needsLeadCapture }: Answer, line: string): boolean {
  const last = history.findLast(({ type }) => type === 'bot')?.content ?? ''
  const asks = needsLeadCapture || state.offer === 'details' || isAsking(content)
  return line !== '' && !asks && !last.endsWith(line)
}

/** A number or address that the business itself gives is asked about, not left: "is 555-0155 your WhatsApp?" */
function withoutOwnContacts(understood: Understood, { statements }: Evidence): Understood {
  const { phone, email, place, ...rest } = understood.details
  const values = statements.flatMap((one) => one.values)
  const isOwn = {
    phone: values.some((one) => one.kind === 'phone' && (one.e164 === phone || phone?.endsWith(one.digits))),
    email: values.some((one) => one.kind === 'email' && one.address.toLowerCase() === email?.toLowerCase()),
  }
  const isOurs = place !== undefined && statements.some(({ text }) => text.toLowerCase().includes(place.toLowerCase()))
  if (!isOwn.phone && !isOwn.email && !isOurs) return understood
  const details = withoutUndefined({
    ...rest,
    phone: isOwn.phone ? undefined : phone,
    email: isOwn.email ? undefined : email,
    place: isOurs ? undefined : place,
  })
  const isAsking = understood.kind === 'gives_details' && !details.phone && !details.email && !details.place
  return { ...understood, details, ...(isAsking && { kind: 'question' as const, asks: true }) }
}

type Said = { spoken: Spoken; model?: ModelReply }

async function* speak(use: ModelUse | undefined, speaking: Speaking): AsyncGenerator<string, Said> {
  // What the business is about is said in its own words, with what to ask next.
  const introduced = speaking.understood.action === 'learnMore' ? introduce(speaking) : undefined
  if (introduced || !use) {
    const spoken = introduced ?? (await answerEach(speaking)) ?? answerFromFacts(speaking)
    yield spoken.text
    return { spoken }
  }
  const model = yield* speakWithModel(use, speaking)
  use.report?.(model)
  if (!model.isBroken && model.text !== '' && !model.isOwing)
    return { model, spoken: { text: model.text, sources: model.sources, known: !isUnanswered(model) } }
  // Broken off, or what it told may not be said: what the visitor has read stays, and our own words go on.
  const { warning, question } = speaking
  // The calendar's own words stand then.
  if (question.step && question.step.turn.rest === undefined && !warning)
    return { model, spoken: { text: model.text, sources: model.sources, known: true } }
  const spoken = warning ? { text: warning, sources: [], known: true } : goOnFromFacts(model.text, speaking)
  const text = joinSentences(model.text, spoken.text)
  if (text !== model.text) yield text.slice(model.text.length)
  return { model, spoken: { ...spoken, text } }
}

const notedBy = (model: ModelReply | undefined, { question, state }: Speaking): ConversationState =>
  model && !model.isBroken ? withNoted(question, state, model.noted) : state

/** It says that the answer isn't at hand, and nothing of the business's own stands beside that. */
const isUnanswered = ({ tags, isUnknowing }: ModelReply): boolean => tags.has('unknown') || isUnknowing

function urgentAnswer(question: Question, understood: Understood, state: ConversationState, content: string): Answer {
  const spoken: Spoken = { text: content, sources: [], known: true }
  return {
    ...decide({ question, understood: { ...understood, kind: 'urgent' }, state, spoken }),
    content,
    answeredBy: 'facts',
    rule: URGENT,
  }
}
