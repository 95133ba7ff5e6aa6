import type { Language } from '../../contract/languages'
import { remembering } from '../platform/recent'
import { votesIn } from './abroad/votesIn'
import DAYS from './data/days.json'
import data from './data/languages.json'
import { LONGEST_READ, likeliest, modelOf, scoresIn, withVotes } from './languagePieces'
import { wordsOf } from './words'
import { isCommonStem } from './wordVectors'

const model = modelOf(data)
/** Many ask of the same text on the way to a reply, each expecting another language. */
const scoresOf = remembering(500, (text) => scoresIn(text, model))
const scoresSaid = remembering(500, (text) => withVotes(scoresOf(text), model, votesIn(text)))
const SCRIPTS: readonly [RegExp, Language][] = [
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
]
const LETTER = /\p{L}/gu
/** Scripts of languages that aren't spoken here. */
const FOREIGN =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}\p{Script=Devanagari}]/u
const MAX_LENGTH = 2000

/**
 * The language of a text by its script, else by its words and letters; undefined where they don't tell ("ok", "$50?", a name).
 * `expected`: what the conversation or the page speaks.
 */
export const languageOf = (text: string, expected?: Language): Language | undefined => told(text, scoresOf, expected)

/**
 * The same of what a visitor writes, which may be a word or two: where its letters tell of no other language than English, the words that
 * only one language has do.
 */
export function languageSaid(written: string, expected?: Language): Language | undefined {
  const text = written.replace(SPELLED, ' ')
  const byLetters = languageOf(text, expected)
  if (byLetters === undefined || byLetters === 'en') return told(text, scoresSaid, expected)
  return expected === 'en' && !isToldWithout(text) ? undefined : byLetters
}

/** "S T E M K E", a name letter by letter, is of no language. */
const SPELLED = /(?<!\p{L})(?:\p{Script=Latin}[\s.-]+){2,}\p{Script=Latin}(?!\p{L})/gu

/** Longer messages are told by all their words. */
const FEW_WORDS = 4
/** A word that is rarer in English than so many others is as likely one of another language: "merci" stands for mercy. */
const COMMON = 2_000

const ENGLISH_DAYS = new Set(
  Object.values(DAYS.name).flatMap(({ en }) => en.map((day) => day.replaceAll(/[?=.]/g, ''))),
)

/** "Serve Dover?", "mon": where English is spoken, words that English has too tell of no other language. */
function isToldWithout(text: string): boolean {
  const words = wordsOf(text)
  if (words.length > FEW_WORDS) return true
  // "1140 W Naranja": a letter by itself tells of no language.
  const others = words.filter(
    ({ text, stem }) => text.length > 1 && !isCommonStem(stem, COMMON) && !ENGLISH_DAYS.has(text),
  )
  const toldByOthers = languageOf(others.map((word) => word.text).join(' '), 'en')
  return toldByOthers !== undefined && toldByOthers !== 'en'
}

function told(text: string, scores: typeof scoresOf, expected: Language | undefined): Language | undefined {
  const line = text.slice(0, MAX_LENGTH)
  if (FOREIGN.test(line)) return undefined
  const letters = line.match(LETTER)?.length ?? 0
  for (const [script, language] of SCRIPTS) if ((line.match(script)?.length ?? 0) > letters / 3) return language
  return likeliest(scores(line.slice(0, LONGEST_READ)), model, expected)
}
