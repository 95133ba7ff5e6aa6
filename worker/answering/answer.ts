import { plain } from '../knowledge'
import { joinSentences } from '../text/joinSentences'
import { endsWithQuestionMark } from '../text/marks'
import { asModelHeard } from './act/asModelHeard'
import {
  awaiting,
  bookingAnswer,
  bookingMessage,
  goesOnBooking,
  inTheirLanguage,
  ofTurn,
  resting,
  timesShown,
  withoutOffer,
} from './act/booking'
import { answeredStep } from './act/bookingStep'
import { dangerOf, isMetAtOnce, urgentAnswer, warningOf } from './act/danger'
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
import type { Answer, Answerer, Question } from './answerer'
import { gather } from './gather/gather'
import { withoutOwnContacts } from './gather/withoutOwnContacts'
import { type ModelReply, type ModelUse, speakWithModel } from './speak/speakWithModel'
import type { Spoken } from './speak/spoken'
import { withNoted } from './speak/withNoted'
import { answerAsked } from './speak/withoutModel/answerAsked'
import { answerEach } from './speak/withoutModel/answerEach'
import { answerFromFacts } from './speak/withoutModel/answerFromFacts'
import { introduce } from './speak/withoutModel/facts/introduce'
import { goOnFromFacts } from './speak/withoutModel/goOnFromFacts'
import type { Speaking } from './speak/withoutModel/speaking'
import type { ConversationState } from './state'
import { withoutEndless } from './understand/readable'
import { remember } from './understand/remember'
import { understand } from './understand/understand'

const RULE_FACT_CHECK = 'The fact check: anything your front desk doesn’t know was taken out or put in your own words'

/**
 * understand, gather, speak, check, act: with a model where one is given, else from what the business says alone. A message is `heard` by rules,
 * `meant` as the calendar corrects that, `told` without the business's own contacts, and `understood` with what the evidence is looked up by.
 */
export const answererWith = (use: ModelUse | undefined): Answerer =>
  async function* (asked) {
    const isByModel = use !== undefined
    const question = { ...asked, text: withoutEndless(asked.text), state: awaiting(asked.state) }
    const heard = inTheirLanguage(question, understand(question))
    // What every trade is looked at for, and any danger without a model, is answered at once; where nobody is to call the business, before the evidence
    // is read.
    const isAtOnce = !isByModel || isMetAtOnce(question.text)
    const atOnce = isAtOnce ? dangerOf(question, heard) : undefined
    if (atOnce?.next === 'nothing') {
      yield atOnce.content
      return urgentAnswer(question, heard, remember(question.state, heard, question.text), atOnce.content)
    }
    const answered = stateAnswered(question, heard)
    const isBooking = !answered && heard.danger === undefined && !isAnsweredByOwner(question)
    const asking = isBooking && question.booking ? bookingMessage(question, heard, isByModel) : undefined
    const turn = asking && (await question.booking?.(asking))
    const booked = asking && turn && !turn.isAside ? bookingAnswer(question, asking, turn) : undefined
    if (booked && turn) return yield* answeredStep(answererWith(use), isByModel, question, booked, turn)
    // Of a turn that isn't a step of the booking: what takes it up again after the answer.
    const aside = turn
    const reply = answered && !use ? replyToAnswer(question, heard, answered) : undefined
    if (reply) {
      yield reply.content
      return reply
    }
    const meant = aside?.kind ? { ...heard, kind: aside.kind } : heard
    const evidence = gather({ ...question, found: await question.find(meant.lookup) }, meant)
    const told = withoutOwnContacts(answered ? asTold(meant) : meant, evidence)
    const understood = { ...told, lookup: evidence.lookup }
    // With a step its state holds this message already: remembered again it would count twice.
    const state = question.step ? question.state : (answered ?? remember(question.state, understood, question.text))
    const known = { question, understood, state, evidence }
    const warning = warningOf(known)
    if (isAtOnce && warning) {
      yield warning
      return urgentAnswer(question, understood, state, warning)
    }
    const mayAsk =
      use && !warning && !question.step ? (answered ? questionsLeft : questionsAfter)(question, heard, state) : []
    const visits = use && state.calendar?.hasBooked ? await question.visits?.() : undefined
    const speaking = {
      ...known,
      mayAsk,
      ...(visits && { visits }),
      ...(warning && { warning }),
      ...(aside && { aside }),
    }
    const { spoken, model } = yield* speak(use, speaking)
    const settled = { ...speaking, ...asModelHeard(known, model) }
    const answer: Answer = {
      ...decide({ ...settled, state: notedBy(model, settled), spoken, ...(model && { model }) }),
      content: spoken.text,
      answeredBy: model && !model.isBroken && model.kept > 0 ? 'model' : 'facts',
      ...(model && { tokens: model.tokens }),
      ...(model && model.changed.length > 0 && { rule: RULE_FACT_CHECK }),
      // Whom we ask such questions is a lead already, which gains the answer.
      ...(answered && { needsLeadCapture: false, lead: state.details }),
    }
    return yield* ended(use, { ...speaking, model }, answer)
  }

