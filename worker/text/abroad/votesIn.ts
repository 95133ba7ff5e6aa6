import { LANGUAGES, type Language } from '../../../contract/languages'
import { ADDRESS } from '../languagePieces'
import { isStop } from '../stopWords'
import { wordsOf } from '../words'
import { isEnglishStem } from '../wordVectors'
import { endingsOf, rootOf } from './rootOf'
import { writtenIn } from './tables'

/** Longer messages are told by their letters. */
const MOST_WORDS = 8
/** Shorter ones are words of many languages. */
const SHORTEST = 3
/** A root that is shorter begins the words of many languages. */
const SHORTEST_ROOT = 4
/** How many levels of the letters a word is worth that a table has, and one of which it has another form. */
const AS_WRITTEN = 28
const BY_ROOT = 20
/** What a word of a table is worth that no other word bears out: it may be the name of a dish or a street. Another form of it counts for none. */
const ALONE = 16

type Abroad = Exclude<Language, 'en'>
/** Han and Arabic letters tell by themselves. */
const VOTING = LANGUAGES.filter((language): language is Abroad => !['en', 'zh', 'ar'].includes(language))
const opened = new Map<Language, ReadonlySet<string>>()

/**
 * What the words of a short message add to each language whose table knows them, in levels of its letters. A word that English has, were it
 * a loan ("spa", "medicaid"), adds to none: only for others the tables are opened, and of those only the words are read.
 */
export function votesIn(text: string): ReadonlyMap<Language, number> {
  const words = wordsOf(text.replace(ADDRESS, ' '))
  const telling = words.filter((word) => word.text.length >= SHORTEST && !/\d/.test(word.text))
  const said = [...new Set(telling.map((word) => word.text))]
  const english = new Set(telling.filter(({ stem }) => isEnglishStem(stem)).map((word) => word.text))
  const votes = new Map<Language, number>()
  if (words.length > MOST_WORDS || said.length === english.size) return votes
  for (const language of VOTING) {
    const known = said.filter((word) => voteFor(language, word) > 0)
    const voting = known.filter((word) => !english.has(word))
    // "La mesa branch open", "habla español? do you speak spanish": half of it is English alone.
    const isEnglishAlone = (word: string) =>
      isStop(word, 'en') ? !isStop(word, language) : english.has(word) && !known.includes(word)
    if (words.filter((word) => isEnglishAlone(word.text)).length >= voting.length) continue
    const isBorneOut = voting.length > 1 || (said.length > 1 && known.length === said.length)
    const sum = voting.reduce((sum, word) => sum + voteFor(language, word), 0)
    if (isBorneOut && sum > 0) votes.set(language, sum)
    else if (sum === AS_WRITTEN) votes.set(language, ALONE)
  }
  return votes
}

function voteFor(language: Abroad, word: string): number {
  const words = wordsKnown(language)
  if (words.has(word)) return AS_WRITTEN
  const root = rootOf(word, language)
  if (root === word || root.length < SHORTEST_ROOT) return 0
  return ['', ...endingsOf(language)].some((ending) => words.has(root + ending)) ? BY_ROOT : 0
}

function wordsKnown(language: Abroad): ReadonlySet<string> {
  const found =
    opened.get(language) ??
    new Set(
      writtenIn(language)
        .replaceAll(/(?:^|;)[^:]*:/g, ',')
        .split(/[ ,]/),
    )
  opened.set(language, found)
  return found
}
