import { LANGUAGES, type Language } from '../../../contract/languages'
import { asksOutright, type BookingMessage } from '../../answering'
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
    (!hasQuestionMark(text) &&
      LANGUAGES.some((language) =>
        isWishedOnly(text, language, {
          mayPart: language === understood.language && message.state.booking === undefined,
          country: profile.country,
        }),
      ))
  )
}

/** Beside its day it has nothing but what people wish each other. */
function isWishedOnly(
  text: string,
  language: Language,
  { mayPart, country }: { mayPart: boolean; country: string },
): boolean {
  const said = restOf(text, { language, country })
  const wished = covered(hitsIn(said, language).filter(({ list }) => list === 'courtesy' || list === 'polite'))
  const hasCourtesy = (words: string) => hitsIn(words, language).some(({ list }) => list === 'courtesy')
  // "Hasta el lunes" is a time, too; where one is being booked, "à 14h" is no goodbye.
  return (hasCourtesy(said) || (mayPart && hasCourtesy(text))) && tokensOf(said).every((_, nth) => wished.has(nth))
}

export const isCourteous = (desk: Desk): boolean => heardIn(desk).has('courtesy')

/** "Ok gotta run, thx bye" and nothing else: no time, no question, nobody who still has to ask their husband. */
export const isFarewell = (desk: Desk): boolean =>
  isCourteous(desk) && isCourtesy(desk) && desk.when.kind === 'none' && !asksOutright(desk.message.text)
