import { joinSentences } from '../../../text/joinSentences'
import { sentencesOf } from '../../../text/sentences'
import { isMereCourtesy } from '../../check/kinds'
import type { Spoken } from '../spoken'
import { unsaid } from '../unsaid'
import { answerFromFacts } from './answerFromFacts'
import type { Speaking } from './speaking'

/** A model broke off after `said`: what our own words say beyond it. After an answer there may be nothing; "Happy to help!" is none. */
export function goOnFromFacts(said: string, speaking: Speaking): Spoken {
  const spoken = answerFromFacts(speaking)
  if (sentencesOf(said).every((sentence) => isMereCourtesy(sentence, speaking.understood.language))) return spoken
  if (!spoken.known) return { text: '', sources: [], known: true }
  const rest = unsaid(said, spoken.text)
  return { ...spoken, text: joinSentences(...rest), sources: rest.length > 0 ? spoken.sources : [] }
}
