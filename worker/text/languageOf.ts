import type { Language } from '../../contract/languages'
import { remembering } from '../platform/recent'
import { votesIn } from './abroad/votesIn'
import data from './data/languages.json'
import { LONGEST_READ, likeliest, modelOf, scoresIn, withVotes } from './languagePieces'

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
export function languageSaid(text: string, expected?: Language): Language | undefined {
  const byLetters = languageOf(text, expected)
  return byLetters === undefined || byLetters === 'en' ? told(text, scoresSaid, expected) : byLetters
}

function told(text: string, scores: typeof scoresOf, expected: Language | undefined): Language | undefined {
  const line = text.slice(0, MAX_LENGTH)
  if (FOREIGN.test(line)) return undefined
  const letters = line.match(LETTER)?.length ?? 0
  for (const [script, language] of SCRIPTS) if ((line.match(script)?.length ?? 0) > letters / 3) return language
  return likeliest(scores(line.slice(0, LONGEST_READ)), model, expected)
}
