import type { Source } from '../../../contract/chat'
import type { BusinessProfile } from '../../businesses/profile'
import type { SitePassage } from '../../knowledge/found'
import { FAQ, isDenial, itemsOf, PROFILE } from '../evidence/passages'
import { sentencesOf } from '../evidence/sentences'
import { factLines } from './factLines'
import { normal } from './normal'
import { personsApart } from './persons'

/** Something that the business says. */
export type Said = {
  text: string
  /** What stands above it: headings, or the question that it answers. */
  around: string
  source: Source
  /** It stands under what isn't done. */
  denied?: boolean
  /** The sentence that it is a piece of. */
  whole?: string
}

/** Text that talks to a machine instead of to customers carries nothing. */
const INSTRUCTS =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instruction|prompt|rule|previous|above|everything)|\bsystem prompt\b|\b(?:ai|assistant|chatbot|bot|language model|llm)s?\b.{0,40}\b(?:must|should|always|say|tell|answer|reply|offer|respond)\b|\b(?:say|tell|reply|respond|answer)\b.{0,30}\b(?:visitors?|users?|the customer)\b|\byou are (?:now )?(?:an?|the) (?:ai|assistant|bot|chatbot|helpful)|<\/?(?:system|user|assistant)|\[(?:system|inst)/i
export const instructs = (text: string): boolean => INSTRUCTS.test(normal(text))

export const saidByOwner = (profile: BusinessProfile): Said[] => {
  const listed = (typed: string | null, around: string) =>
    sentencesOf(typed ?? '').flatMap((sentence) => [
      ...itemsOf(sentence).map((text) => ({ text, around, source: PROFILE })),
      ...(itemsOf(sentence).length === 1 ? [] : [{ text: sentence, around, source: PROFILE }]),
    ])
  return [
    ...factLines(profile).flatMap((line) =>
      sentencesOf(line).map((text, at, all) => ({
        text,
        around: at === 0 ? '' : (/^[^:]{1,40}(?=:)/.exec(all[0] ?? '')?.[0] ?? ''),
        source: PROFILE,
      })),
    ),
    ...profile.faqs.flatMap(({ question, answer }) =>
      sentencesOf(answer).map((text) => ({ text, around: question, source: FAQ })),
    ),
    ...listed(profile.services, 'services'),
    ...listed(profile.specialties, 'specialties specialize'),
    ...(profile.location ? [{ text: profile.location, around: 'location address', source: PROFILE }] : []),
  ]
}

export const saidOnSite = ({ text, trail, source, kind }: SitePassage): Said[] =>
  (kind === 'row' ? cellsOf(text) : sentencesOf(text)).map((one) => ({
    text: one,
    around: trail.join(' - '),
    source,
    denied: isDenial(trail.at(-1) ?? ''),
  }))

/** "Spay | Cat: $180 | Dog: $290": each cell with the row's name. */
const cellsOf = (row: string): string[] => {
  const [name = '', ...cells] = row.split(' | ')
  const areNamed = cells.length > 1 && cells.every((cell) => /^[^:]+: /.test(cell))
  return areNamed ? cells.map((cell) => `${name} ${cell}`) : [[name, ...cells].join(' - ')]
}

/** What stands behind a semicolon, and of each of two people, is said on its own. */
export const piecesOf = (said: Said): Said[] => {
  const label = /^[^:;]{1,40}(?=: )/.exec(said.text)?.[0]
  const around = label === undefined ? said.around : `${said.around} - ${label}`
  const [first = '', ...others] = said.text.split(/;\s+/).flatMap(personsApart)
  const whole = said.text
  return [
    { ...said, text: first, whole },
    ...others.map((text) => ({
      ...said,
      text,
      whole,
      around: POINTS_BACK.test(text) ? `${around} - ${first}` : around,
    })),
  ]
}
const POINTS_BACK = /^(?:(?:for|the) others?|others|otherwise|it|they|these|those)\b/i
