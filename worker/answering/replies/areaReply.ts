import type { Evidence } from '../evidence/evidence'
import type { Passage } from '../evidence/passages'
import type { Concept } from '../language/concepts'
import { groupNumber } from '../language/lexicon'
import { sameFamily } from '../language/stem'
import { words } from '../language/tokens'
import { BUSINESS_PROFILE, type Draft, distinct, fact, sentence } from './draft'
import { areaRefusal } from './refusal'
import { whereabouts } from './whereabouts'

export const AREA = groupNumber('area')
const ON_AREAS =
  /\b(?:serv(?:e|es|ing)|cover|areas?|near|throughout|across|surrounding|count(?:y|ies)|travel|where we|locations?|miles?|neighbou?rhoods?|towns?|cities|come from)\b/i
/** "How far ahead" is no distance. */
const AHEAD = /\bhow far (?:ahead|in advance|out do)\b/i
const SERVES = /\b(?:serv(?:e|es|ing)|cover|areas?|travel)\b/i
const NO_PLACE = /^(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)/

/** How many places a text seems to list. */
const placesIn = (text: string): number =>
  [
    ...text.slice(1).matchAll(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?=,| and | or |\.|;|$)|(?<=, | and )\p{Lu}\p{Ll}+/gu),
  ].filter(([place]) => !NO_PLACE.test(place)).length

const areaPassage = (evidence: Evidence, town: string): Passage | undefined => {
  const asked = evidence.passages.find(
    ({ kind, around, text, heading }) =>
      kind === 'faq' &&
      around.groups.has(AREA) &&
      !AHEAD.test(heading) &&
      (/\p{Lu}\p{Ll}/u.test(text.replace(/^\W*\w+/, '')) || /\bmiles?\b/.test(text)),
  )
  if (asked !== undefined) return asked
  const listing = evidence.passages
    .filter(
      ({ kind, text, heading }) =>
        (kind === 'sentence' || kind === 'faq') &&
        (ON_AREAS.test(text) || ON_AREAS.test(heading) || (town !== '' && text.includes(town) && placesIn(text) > 2)),
    )
    .map((passage) => ({ passage, places: placesIn(passage.text) }))
    .filter(({ places, passage }) => places > 1 || (places > 0 && SERVES.test(passage.text)))
    .sort((a, b) => b.places - a.places)
  return listing[0]?.passage
}

const mentions = (place: string[], text: string): boolean => {
  const held = new Set(words(text))
  return place.every((word) => held.has(word) || [...held].some((other) => sameFamily(word, other)))
}

/** Where the business works; for a place that was asked about by name, only what is said of that place. */
export const areaReply = (
  asked: Concept[],
  location: string | null,
  line: string,
  evidence: Evidence,
): Draft | undefined => {
  const place = asked
    .filter((concept) => !concept.light && !concept.action && !concept.groups.includes(AREA))
    .flatMap((concept) => concept.words)
  const passage = areaPassage(evidence, location?.split(',')[0] ?? '')
  const based = location === null || location === '' ? undefined : whereabouts(location)
  if (place.length === 0) {
    if (passage === undefined) return based === undefined ? undefined : fact(based, [BUSINESS_PROFILE])
    const named = based !== undefined && !passage.text.includes(location?.split(',')[0] ?? '') ? ` ${based}` : ''
    return fact(
      `${sentence(passage.text)}${named}`,
      distinct([passage.source, ...(named === '' ? [] : [BUSINESS_PROFILE])]),
    )
  }
  const naming = [...(passage === undefined ? [] : [passage]), ...evidence.passages].find(({ text }) =>
    mentions(place, text),
  )
  if (naming !== undefined)
    return fact(
      naming.carries.no || /^yes/i.test(naming.text) ? sentence(naming.text) : `Yes: ${sentence(naming.text)}`,
      [naming.source],
    )
  if (location !== null && mentions(place, location)) return fact(`Yes. ${whereabouts(location)}`, [BUSINESS_PROFILE])
  const near = passage === undefined || /\d/.test(passage.text) ? based : sentence(passage.text)
  return areaRefusal(line, near === undefined || /\d/.test(near) ? undefined : near)
}
