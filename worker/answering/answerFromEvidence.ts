import type { Question } from './answerer'
import type { Evidence } from './evidence/evidence'
import { asksOtherwise } from './evidence/otherWork'
import { type Ranked, rank } from './evidence/rank'
import { isPlain, suffices } from './evidence/suffice'
import { type Asked, weigh } from './evidence/weigh'
import { matchOf } from './language/concepts'
import { tokens } from './language/tokens'
import { PACKS } from './packs/packs'
import { asksOfHoliday, type Kind, kindOf, type Wanted, wantedIn } from './question/kinds'
import { questionsIn, type Reading, readQuestion } from './question/readQuestion'
import { isGeneralKnowledge } from './question/smallTalk'
import { aboutReply } from './replies/aboutReply'
import { AREA, areaReply } from './replies/areaReply'
import { contactReply, lineReply, placeReply } from './replies/contactReply'
import { daysIn } from './replies/days'
import type { Draft } from './replies/draft'
import { exceptionReply } from './replies/exceptionReply'
import { feastReply } from './replies/feastReply'
import { hoursReply } from './replies/hoursReply'
import { introductionReply } from './replies/introductionReply'
import { ofTheseDays, openReply } from './replies/openReply'
import { pageReply } from './replies/pageReply'
import { offerReply, passageReply, proseReply } from './replies/passageReply'
import { priceReply, pricesReply } from './replies/priceReply'
import { elsewhere, refusal } from './replies/refusal'
import { symptomReply } from './replies/symptomReply'

const PRICE_WORDS =
  /^(?:price|prices|pricing|cost|costs|costing|charge|charges|charged|charging|fee|fees|rate|rates|expensive|cheap|affordable|run|runs|ballpark|dollars?|bucks|pay|set|back|come|estimate|quote|list|lists|menu|cheapest|lowest)$/

const LASTS = /^(?:takes?|lasts?|runs?|long|until|be)$/

/** What a question is about: neither the words that only ask for a price nor the business's own name. */
const subjectsOf = (kind: Kind, wanted: Wanted | undefined, reading: Reading, name: string): Reading['concepts'] => {
  const named = new Set(tokens(name).map(({ stem }) => stem))
  return reading.concepts.filter(({ words, stems, groups }) => {
    if (kind === 'price' && words.every((word) => PRICE_WORDS.test(word))) return false
    if (wanted === 'duration' && words.every((word) => LASTS.test(word))) return false
    return groups.length > 0 || !stems.every((stem) => named.has(stem))
  })
}

type Search = {
  kind: Kind
  reading: Reading
  subjects: Reading['concepts']
  asked: Asked[]
  ranked: Ranked[]
  fitting: Ranked[]
}

const search = (reading: Reading, { profile }: Question, evidence: Evidence): Search => {
  const kind = kindOf(reading)
  const wanted = wantedIn(reading.line)
  const subjects = subjectsOf(kind, wanted, reading, profile.name)
  const asked = weigh(subjects, evidence.passages, {
    story: reading.story,
    offer: kind === 'offer',
    counts: evidence.counts,
    everyones: PACKS[profile.businessType].everyones,
  })
  const ranked = rank(asked, reading.line, evidence.passages, wanted, reading.story)
  const fitting = ranked.filter((one) =>
    suffices(one, asked, { kind, wanted, story: reading.story, line: reading.line }),
  )
  return { kind, reading, subjects, asked, ranked, fitting }
}

const plainly = ({ fitting }: Search, evidence: Evidence): Draft | undefined =>
  fitting[0] !== undefined && isPlain(fitting[0]) ? passageReply(fitting, evidence) : undefined

/** "Would you come to our venue", "do you service e-bikes": what the lexicon knows or the owner lists is no town. */
const namesNoPlace = (subjects: Reading['concepts'], { passages }: Evidence): boolean => {
  const named = subjects.filter(({ light, action, groups }) => !light && !action && !groups.includes(AREA))
  const offered = passages.filter(({ kind }) => kind === 'service' || kind === 'specialty')
  return (
    named.length > 0 &&
    named.every((concept) => concept.groups.length > 0 || offered.some(({ own }) => matchOf(concept, own) > 0))
  )
}

/** "What brands do you have" is not answered by one that isn't carried, as long as anything else is said. */
const WHICH = /^(?:\w+ )?(?:what|which)\b/
const sayingYes = (fitting: Ranked[]): Ranked[] => {
  const others = fitting.filter(({ denies }) => !denies)
  return others.length > 0 ? others : fitting
}

