import type { Spoken } from '../spoken'
import type { Asked } from './asked/asked'
import { phoneOf } from './facts/contacts'
import { placesFor } from './quotes/places'
import { joined, type Speaking, say } from './speaking'

/** Nothing at hand answers it: so much is said, the nearest places of the site are shown, and it is passed on, offered once. */
export function unknownReply(speaking: Speaking, asked: Asked): Spoken {
  const { state, question, understood, evidence } = speaking
  const { phone, email } = state.details
  const places = placesFor(evidence)
  const spoken = (sentences: string[]): Spoken => ({
    text: joined(understood.language, sentences),
    sources: [],
    known: false,
    ...(places.length > 0 && { places }),
  })
  if (state.passedOn.includes(question.text)) return spoken([say(speaking, 'alreadyAsked')])
  const isOfDay = asked.wanted.has('hours') && asked.holidays.length + asked.dates.length > 0
  const honest = say(speaking, asked.wanted.has('money') ? 'unknownPrice' : isOfDay ? 'unknownDay' : 'unknown')
  if (phone !== undefined || email !== undefined) return spoken([honest, say(speaking, 'added')])
  if (!state.declined && question.state.offer !== 'details' && !question.state.asked)
    return { ...spoken([honest, say(speaking, 'offer')]), offers: 'details' }
  const call = phoneOf(speaking)
  return spoken([honest, ...(call ? [say(speaking, 'call', { phone: call })] : [])])
}
