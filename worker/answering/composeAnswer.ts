import type { Answer, Question } from './answerer'
import { answerFromEvidence, plainAnswer } from './answerFromEvidence'
import type { Evidence } from './evidence/evidence'
import { FAQ, PROFILE } from './evidence/passages'
import { sentencesOf } from './evidence/sentences'
import type { Pack } from './packs/pack'
import { PACKS } from './packs/packs'
import { withContext } from './question/followUp'
import { type Intents, intentsOf } from './question/intents'
import { isPrice } from './question/kinds'
import { questionsIn, type Reading, readQuestion } from './question/readQuestion'
import { isAgreement, isForOthers, smallTalkIn } from './question/smallTalk'
import { dayReply } from './replies/dayReply'
import { type Draft, distinct } from './replies/draft'
import { intentReply } from './replies/intentReply'
import { OFFER_TIME, offersDetails, offersTime } from './replies/offers'
import { ownersReply } from './replies/ownersReply'
import { elsewhere, offerDetails } from './replies/refusal'
import { smallTalkReply } from './replies/smallTalkReply'

/** What was only read stands behind what the owner wrote: a page may be out of date. */
const isOfSiteAlone = ({ sources }: Draft): boolean =>
  sources.length > 0 && sources.every(({ title }) => title !== FAQ.title && title !== PROFILE.title)

const NO_INTENTS: Intents = {
  booking: false,
  lead: false,
  quote: false,
  contact: false,
  person: false,
  change: false,
  complaint: false,
}

/** A page poured out is no answer. */
const LONGEST = 600
const shortened = (content: string): string => {
  if (content.length <= LONGEST) return content
  let said = ''
  for (const sentence of sentencesOf(content)) {
    if (`${said} ${sentence}`.length > LONGEST) break
    said = `${said} ${sentence}`.trim()
  }
  return said === '' ? `${content.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…` : said
}

const answer = (draft: Draft, flags: { lead: boolean; booking: boolean; contact?: boolean }): Answer => ({
  content: shortened(draft.content),
  needsLeadCapture: flags.lead,
  needsScheduling: flags.booking,
  ...(flags.contact && { wantsContact: true as const }),
  sources: draft.sources,
  known: draft.known,
  answeredBy: 'facts',
})

/** An intent's own reply, after the answer to whatever else was asked. */
const withIntent = (
  intents: Intents,
  draft: Draft | undefined,
  canBook: boolean,
  quoteQuestions: string[] = [],
): Answer => {
  const first = draft?.known === true && draft.content.length < 380 ? `${draft.content} ` : ''
  const asked = intentReply(intents, canBook, { quoteQuestions, isAlone: first === '' })
  return answer(
    {
      content: first + asked,
      sources: first === '' ? [] : (draft?.sources ?? []),
      known: true,
      about: 'talk',
    },
    {
      lead: intents.lead || (intents.booking && !canBook),
      booking: intents.booking && canBook,
      contact: intents.contact,
    },
  )
}

const withOffer = (draft: Draft, question: Question, line: string): Answer => {
  const lastReply = question.history.findLast(({ type }) => type === 'bot')?.content ?? ''
  if (!draft.known && draft.about !== 'talk') {
    const again = offersDetails(lastReply)
    const offer = again ? 'Leave your details below and someone will get back to you.' : offerDetails(line)
    return answer({ ...draft, content: `${draft.content} ${offer}` }, { lead: again, booking: false })
  }
  const offersOne =
    draft.about === 'service' &&
    question.profile.calendlyUrl !== null &&
    !offersTime(lastReply) &&
    draft.content.length < 400
  return answer(offersOne ? { ...draft, content: `${draft.content} ${OFFER_TIME}` } : draft, {
    lead: false,
    booking: false,
  })
}

/** "How much is a pedicure, and can I pay by card?": each has its answer, where each has one. */
const answersToEach = (reading: Reading, question: Question, evidence: Evidence): Draft | undefined => {
  const asking = questionsIn(reading)
  if (asking.length !== 2) return undefined
  const [first, second] = asking.map(({ line }) =>
    answerFromEvidence(readQuestion(line, evidence.vocabulary), question, evidence),
  )
  if (!first?.known || !second?.known || first.about === 'talk' || second.about === 'talk') return undefined
  if (first.content.includes(second.content) || second.content.includes(first.content)) return undefined
  if (first.content.length + second.content.length >= LONGEST) return undefined
  return {
    content: `${first.content} ${second.content}`,
    sources: distinct([...first.sources, ...second.sources]),
    known: true,
    about: 'fact',
  }
}

/** The reply of a good receptionist who knows what is in `evidence` and nothing else. */
export const composeAnswer = (question: Question, evidence: Evidence): Answer => {
  const { profile, history } = question
  const canBook = profile.calendlyUrl !== null
  const first = readQuestion(question.text, evidence.vocabulary)
  const lastReply = history.at(-1)?.type === 'bot' ? (history.at(-1)?.content ?? '') : ''
  if (isAgreement(first.line) && offersTime(lastReply))
    return withIntent({ ...NO_INTENTS, booking: true }, undefined, canBook)
  if (isAgreement(first.line) && offersDetails(lastReply))
    return withIntent({ ...NO_INTENTS, lead: true, contact: true }, undefined, canBook)

  const talk = smallTalkIn(first.line)
  if (talk !== undefined) return answer(smallTalkReply(talk, profile.name), { lead: false, booking: false })
  if (isForOthers(first.line)) return answer(elsewhere(profile.name, first.line), { lead: false, booking: false })

  const pack = PACKS[profile.businessType]
  const intents = intentsOf(first, question.text, evidence.contacts, pack.intents)
  if (intents.booking || intents.lead) {
    const others = first.clauses
      .filter(({ asks, line }) => asks && !wantsSomeone(line, evidence, pack))
      .map(({ line }) => line)
    const asksAtAll = first.clauses.some(({ asks }) => asks)
    const also =
      others.length === 0
        ? ((asksAtAll || intents.change ? plainAnswer(first, question, evidence) : undefined) ??
          (intents.booking ? dayReply(first.line, evidence, profile.timeZone, question.now) : undefined))
        : answerFromEvidence(readQuestion(others.join('? '), evidence.vocabulary), question, evidence)
    return withIntent(intents, also, canBook, pack.quoteQuestions)
  }
  const answers = answersToEach(first, question, evidence)
  if (answers !== undefined) return withOffer(answers, question, first.line)
  const inContext = withContext(first, history, evidence.vocabulary)
  const follows = answerFromEvidence(inContext, question, evidence)
  /* What was just said is no answer to what is asked after it, unless its price is. */
  const isSaidAgain = inContext !== first && lastReply.startsWith(follows.content) && !isPrice(first.line)
  const reading = isSaidAgain ? first : inContext
  const draft = isSaidAgain ? answerFromEvidence(first, question, evidence) : follows
  const own = draft.known && !isOfSiteAlone(draft) ? undefined : ownersReply(profile, question.text)
  return withOffer(own ?? draft, question, reading.line)
}

const wantsSomeone = (line: string, evidence: Evidence, pack: Pack): boolean => {
  const intents = intentsOf(
    { line, clauses: [{ line, asks: true }], concepts: [], story: false },
    line,
    evidence.contacts,
    pack.intents,
  )
  return intents.booking || intents.lead
}
