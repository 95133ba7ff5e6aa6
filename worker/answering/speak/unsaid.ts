import { sentencesOf } from '../../text/sentences'
import { wordsOf } from '../../text/words'

const SAID = 0.6

/** The sentences of a text that weren't said before in nearly these words. */
export function unsaid(said: string, text: string): string[] {
  const before = new Set(wordsOf(said).map(({ stem }) => stem))
  return sentencesOf(text).filter((sentence) => {
    const stems = [...new Set(wordsOf(sentence).map(({ stem }) => stem))]
    return stems.filter((stem) => before.has(stem)).length < SAID * stems.length
  })
}