type Said = { spoken: Spoken; model?: ModelReply }

/** A reply ends with at most one more thing: the booking taken up again, open times, or a question of the business's. */
async function* ended(
  use: ModelUse | undefined,
  { question, understood, state, aside, mayAsk = [], warning, model }: Speaking & { model: ModelReply | undefined },
  answer: Answer,
): AsyncGenerator<string, Answer> {
  if (aside && goesOnBooking(question, answer, aside.content)) {
    const content = joinSentences(answer.content, aside.content)
    yield content.slice(answer.content.length)
    return { ...answer, content, ...ofTurn(aside, answer.state) }
  }
  // The model took it up by a question of its own.
  if (aside && use && aside.content !== '' && endsWithQuestionMark(answer.content))
    return { ...answer, ...ofTurn(aside, withoutOffer(answer.state)) }
  const showsTimes = model?.tags.has('booking') === true && !state.booking
  const shown = showsTimes ? await timesShown(question, understood, answer, use !== undefined) : undefined
  if (shown) {
    yield shown.content.slice(answer.content.length)
    return shown
  }
  if (aside) return { ...answer, state: resting(aside, answer.state) }
  // A model ends with one of them itself.
  if (use) return { ...answer, state: stateAsking(answer.state, answer.content, mayAsk) }
  const further = warning ? undefined : questionAfter(question, understood, answer)
  if (!further) return answer
  const content = joinSentences(answer.content, further.text)
  yield content.slice(answer.content.length)
  return { ...answer, content, state: further.state }
}

/** What the owner wrote for these very words is said, whatever else they may mean. */
const isAnsweredByOwner = ({ text, profile, state }: Question): boolean =>
  state.booking === undefined && profile.faqs.some((row) => plain(row.question) === plain(text))

async function* speak(use: ModelUse | undefined, speaking: Speaking): AsyncGenerator<string, Said> {
  // What the business is about is said in its own words, with what to ask next.
  const introduced = speaking.understood.action === 'learnMore' ? introduce(speaking) : undefined
  if (introduced || !use) {
    const spoken = introduced ?? (await answerEach(speaking)) ?? answerAsked(speaking) ?? answerFromFacts(speaking)
    yield spoken.text
    return { spoken }
  }
  const model = yield* speakWithModel(use, speaking)
  use.report?.(model)
  if (!model.isBroken && model.text !== '' && !model.isOwing)
    return {
      model,
      spoken: { text: model.text, sources: model.sources, known: !isUnanswered(model, speaking.question.state) },
    }
  // Broken off, or what it told may not be said: what the visitor has read stays, and our own words go on.
  const { warning, question } = speaking
  // Of a step of the booking `toldByModel` adds the calendar's.
  if (question.step && question.step.turn.rest === undefined && !warning)
    return { model, spoken: { text: model.text, sources: model.sources, known: true } }
  const spoken = warning ? { text: warning, sources: [], known: true } : goOnFromFacts(model.text, speaking)
  const text = joinSentences(model.text, spoken.text)
  if (text !== model.text) yield text.slice(model.text.length)
  return { model, spoken: { ...spoken, text } }
}

const notedBy = (model: ModelReply | undefined, { question, state }: Speaking): ConversationState =>
  model && !model.isBroken ? withNoted(question, state, model.noted) : state

/** A model that leaves tags marks what it doesn't know by one, and its words alone don't count: "I see no age limit, and seniors pay less" answers. */
const isUnanswered = ({ tags, isUnknowing, noted }: ModelReply, { isNoted }: ConversationState): boolean =>
  tags.has('unknown') || (isUnknowing && !noted && !isNoted)
