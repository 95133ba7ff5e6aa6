import type { Question } from './answerer'
import { contactsOf } from './evidence/contacts'
import type { Evidence } from './evidence/evidence'
import type { Passage } from './evidence/passages'
import { type Asked, type Ranked, rank, weigh } from './evidence/rank'
import { matchOf } from './language/concepts'
import { tokens } from './language/tokens'
import { isOtherAction } from './language/wordClasses'
import { asksOfHoliday, type Kind, kindOf, type Wanted, wantedIn } from './question/kinds'
import { type Reading, readQuestion } from './question/readQuestion'
import { isGeneralKnowledge } from './question/smallTalk'
import { aboutReply } from './replies/aboutReply'
import { areaReply } from './replies/areaReply'
import { contactReply, placeReply } from './replies/contactReply'
import type { Draft } from './replies/draft'
import { hoursReply } from './replies/hoursReply'
import { offerReply, passageReply } from './replies/passageReply'
import { priceReply, pricesReply } from './replies/priceReply'
import { elsewhere, refusal } from './replies/refusal'

/** How much of a question its answer must meet, weighed by rarity. */
const ENOUGH: Record<'price' | 'offer' | 'faq' | 'other', number> = { price: 0.6, offer: 0.6, faq: 0.52, other: 0.6 }
/** Above this an FAQ row is what was asked, whatever kind of question it looks like. */
const PLAINLY = 0.6
const isPlain = ({ passage, coverage, returned }: Ranked) =>
  passage.kind === 'faq' && coverage >= PLAINLY && returned >= PLAINLY

const PRICE_WORDS =
  /^(?:price|prices|pricing|cost|costs|costing|charge|charges|charged|charging|fee|fees|rate|rates|expensive|cheap|affordable|run|runs|ballpark|dollars?|bucks|pay|set|back|come|estimate|quote)$/

const conceptsFor = (kind: Kind, reading: Reading, name: string): Reading['concepts'] => {
  const named = new Set(tokens(name).map(({ stem }) => stem))
  return reading.concepts.filter(({ words, stems, groups }) => {
    if (kind === 'price' && words.every((word) => PRICE_WORDS.test(word))) return false
    return groups.length > 0 || !stems.every((stem) => named.has(stem))
  })
}

/** A story is met by what it is about, not by each of its words. */
const ENOUGH_OF_STORY = 0.25
const ENOUGH_OF_FAQ = 0.4

/** A "we don't" is worth quoting sooner: it keeps nobody waiting for what isn't offered. */
const ENOUGH_OF_NO = 0.4

const enough = (ranked: Ranked, kind: Kind, story: boolean, wanted: Wanted | undefined): boolean => {
  const { passage, coverage, returned, fits, missesKey, missesAbsent, meetsKey } = ranked
  if (!fits) return false
  if (story) return meetsKey && coverage >= ENOUGH_OF_STORY
  if (kind === 'offer' && ranked.denies && coverage >= ENOUGH_OF_NO) return true
  if (passage.kind === 'faq' && kind !== 'price' && returned >= 0.8) {
    if (passage.carries.no && meetsKey) return true
    if (!missesAbsent && wanted !== undefined && passage.wants === wanted) return true
    if (!missesAbsent && meetsKey && coverage >= ENOUGH_OF_FAQ) return true
  }
  const floor = passage.kind === 'faq' ? ENOUGH.faq : kind === 'price' || kind === 'offer' ? ENOUGH[kind] : ENOUGH.other
  return !missesKey && coverage >= floor
}

/** From what the business says to a draft of a reply, or an honest refusal. */
export const answerFromEvidence = (reading: Reading, question: Question, evidence: Evidence): Draft => {
  const { profile, now } = question
  const { line } = reading
  const kind = kindOf(reading)
  const holiday = asksOfHoliday(line)
  const wanted = wantedIn(line)
  const concepts = conceptsFor(kind, reading, profile.name)
  const asked = weigh(concepts, evidence.passages, reading.story)
  const ranked = rank(asked, line, evidence.passages, wanted)
  const fitting = ranked.filter((one) => enough(one, kind, reading.story, wanted))
  const named = concepts.some(({ light, groups }) => !light || groups.length > 0)
  const plainly = fitting[0] !== undefined && named && isPlain(fitting[0]) ? passageReply(fitting, evidence) : undefined

  const byKind = (): Draft | undefined => {
    switch (kind) {
      case 'hours':
        return holiday ? plainly : (hoursReply(line, evidence, profile.timeZone, now) ?? plainly)
      case 'place':
        return placeReply(profile.location, evidence)
      case 'area':
        return plainly ?? areaReply(concepts, profile.location, line, evidence)
      case 'phone':
        return lineReply(fitting, evidence) ?? contactReply(kind, evidence)
      case 'fax':
      case 'email':
      case 'contact':
        return contactReply(kind, evidence)
      case 'about':
        return aboutReply(profile)
      case 'price':
        return priceReply(fitting, evidence) ?? (named ? undefined : pricesReply(evidence))
      case 'offer':
        return named && !asksOtherwise(asked, ranked) ? offerReply(fitting, evidence) : undefined
      default:
        if (reading.story && fitting[0] !== undefined && !isProse(fitting[0].passage))
          return offerReply(fitting, evidence)
        return named
          ? passageReply(
              fitting.filter(({ passage }) => isProse(passage)),
              evidence,
            )
          : undefined
    }
  }
  const reply = byKind() ?? answerToOneOf(reading, question, evidence)
  if (reply !== undefined) return reply
  if (isGeneralKnowledge(line)) return elsewhere(profile.name, line)
  const phone = evidence.contacts.phone
  return refusal(kind, holiday, line, phone === undefined ? undefined : undefined)
}

/** "Clean gutters" where gutters are only installed: what is done to the thing is said, and it is something else. */
const asksOtherwise = (asked: Asked[], ranked: Ranked[]): boolean => {
  const actions = asked
    .filter(({ concept, key }) => concept.action && concept.groups.length > 0 && !key)
    .map(({ concept }) => concept)
  if (actions.length === 0) return false
  const about = ranked.filter(({ missesKey }) => !missesKey).map(({ passage }) => passage)
  const done = about.some(({ own, around }) =>
    actions.some((action) => matchOf(action, own) > 0 || matchOf(action, around) > 0),
  )
  return !done && about.some(({ own }) => [...own.stems].some((stem) => isOtherAction(stem)))
}

/** A number of its own for what was asked: the night line, the billing desk. */
const lineReply = (fitting: Ranked[], evidence: Evidence): Draft | undefined => {
  const lines = fitting.filter(({ passage }) => isProse(passage) && contactsOf([passage.text]).phone !== undefined)
  return lines.length === 0 ? undefined : passageReply(lines, evidence)
}

const isProse = ({ kind }: Passage): boolean => kind === 'faq' || kind === 'sentence' || kind === 'row'

/** Of several questions in one message, the last that can be answered. */
const answerToOneOf = (reading: Reading, question: Question, evidence: Evidence): Draft | undefined => {
  const asking = reading.clauses.filter(({ asks, line }) => asks && line.split(' ').length > 2)
  if (reading.clauses.length < 2 || asking.length < 2) return undefined
  return asking
    .toReversed()
    .map(({ line }) => answerFromEvidence(readQuestion(line, evidence.vocabulary), question, evidence))
    .find(({ known }) => known)
}
