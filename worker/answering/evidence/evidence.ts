import { PAGE_CONTENT_MAX } from '../../../contract/chat'
import type { BusinessFacts } from '../../../contract/facts'
import type { BusinessProfile } from '../../businesses/profile'
import { type Found, NOTHING_FOUND } from '../../knowledge/found'
import type { Page, Question } from '../answerer'
import { plain, words } from '../language/tokens'
import { type Contacts, contactsOf } from './contacts'
import { fullest, hourBlocks, type SourcedHours, weekFrom } from './hours'
import { FAQ, type Passage, PROFILE, pagePassages, profilePassages, sourceOf } from './passages'
import { placedAt, type Sighting, sightingsIn } from './sightings'
import { siteEvidence } from './siteEvidence'
import { typedPassages, typedSightings, typedWeeks } from './typedFacts'
import type { Counts } from './weigh'

/** What one of its sources says. */
export type Part = Pick<Evidence, 'passages' | 'sightings' | 'weeks' | 'vocabulary'>

/** All that may be said of the business in this conversation. */
export type Evidence = {
  passages: Passage[]
  /** In the order in which they hold: the owner's own first. */
  sightings: Sighting[]
  weeks: SourcedHours[]
  /** Of those, what holds where nothing more is asked. */
  contacts: Contacts
  hours: SourcedHours | undefined
  /** The business's own words, unstemmed: what a mistyped word is mended to. */
  vocabulary: ReadonlySet<string>
  /** Of a large site, of which the passages are only the likeliest. */
  counts: Counts | undefined
  /** Days that the week doesn't hold for. */
  exceptions: BusinessFacts['hoursExceptions']
}

const longWords = (texts: string[]): Set<string> =>
  new Set([...texts.flatMap(words).filter((word) => word.length >= 4), ...texts.flatMap(testsIn)])

/** "SAT & ACT" is a test; among other days it is one of them. */
const testsIn = (text: string): string[] =>
  /\bSAT\b(?! ?[-–:,&]? ?\d)/.test(text) && !/\b(?:SUN|FRI|MON)/.test(text) ? ['sat'] : []

const readProfile = (profile: BusinessProfile): Part => {
  const typed = [profile.location ?? '', profile.services, profile.specialties ?? '']
  const answers = profile.faqs.map(({ answer }) => answer)
  const facts = typedPassages(profile)
  const onHours = profile.faqs.filter(({ question }) => /\b(?:hours?|open|close|when)\b/i.test(question))
  const inFaq = (texts: string[]) => texts.flatMap((text) => weekFrom(text, FAQ))
  const own =
    fullest(inFaq(onHours.map(({ answer }) => answer))) ??
    fullest([...typed.flatMap((text) => weekFrom(text, PROFILE)), ...inFaq(answers)])
  return {
    passages: [...facts, ...profilePassages(profile)],
    sightings: [
      ...typedSightings(profile.facts),
      ...typed.flatMap((text) => sightingsIn(text, PROFILE, () => placedAt([], text))),
      ...profile.faqs.flatMap(({ question, answer }) => sightingsIn(answer, FAQ, () => placedAt([question], answer))),
    ],
    weeks: [...typedWeeks(profile.facts), ...(own === undefined ? [] : [own])].slice(0, 1),
    vocabulary: longWords([
      profile.name,
      ...typed,
      ...answers,
      ...facts.flatMap(({ text, heading }) => [text, heading]),
      ...profile.faqs.map(({ question }) => question),
    ]),
  }
}

const readPage = (page: Page, name: string): Part => {
  const content = plain(page.content ?? '').slice(0, PAGE_CONTENT_MAX)
  return {
    passages: pagePassages({ ...page, content }, name),
    sightings: sightingsIn(content.replace(/\n/g, ', '), sourceOf(page), () => placedAt([], '')),
    weeks: hourBlocks(content).flatMap((text) => weekFrom(text, sourceOf(page))),
    vocabulary: longWords([content]),
  }
}

/** A visit asks of the same profile and page again and again; what is read from them is read once an isolate. */
const profiles = new WeakMap<BusinessProfile, Part>()
const pages = new Map<string, Part>()
const PAGES_KEPT = 32

const ofProfile = (profile: BusinessProfile): Part => {
  const evidence = profiles.get(profile) ?? readProfile(profile)
  profiles.set(profile, evidence)
  return evidence
}

const ofPage = (page: Page, name: string): Part => {
  const key = JSON.stringify([name, page.url, page.title, page.content])
  const evidence = pages.get(key) ?? readPage(page, name)
  pages.delete(key)
  pages.set(key, evidence)
  const oldest = pages.keys().next().value
  if (pages.size > PAGES_KEPT && oldest !== undefined) pages.delete(oldest)
  return evidence
}

const sites = new Map<string, Part>()
const SITES_KEPT = 16
/** Of a large site each question finds other passages, many of them for the second time. */
const prepared = new Map<string, Map<string, Passage>>()
const LARGE_KEPT = 4
const PREPARED_KEPT = 2_000

const preparedOf = (key: string): Map<string, Passage> => {
  const known = prepared.get(key) ?? new Map<string, Passage>()
  if (known.size > PREPARED_KEPT) known.clear()
  prepared.delete(key)
  prepared.set(key, known)
  const oldest = prepared.keys().next().value
  if (prepared.size > LARGE_KEPT && oldest !== undefined) prepared.delete(oldest)
  return known
}

const ofSite = (found: Found, { id, name }: BusinessProfile): Part => {
  const key = JSON.stringify([id, name, found.version])
  const known = found.whole ? sites.get(key) : undefined
  const evidence = known ?? {
    ...siteEvidence(found, name, found.whole ? undefined : preparedOf(key)),
    vocabulary: longWords(found.passages.flatMap(({ text, trail }) => [text, ...trail])),
  }
  if (!found.whole) return evidence
  sites.delete(key)
  sites.set(key, evidence)
  const oldest = sites.keys().next().value
  if (sites.size > SITES_KEPT && oldest !== undefined) sites.delete(oldest)
  return evidence
}

const isKnown = (page: Page, found: Found): boolean =>
  page.url !== undefined && found.passages.some(({ source }) => source.url === page.url)

/** The owner's own words come before the site's, and both before the page in front of the visitor where the site doesn't hold it. */
export const gatherEvidence = ({ profile, page, found = NOTHING_FOUND }: Question): Evidence => {
  const own = ofProfile(profile)
  const site = found.passages.length > 0 ? [ofSite(found, profile)] : []
  const seen = isKnown(page, found) ? [] : [ofPage(page, profile.name)]
  const parts = [own, ...site, ...seen]
  const sightings = parts.flatMap((part) => part.sightings)
  const weeks = parts.map((part) => part.weeks).find((some) => some.length > 0) ?? []
  return {
    passages: parts.flatMap(({ passages }) => passages),
    sightings,
    weeks,
    contacts: contactsOf(sightings),
    hours: fullest(weeks),
    counts: found.whole ? undefined : found,
    exceptions: profile.facts.hoursExceptions,
    vocabulary: new Set(parts.flatMap(({ vocabulary }) => [...vocabulary])),
  }
}
