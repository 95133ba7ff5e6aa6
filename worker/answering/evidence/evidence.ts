import { PAGE_CONTENT_MAX } from '../../../contract/chat'
import type { BusinessProfile } from '../../businesses/profile'
import { type Found, NOTHING_FOUND } from '../../knowledge/found'
import type { Page, Question } from '../answerer'
import { plain, words } from '../language/tokens'
import { type Contacts, contactsOf, fuller } from './contacts'
import { fullestHours, hourBlocks, type SourcedHours } from './hours'
import { FAQ, type Passage, PROFILE, pagePassages, profilePassages, sourceOf } from './passages'
import { siteEvidence } from './siteEvidence'

/** All that may be said of the business in this conversation. */
export type Evidence = {
  passages: Passage[]
  contacts: Contacts
  hours: SourcedHours | undefined
  /** The business's own words, unstemmed: what a mistyped word is mended to. */
  vocabulary: ReadonlySet<string>
}

const longWords = (texts: string[]): Set<string> =>
  new Set([...texts.flatMap(words).filter((word) => word.length >= 4), ...texts.flatMap(testsIn)])

/** "SAT & ACT" is a test; among other days it is one of them. */
const testsIn = (text: string): string[] =>
  /\bSAT\b(?! ?[-–:,&]? ?\d)/.test(text) && !/\b(?:SUN|FRI|MON)/.test(text) ? ['sat'] : []

const readProfile = (profile: BusinessProfile): Evidence => {
  const typed = [profile.location ?? '', profile.services, profile.specialties ?? '']
  const answers = profile.faqs.map(({ answer }) => answer)
  const onHours = profile.faqs.filter(({ question }) => /\b(?:hours?|open|close|when)\b/i.test(question))
  const inFaq = (texts: string[]) => texts.map((text) => ({ text, source: FAQ }))
  return {
    passages: profilePassages(profile),
    contacts: contactsOf([...typed, ...answers]),
    hours:
      fullestHours(inFaq(onHours.map(({ answer }) => answer))) ??
      fullestHours([...typed.map((text) => ({ text, source: PROFILE })), ...inFaq(answers)]),
    vocabulary: longWords([profile.name, ...typed, ...answers, ...profile.faqs.map(({ question }) => question)]),
  }
}

const readPage = (page: Page, name: string): Evidence => {
  const content = plain(page.content ?? '').slice(0, PAGE_CONTENT_MAX)
  return {
    passages: pagePassages({ ...page, content }, name),
    contacts: contactsOf([content.replace(/\n/g, ', ')]),
    hours: fullestHours(hourBlocks(content).map((text) => ({ text, source: sourceOf(page) }))),
    vocabulary: longWords([content]),
  }
}

/** A visit asks of the same profile and page again and again; what is read from them is read once an isolate. */
const profiles = new WeakMap<BusinessProfile, Evidence>()
const pages = new Map<string, Evidence>()
const PAGES_KEPT = 32

const ofProfile = (profile: BusinessProfile): Evidence => {
  const evidence = profiles.get(profile) ?? readProfile(profile)
  profiles.set(profile, evidence)
  return evidence
}

const ofPage = (page: Page, name: string): Evidence => {
  const key = JSON.stringify([name, page.url, page.title, page.content])
  const evidence = pages.get(key) ?? readPage(page, name)
  pages.delete(key)
  pages.set(key, evidence)
  const oldest = pages.keys().next().value
  if (pages.size > PAGES_KEPT && oldest !== undefined) pages.delete(oldest)
  return evidence
}

const sites = new Map<string, Evidence>()
const SITES_KEPT = 16

const ofSite = (found: Found, { id, name }: BusinessProfile): Evidence => {
  const key = JSON.stringify([id, name, found.version])
  const known = found.whole ? sites.get(key) : undefined
  const evidence = known ?? {
    ...siteEvidence(found, name),
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
  const others = [...site, ...seen]
  return {
    passages: [own, ...others].flatMap(({ passages }) => passages),
    contacts: others.reduce((known, { contacts }) => fuller(known, contacts), own.contacts),
    hours: [own, ...others].find(({ hours }) => hours !== undefined)?.hours,
    vocabulary: new Set([own, ...others].flatMap(({ vocabulary }) => [...vocabulary])),
  }
}
