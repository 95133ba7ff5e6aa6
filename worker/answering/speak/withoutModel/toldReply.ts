import { isBooking, wentWrong } from '../../state'
import { isTelling, moodOf } from '../../understand/isTelling'
import { isReachable } from '../../understand/missingOf'
import type { Spoken } from '../spoken'
import type { AskedFor } from './asked/asked'
import { languageShown } from './languageShown'
import { LIKELY_PLACE, placesFor } from './quotes/places'
import { plainly, type Speaking, say, wasSaid } from './speaking'

const SAID_TO = { hard: 'toldHard', fun: 'toldFun' } as const

/**
 * To who only tells of themselves a receptionist says a word, whatever it is about, and asks once how to help. What the site likely says of
 * it is shown with that. What is told after their details goes into their message.
 */
export function toldReply(speaking: Speaking, { wanted, topics }: AskedFor): Spoken | undefined {
  const { question, understood, evidence, state } = speaking
  if (wanted.size + topics.size > 0 || !isTelling(question.text, understood.language)) return undefined
  // Who complains has told the team something more.
  if (wentWrong(state.matter)) return { ...plainly(say(speaking, 'notedMore')), notes: question.text }
  const mood = moodOf(question.text, understood.language)
  const word = say(speaking, mood ? SAID_TO[mood] : 'told')
  const found = placesFor(evidence, understood.lookup)
  const isShown = found.best >= LIKELY_PLACE
  const useful = isShown ? [say(speaking, 'mayHelp'), languageShown(speaking, found)] : []
  const spoken = (...sentences: string[]): Spoken => ({
    ...plainly(word, ...useful, ...sentences),
    ...(isShown && { places: found.places }),
  })
  // What waits in the booking is asked for right after.
  if (isBooking(state)) return spoken()
  if (isReachable(state.details))
    return { ...spoken(wasSaid(speaking, 'added') ? '' : say(speaking, 'added')), notes: question.text }
  const isBegun = question.state.topic !== undefined
  return spoken(isShown || isBegun || wasSaid(speaking, 'howHelp') ? '' : say(speaking, 'howHelp'))
}
