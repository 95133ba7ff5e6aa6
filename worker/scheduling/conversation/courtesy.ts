import { LANGUAGES, type Language } from '../../../contract/languages'
import type { BookingMessage } from '../../answering'
import { hasQuestionMark } from '../../text/marks'
import { covered, tokensOf } from '../../text/terms'
import { restOf } from '../../text/when/readWhen'
import type { Desk } from './desk'
import { heardIn, hitsIn } from './heard'

const SURE = 0.7

/** "Have a good Thanksgiving!", "see you Tuesday": no time is asked for. */
export const isCourtesy = ({
  message,
  profile,
}: {
  message: BookingMessage
  profile: { country: string }
}): boolean => {
  const { text, understood } = message
  const isSmallTalk = understood.kind === 'small_talk' && understood.confidence > SURE
  // A few words hardly tell their language.
  return (
    isSmallTalk ||
    (!hasQuestionMark(text) && LANGUAGES.some((language) => isWishedOnly(text, language, profile.country)))
  )
}

/** Beside its day it has nothing but what people wish each other. */
function isWishedOnly(text: string, language: Language, country: string): boolean {
  const said = restOf(text, { language, country })
  const hits = hitsIn(said, language).filter(({ list }) => list === 'courtesy' || list === 'polite')
  const wished = covered(hits)
  return hits.some(({ list }) => list === 'courtesy') && tokensOf(said).every((_, nth) => wished.has(nth))
}

export const isCourteous = (desk: Desk): boolean => heardIn(desk).has('courtesy')
