import type { Evidence } from '../evidence/evidence'
import { isDenial, type Passage } from '../evidence/passages'
import type { Ranked } from '../evidence/rank'
import { words } from '../language/tokens'
import { type Draft, distinct, fact, lowerFirst, sentence, service } from './draft'
import { saidRow } from './saidRow'

const LONGEST = 440
/** So short a sentence is rounded off by the next. */
const SHORT = 40
/** A second passage is said too when it answers just as well. */
const AS_WELL = 0.95

/** An item of so many words says something, a shorter one only names it. */
const TELLING = 4

/** An item of more words is a sentence of its own. */
const WORDY = 8

/** A sentence that leans on the one before it makes no sense alone. */
const LEANS =
  /^(?:it|they|this|that|these|those|for (?:those|these|that|this)|he|she|both|then|and|but|or|so|also|otherwise|the fee|if so|which|there)\b/i

/** Together no longer than this, the sentence that answers with those around it. */
const IN_CONTEXT = 330

/** The sentence that answers, with the one it leans on and the one that leans on it; of a long answer, as much as follows. */
const inContext = (passage: Passage, evidence: Evidence): string => {
  const paragraph = evidence.passages.filter(
    ({ paragraph: of, kind, heading }) =>
      of === passage.paragraph && kind === passage.kind && heading === passage.heading,
  )
  const at = paragraph.indexOf(passage)
  let said = passage.text
  const before = paragraph[at - 1]?.text
  if (before !== undefined && LEANS.test(said) && before.length + said.length < IN_CONTEXT) said = `${before} ${said}`
  for (const { text } of paragraph.slice(at + 1)) {
    const isMore = passage.kind === 'faq' || LEANS.test(text) || said.length < SHORT
    if (!isMore || said.length + text.length > IN_CONTEXT) break
    said = `${said} ${text}`
  }
  return said
}

/** What a label or a name above stands for isn't said again in what stands below. */
const withHeading = (passage: Passage, said: string, meetsItself: boolean): string => {
  const { heading, person, kind } = passage
  const name = person ?? heading
  if (name === '' || kind === 'faq' || /[?!]\W*$/.test(name) || name.length > LONGEST_HEADING) return said
  const [first = ''] = words(name)
  const isSaid = person === undefined ? said.toLowerCase().includes(name.toLowerCase()) : words(said).includes(first)
  if (isSaid || (person === undefined && meetsItself && !LEANS.test(said))) return said
  return `${name.replace(/[:\s]+$/, '')}: ${said}`
}
const LONGEST_HEADING = 70

/** A bare yes or no is said with what it answers. */
export const BARE = /^\W*(?:yes|no|not? (?:at this time|yet|currently)|nope|yep|sure|of course|always|never)\W*$/i

/** What is said of a passage: an owner's words as they stand, a list's item put into a sentence. */
const told = ({ passage, meetsItself }: Pick<Ranked, 'passage' | 'meetsItself'>, evidence: Evidence): string => {
  if (passage.kind === 'faq')
    return BARE.test(passage.text) ? `${passage.heading} ${sentence(passage.text)}` : inContext(passage, evidence)
  if (passage.kind === 'sentence' || passage.person !== undefined)
    return withHeading(passage, inContext(passage, evidence), meetsItself)
  if (passage.kind === 'row') return withHeading(passage, sentence(saidRow(passage.text)), meetsItself)
  return sentence(
    isDenial(passage.heading)
      ? `${passage.heading}: ${passage.text}`
      : passage.size > WORDY || /[.!]$/.test(passage.text)
        ? passage.text
        : `We do list ${lowerFirst(passage.text)}`,
  )
}

/** One question's answers on two pages are one answer. */
const isAsked = ({ passage, returned }: Pick<Ranked, 'passage' | 'returned'>): boolean =>
  passage.kind === 'faq' && returned >= ASKED
const ASKED = 0.8

export const passageReply = (ranked: Ranked[], evidence: Evidence): Draft | undefined => {
  const best = ranked[0]
  if (best === undefined) return undefined
  const first = told(best, evidence)
  const second = ranked.find(
    ({ passage, score, missesKey, returned }) =>
      passage.paragraph !== best.passage.paragraph &&
      ['faq', 'sentence'].includes(passage.kind) &&
      !missesKey &&
      !(isAsked(best) && passage.kind === 'faq' && isAsked({ passage, returned })) &&
      score >= AS_WELL * best.score,
  )
  const more = second === undefined ? '' : told(second, evidence)
  const both = more !== '' && !first.includes(more) && first.length + more.length < LONGEST
  const sources = distinct([best.passage.source, ...(both && second !== undefined ? [second.passage.source] : [])])
  return fact(both ? `${sentence(first)} ${sentence(more)}` : sentence(first), sources)
}

const LABELS = new Set<Passage['kind']>(['item', 'heading'])
const bodyOf = ({ text }: Passage, { passages }: Evidence): Passage | undefined =>
  passages.find((other) => !LABELS.has(other.kind) && other.heading.endsWith(text))

/** A label that heads a text stands for what the text says. */
const beneath = (ranked: Ranked, evidence: Evidence): Ranked[] => {
  const body = LABELS.has(ranked.passage.kind) ? bodyOf(ranked.passage, evidence) : undefined
  return body ? [{ ...ranked, passage: body, meetsItself: false }] : [ranked]
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
      ['service', 'specialty', 'item', 'heading'].includes(passage.kind) &&
      (passage.kind !== 'heading' || bodyOf(passage, evidence) !== undefined) &&
      !isDenial(passage.heading) &&
      !ASKING_LABEL.test(passage.text) &&
      !missesKey &&
      coverage >= 0.85 * best.coverage,
  )
  if (refusing !== undefined || item === undefined) {
    return passageReply([prose ?? best, ...ranked], evidence)
  }
  const body = item.passage.kind === 'heading' ? bodyOf(item.passage, evidence) : undefined
  if (body !== undefined)
    return service(`Yes. ${item.passage.text}: ${inContext(body, evidence)}`, [item.passage.source])
  const offered =
    item.passage.kind === 'specialty'
      ? `Yes, ${lowerFirst(item.passage.text)} ${/s$/.test(item.passage.text) ? 'are' : 'is'} one of our specialties.`
      : `Yes, we offer ${lowerFirst(item.passage.text.replace(/[.\s]+$/, ''))}.`
  const more = prose === undefined ? '' : sentence(told(prose, evidence))
  const both = more !== '' && more.length + offered.length < LONGEST
  return service(
    both ? `${offered} ${more}` : offered,
    distinct([item.passage.source, ...(both && prose !== undefined ? [prose.passage.source] : [])]),
  )
}
