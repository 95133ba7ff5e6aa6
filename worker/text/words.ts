import type { Language } from '../../contract/languages'
import { remembering } from '../platform/recent'
import { fold } from './fold'
import { stem } from './stem'
import { isStop } from './stopWords'

/** `text` as folded; `start` where it stands in the source. */
export type Word = { text: string; stem: string; start: number }

const RUN = /\p{Script=Han}+|\p{Nd}+(?:[.,:]\p{Nd}+)*(?![\p{L}\p{Nd}])|[[\p{L}\p{M}\p{Nd}]--\p{Script=Han}]+/gv
const HAN = /^\p{Script=Han}/u
/** "Nails'", "it's": the words before the apostrophe; "l'heure": two words. */
const ELIDED = /^(?:s|t|re|ve|ll|m|d)$/

/** Words and numbers of a text; of Chinese, which has no spaces, every two neighbouring characters. */
export const wordsOf: (text: string) => readonly Word[] = remembering(1_000, readWords)

export const stemsIn = (text: string): Set<string> => new Set(wordsOf(text).map((word) => word.stem))
/** Of the words that say something, in a language or in any; each as often as it is said. */
export const tellingStemsIn = (text: string, language?: Language): string[] =>
  wordsOf(text).flatMap((word) => (isStop(word.text, language) ? [] : [word.stem]))

function readWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: found, index } of text.matchAll(RUN)) {
    if (HAN.test(found)) {
      words.push(...bigramsOf(found, index))
      continue
    }
    const word = fold(found)
    const isElided = /['’]/.test(text.charAt(index - 1)) && ELIDED.test(word) && index > 1
    if (word !== '' && !isElided) words.push({ text: word, stem: stem(word), start: index })
  }
  return words
}

function bigramsOf(run: string, start: number): Word[] {
  const signs = [...run]
  if (signs.length === 1) return [{ text: run, stem: run, start }]
  let at = start
  return signs.slice(0, -1).map((sign, index) => {
    const text = sign + (signs[index + 1] ?? '')
    const word = { text, stem: text, start: at }
    at += sign.length
    return word
  })
}
