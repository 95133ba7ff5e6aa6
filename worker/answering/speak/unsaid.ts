import { sentencesOf } from '../../text/sentences'
import { stemsIn } from '../../text/words'

const SAID = 0.6

/** The sentences of a text that weren't said before in nearly these words. */
export function unsaid(said: string, text: string): string[] {
  const before = stemsIn(said)
  return sentencesOf(text).filter((sentence) => {
    const stems = [...stemsIn(sentence)]
    return stems.filter((stem) => before.has(stem)).length < SAID * stems.length
  })
}
