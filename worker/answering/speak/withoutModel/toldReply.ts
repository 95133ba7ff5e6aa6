import { isBooking } from '../../state'
import { isTelling, moodOf } from '../../understand/isTelling'
import { isReachable } from '../../understand/missingOf'
import type { Spoken } from '../spoken'
import type { AskedFor } from './asked/asked'
import { LIKELY_PLACE, placesFor } from './quotes/places'
import { plainly, type Speaking, say, wasSaid } from './speaking'

const SAID_TO = { hard: 'toldHard', fun: 'toldFun' } as const

/**
 * To who only tells of themselves a receptionist says a word, whatever it is about, and asks once how to help. Nothing is looked up for them
 * unless the site likely says something of it. What is told after their details goes into their message.
 */
export function toldReply(speaking: Speaking, { wanted, topics }: AskedFor): Spoken | undefined {
  const { question, understood, evidence, state } = speaking
  if (wanted.size + topics.size > 0 || !isTelling(question.text, understood.language)) return undefined
  if (placesFor(evidence, understood.lookup).best >= LIKELY_PLACE) return undefined
  const mood = moodOf(question.text, understood.language)
  const word = say(speaking, mood ? SAID_TO[mood] : 'told')
  // What waits in the booking is asked for right after.
  if (isBooking(state)) return plainly(word)
  if (isReachable(state.details))
    return { ...plainly(word, wasSaid(speaking, 'added') ? '' : say(speaking, 'added')), notes: question.text }
  const isBegun = question.state.topic !== undefined
  return plainly(word, isBegun || wasSaid(speaking, 'howHelp') ? '' : say(speaking, 'howHelp'))
}