const byKind = (found: Search, { profile, page, now }: Question, evidence: Evidence): Draft | undefined => {
  const { kind, reading, subjects, fitting } = found
  const { line } = reading
  switch (kind) {
    case 'hours':
      if (asksOfHoliday(line))
        return (
          exceptionReply(line, evidence, profile.timeZone, now) ??
          plainly(found, evidence) ??
          feastReply(line, evidence)
        )
      return (
        ofTheseDays(found.ranked, line) ??
        hoursReply(line, subjects, evidence, profile.timeZone, now) ??
        openReply(evidence) ??
        proseReply(fitting, evidence)
      )
    case 'place':
      return placeReply(profile.location, subjects, evidence)
    case 'area':
      return (
        plainly(found, evidence) ??
        (namesNoPlace(subjects, evidence)
          ? (proseReply(fitting, evidence) ?? offerReply(fitting, evidence))
          : undefined) ??
        areaReply(subjects, profile.location, line, evidence)
      )
    case 'phone':
      return contactReply(kind, subjects, evidence) ?? lineReply(fitting)
    case 'fax':
    case 'email':
    case 'contact':
      return contactReply(kind, subjects, evidence) ?? proseReply(fitting, evidence)
    case 'about':
      return aboutReply(profile)
    case 'page':
      return pageReply(page, evidence) ?? aboutReply(profile)
    case 'price':
      return priceReply(fitting, evidence) ?? (subjects.length === 0 ? pricesReply(evidence) : undefined)
    case 'offer':
      if (asksOtherwise(found.asked, found.ranked)) return undefined
      return offerReply(WHICH.test(line) ? sayingYes(fitting) : fitting, evidence)
    default:
      if (COMES.test(line) && (daysIn(line).length > 0 || subjects.every(({ light, action }) => light || action)))
        return hoursReply(line, subjects, evidence, profile.timeZone, now) ?? proseReply(fitting, evidence)
      return reading.story ? offerReply(fitting, evidence) : proseReply(fitting, evidence)
  }
}

/** "When can I drop it off" asks when somebody is there. */
const COMES =
  /\b(?:what times?|when|how (?:late|early))\b.*\b(?:fetch|collect|pick|drop|bring|come|get there|arrive|stop by|visit)\b|\b(?:drop ?off|pick ?up|collection)\b.*\bwhat times?\b/

/** Of several questions in one message, the last that can be answered; a question alone, where its story drowns it. */
const toOneOf = (reading: Reading, question: Question, evidence: Evidence): Draft | undefined => {
  if (reading.clauses.length === 1) return undefined
  const asking = questionsIn(reading)
  return asking
    .toReversed()
    .map(({ line }) => readQuestion(line, evidence.vocabulary))
    .filter((alone) => alone.concepts.length > 0 || kindOf(alone) !== 'price')
    .filter(({ concepts }) => asking.length > 1 || concepts.some(({ light, action }) => !light && !action))
    .map((alone) => answerFromEvidence(alone, question, evidence))
    .find(({ known }) => known)
}

/** What will come of the visitor's own case stands on no page. */
const FORESEES =
  /\bwill (?:i|we) (?:\w+ )?(?:win|lose|get (?!an?\b|the\b|my\b|charged)|owe|qualify|be (?:able|ok|fine|charged with))\b|\bhow much (?:will|would|can|could) (?:my|i (?:get|win|owe))\b(?! \w+ (?:cost|be to)\b)|\bwhat are my chances\b|\bdo i have a case\b|\bhow much (?:is|are) my \w+ worth\b/

/** From what the business says to a draft of a reply, or an honest refusal. */
export const answerFromEvidence = (reading: Reading, question: Question, evidence: Evidence): Draft => {
  const found = search(reading, question, evidence)
  const reply = FORESEES.test(reading.line)
    ? plainly(found, evidence)
    : (byKind(found, question, evidence) ?? toOneOf(reading, question, evidence))
  if (reply !== undefined) return reply
  const onFeast = asksOfHoliday(reading.line)
    ? exceptionReply(reading.line, evidence, question.profile.timeZone, question.now)
    : undefined
  if (onFeast !== undefined) return onFeast
  const who = introductionReply(reading.line, evidence)
  if (who !== undefined) return who
  if (isGeneralKnowledge(reading.line)) return elsewhere(question.profile.name, reading.line)
  const related = reading.story ? symptomReply(reading.line, question.profile.businessType, evidence) : undefined
  if (related !== undefined) return related
  return refusal(found.kind, asksOfHoliday(reading.line), reading.line, evidence.contacts.phone)
}

/** The FAQ row that a message plainly asks for, if there is one: worth saying beside the booking link. */
export const plainAnswer = (reading: Reading, question: Question, evidence: Evidence): Draft | undefined =>
  plainly(search(reading, question, evidence), evidence)
