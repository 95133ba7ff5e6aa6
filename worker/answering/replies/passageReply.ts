import type { Evidence } from '../evidence/evidence'
import { isDenial, type Passage } from '../evidence/passages'
import type { Ranked } from '../evidence/rank'
import { type Draft, distinct, fact, lowerFirst, sentence, service } from './draft'

const LONGEST = 440
/** So short a sentence is rounded off by the next. */
const SHORT = 40
/** A second passage is said too when it answers just as well. */
const AS_WELL = 0.95

/** An item of so many words says something, a shorter one only names it. */
const TELLING = 4

/** A sentence that leans on the one before it makes no sense alone. */
const LEANS =
  /^(?:it|they|this|that|these|those|for (?:those|these|that|this)|he|she|both|then|and|but|or|so|also|otherwise|the fee|if so|which|there)\b/i

/** The sentence that answers, first; with the one it leans on and the one that leans on it. */
const inContext = (passage: Passage, evidence: Evidence): string => {
  const paragraph = evidence.passages.filter(
    (other) => other.paragraph === passage.paragraph && other.kind === 'sentence',
  )
  const at = paragraph.indexOf(passage)
  const before = LEANS.test(passage.text) ? paragraph[at - 1]?.text : undefined
  const next = paragraph[at + 1]?.text
  const after = next !== undefined && (LEANS.test(next) || passage.text.length < SHORT) ? next : undefined
  return [before, passage.text, after].filter(Boolean).join(' ')
}

/** What is said of a passage: an owner's words as they stand, a list's item put into a sentence. */
const told = (passage: Passage, evidence: Evidence): string => {
  if (passage.kind === 'faq') return passage.text
  if (passage.kind === 'sentence') return inContext(passage, evidence)
  if (passage.kind === 'row') return sentence(passage.text)
  return sentence(
    isDenial(passage.heading) ? `${passage.heading}: ${passage.text}` : `We do list ${lowerFirst(passage.text)}`,
  )
}

export const passageReply = (ranked: Ranked[], evidence: Evidence): Draft | undefined => {
  const best = ranked[0]
  if (best === undefined) return undefined
  const first = told(best.passage, evidence)
  const second = ranked.find(
    ({ passage, score, missesKey }) =>
      passage.paragraph !== best.passage.paragraph &&
      ['faq', 'sentence'].includes(passage.kind) &&
      !missesKey &&
      score >= AS_WELL * best.score,
  )
  const more = second === undefined ? '' : told(second.passage, evidence)
  const both = more !== '' && !first.includes(more) && first.length + more.length < LONGEST
  const sources = distinct([best.passage.source, ...(both && second !== undefined ? [second.passage.source] : [])])
  return fact(both ? `${sentence(first)} ${sentence(more)}` : sentence(first), sources)
}

/** A label that heads a text stands for what the text says. */
const beneath = (ranked: Ranked, evidence: Evidence): Ranked[] => {
  const { kind, text } = ranked.passage
  const first =
    kind === 'item' && evidence.passages.find((other) => other.kind !== 'item' && other.heading.endsWith(text))
  return first ? [{ ...ranked, passage: first }] : [ranked]
}

/** An answer in the business's own sentences; that a thing is named in a list answers only whether it is offered. */
export const proseReply = (ranked: Ranked[], evidence: Evidence): Draft | undefined =>
  passageReply(
    ranked
      .flatMap((one) => beneath(one, evidence))
      .filter(
        ({ passage }) =>
          ['faq', 'sentence', 'row'].includes(passage.kind) || (passage.kind === 'item' && passage.size >= TELLING),
      ),
    evidence,
  )

/** A heading that opens like this is no service. */
const ASKING_LABEL = /^(?:when|what|how|where|why|who|before|after|your|our|about|prepare|please|is|are|do|can)\b/i

/** A yes to "do you do …", with what else is said of it. */
export const offerReply = (ranked: Ranked[], evidence: Evidence): Draft | undefined => {
  const best = ranked[0]
  if (best === undefined) return undefined
  const refusing = ranked.find(
    ({ denies, passage, returned, coverage }) =>
      (denies || (passage.kind === 'faq' && returned > 0.5 && /^\W*no\b/i.test(passage.text))) &&
      coverage >= 0.6 * best.coverage,
  )
  const prose =
    refusing ??
    ranked.find(
      ({ passage, missesKey, score }) =>
        ['faq', 'sentence', 'row'].includes(passage.kind) && !missesKey && score >= 0.8 * best.score,
    )
  const item = ranked.find(
    ({ passage, missesKey, coverage }) =>
      ['service', 'specialty', 'item'].includes(passage.kind) &&
      !isDenial(passage.heading) &&
      !ASKING_LABEL.test(passage.text) &&
      !missesKey &&
      coverage >= 0.8 * best.coverage,
  )
  if (refusing !== undefined || item === undefined) {
    return passageReply([prose ?? best, ...ranked], evidence)
  }
  const offered =
    item.passage.kind === 'specialty'
      ? `Yes, ${lowerFirst(item.passage.text)} ${/s$/.test(item.passage.text) ? 'are' : 'is'} one of our specialties.`
      : `Yes, we offer ${lowerFirst(item.passage.text)}.`
  const more = prose === undefined ? '' : sentence(told(prose.passage, evidence))
  const both = more !== '' && more.length + offered.length < LONGEST
  return service(
    both ? `${offered} ${more}` : offered,
    distinct([item.passage.source, ...(both && prose !== undefined ? [prose.passage.source] : [])]),
  )
}
