import type { Evidence } from '../evidence/evidence'
import type { Passage } from '../evidence/passages'
import type { Concept } from '../language/concepts'
import { groupNumber } from '../language/lexicon'
import { sameFamily } from '../language/stem'
import { words } from '../language/tokens'
import { BUSINESS_PROFILE, distinct, type Draft, fact, sentence } from './draft'
import { refusal } from './refusal'

const AREA = groupNumber('area')
const PLACES = /\b(?:serv(?:e|ing)|cover|areas?|from|near|throughout|across|surrounding|counties|county|travel|where we work|locations?)\b/i

const namesPlaces = ({ text, heading, kind }: Passage): boolean =>
  (kind === 'sentence' || kind === 'faq') && /\p{Lu}\p{Ll}+(?:,| and| or|\.)/u.test(text.slice(1)) && (PLACES.test(text) || PLACES.test(heading))

const areaPassage = (evidence: Evidence): Passage | undefined =>
  evidence.passages.find((passage) => passage.kind === 'faq' && passage.around.groups.has(AREA) && /\p{Lu}|\bmiles?\b/u.test(passage.text.slice(1))) ??
  evidence.passages.find((passage) => namesPlaces(passage) && (passage.around.groups.has(AREA) || /\bserv(?:e|ing)|\bareas?\b|\bcover\b/i.test(passage.text))) ??
  evidence.passages.find(namesPlaces)

const mentions = (place: string[], text: string): boolean => {
  const held = new Set(words(text))
  return place.every((word) => held.has(word) || [...held].some((other) => sameFamily(word, other)))
}

/** Where the business works; for a place that was asked about by name, only what is said of that place. */
export const areaReply = (asked: Concept[], location: string | null, line: string, evidence: Evidence): Draft | undefined => {
  const place = asked.filter((concept) => !concept.light && !concept.groups.includes(AREA)).flatMap((concept) => concept.words)
  const passage = areaPassage(evidence)
  const based = location === null || location === '' ? undefined : `We're based in ${location}.`
  if (place.length === 0) {
    if (passage === undefined) return based === undefined ? undefined : fact(based, [BUSINESS_PROFILE])
    const named = based !== undefined && !passage.text.includes(location?.split(',')[0] ?? '') ? ` ${based}` : ''
    return fact(`${sentence(passage.text)}${named}`, distinct([passage.source, ...(named === '' ? [] : [BUSINESS_PROFILE])]))
  }
  const naming = [...(passage === undefined ? [] : [passage]), ...evidence.passages].find(({ text }) => mentions(place, text))
  if (naming !== undefined) return fact(naming.carries.no || /^yes/i.test(naming.text) ? sentence(naming.text) : `Yes: ${sentence(naming.text)}`, [naming.source])
  if (location !== null && mentions(place, location)) return fact(`Yes, we're in ${location}.`, [BUSINESS_PROFILE])
  const near = passage === undefined || /\d/.test(passage.text) ? based : sentence(passage.text)
  return refusal('area', false, line, near === undefined || /\d/.test(near) ? undefined : near)
}
