import type { BusinessProfile } from '../../businesses/profile'
import { FAQ } from '../evidence/passages'
import { asksTheSame, type Meaning, meaningOf } from '../question/meaning'
import { type Draft, fact } from './draft'

const read = new WeakMap<BusinessProfile, { answer: string; meaning: Meaning }[]>()

const answersOf = (profile: BusinessProfile) => {
  const known =
    read.get(profile) ?? profile.faqs.map(({ question, answer }) => ({ answer, meaning: meaningOf(question) }))
  read.set(profile, known)
  return known
}

/**
 * The owner's answer to this very question, whatever it holds: to "how much is a root canal" they may well have written that it depends
 * on the tooth.
 */
export const ownersReply = (profile: BusinessProfile, text: string): Draft | undefined => {
  const meaning = meaningOf(text)
  const found = answersOf(profile).find((own) => asksTheSame(own.meaning, meaning))
  return found && fact(found.answer, [FAQ])
}
