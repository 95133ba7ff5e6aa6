import { PAGE_CONTENT_MAX } from '../../../contract/chat'
import type { BusinessProfile } from '../../businesses/profile'
import type { Page } from '../answerer'
import { plain, words } from '../language/tokens'
import { type Contacts, contactsOf } from './contacts'
import { fullestHours, type Hours } from './hours'
import { type Passage, pagePassages, profilePassages } from './passages'

/** All that may be said of the business in this conversation. */
export type Evidence = {
  passages: Passage[]
  contacts: Contacts
  hours: Hours | undefined
  /** The business's own words, unstemmed: what a mistyped word is mended to. */
  vocabulary: ReadonlySet<string>
}

/** A profile is read again on every message of an isolate; what is made of it is made once. */
const ofProfile = new WeakMap<BusinessProfile, Passage[]>()
const profileEvidence = (profile: BusinessProfile): Passage[] => {
  const known = ofProfile.get(profile)
  if (known !== undefined) return known
  const passages = profilePassages(profile)
  ofProfile.set(profile, passages)
  return passages
}

export const gatherEvidence = (profile: BusinessProfile, page: Page): Evidence => {
  const content = plain(page.content ?? '').slice(0, PAGE_CONTENT_MAX)
  const passages = [...profileEvidence(profile), ...pagePassages({ ...page, content }, profile.name)]
  const ownWords = [profile.services, profile.specialties ?? '', profile.location ?? '']
  const onHours = profile.faqs
    .filter(({ question }) => /\b(?:hours?|open|close|when)\b/i.test(question))
    .map(({ answer }) => answer)
  const others = profile.faqs.map(({ answer }) => answer)
  const said = [...onHours, ...ownWords, content, ...others]
  return {
    passages,
    contacts: contactsOf([profile.location ?? '', ...others, ...ownWords, content.replace(/\n/g, ', ')]),
    hours: fullestHours(onHours) ?? fullestHours(said),
    vocabulary: new Set(
      [...said, ...profile.faqs.map(({ question }) => question), profile.name]
        .flatMap(words)
        .filter((word) => word.length >= 4),
    ),
  }
}
