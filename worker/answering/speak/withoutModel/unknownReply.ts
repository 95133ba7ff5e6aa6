import { wantedIn } from '../../../knowledge/search/wanted'
import type { Spoken } from '../spoken'
import { askedTime } from './asked/askedTime'
import { phoneOf } from './facts/contacts'
import { placesFor } from './quotes/places'
import { joined, type Saying, type Speaking, say } from './speaking'

/** Nothing at hand answers it: so much is said, the nearest places of the site are shown, and it is passed on, offered once. */
export function unknownReply(speaking: Speaking): Spoken {
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
  const honest = say(speaking, sayingOf(speaking))
  if (phone !== undefined || email !== undefined) return spoken([honest, say(speaking, 'added')])
  const call = phoneOf(speaking)
  if (state.declined || question.state.offer === 'details' || question.state.asked)
    return spoken([honest, ...(call ? [say(speaking, 'call', { phone: call })] : [])])
  return { ...spoken([honest, say(speaking, 'offer')]), offers: 'details' }
}

function sayingOf(speaking: Speaking): Saying {
  const { wanted } = wantedIn(speaking.understood.lookup)
  if (wanted.has('money')) return 'unknownPrice'
  const { holidays, dates } = askedTime(speaking)
  return wanted.has('hours') && holidays.length + dates.length > 0 ? 'unknownDay' : 'unknown'
}
