import { joinSentences } from '../../../text/joinSentences'
import { sentencesOf } from '../../../text/sentences'
import { wordsOf } from '../../../text/words'
import { isMereCourtesy } from '../../check/kinds'
import type { Spoken } from '../spoken'
import { answerFromFacts } from './answerFromFacts'
import type { Speaking } from './speaking'

const SAID = 0.6

/** A model broke off after `said`: what our own words say beyond it. After an answer there may be nothing; "Happy to help!" is none. */
export function goOnFromFacts(said: string, speaking: Speaking): Spoken {
  const spoken = answerFromFacts(speaking)
  if (sentencesOf(said).every((sentence) => isMereCourtesy(sentence, speaking.understood.language))) return spoken
  if (!spoken.known) return { text: '', sources: [], known: true }
  const before = new Set(wordsOf(said).map(({ stem }) => stem))
  const rest = sentencesOf(spoken.text).filter((sentence) => {
    const stems = [...new Set(wordsOf(sentence).map(({ stem }) => stem))]
    return stems.filter((stem) => before.has(stem)).length < SAID * stems.length
  })
  return { ...spoken, text: joinSentences(...rest), sources: rest.length > 0 ? spoken.sources : [] }
}
