import { fold } from '../../../text/fold'
import { sentencesOf } from '../../../text/sentences'
import { wordsOf } from '../../../text/words'
import type { Spoken } from '../spoken'
import { answerFromFacts } from './answerFromFacts'
import { joined, type Speaking } from './speaking'

const SAID = 0.6

/** A model broke off after `said`: what the business's own words say beyond it, or nothing. */
export function goOnFromFacts(said: string, speaking: Speaking): Spoken {
  const spoken = answerFromFacts(speaking)
  if (!spoken.known) return { text: '', sources: [], known: true }
  const before = new Set(wordsOf(fold(said)).map(({ stem }) => stem))
  const asked = /[?？؟]\s*$/.test(said)
  const rest = sentencesOf(spoken.text).filter((sentence) => {
    const stems = [...new Set(wordsOf(sentence).map(({ stem }) => stem))]
    const isSaid = stems.filter((stem) => before.has(stem)).length >= SAID * stems.length
    return !isSaid && !(asked && /[?？؟]\s*$/.test(sentence))
  })
  return { ...spoken, text: joined(speaking, rest), sources: rest.length > 0 ? spoken.sources : [] }
}
