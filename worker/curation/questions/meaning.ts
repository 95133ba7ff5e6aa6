import { LANGUAGES } from '../../../contract/languages'
import { type Wanted, wantedIn } from '../../knowledge'
import { stem } from '../../text/stem'
import { isStop } from '../../text/stopWords'
import { wordsOf } from '../../text/words'
import WORDS from './words.json'

/** What a question asks for, apart from how it is put. */
export type QuestionMeaning = {
  /** The kinds of value that would answer it. */
  wanted: ReadonlySet<Wanted>
  /** Stems of what it is about. */
  subjects: ReadonlySet<string>
  /** Stems of words that any question may have, such as "take" or "offer": they tell apart those that have nothing else. */
  light: ReadonlySet<string>
}

const stemOf = (word: string): string => wordsOf(word)[0]?.stem ?? stem(word)
const LIGHT = new Set(LANGUAGES.flatMap((language) => WORDS.light[language].map(stemOf)))
/** Each stem with the first one that means the same. */
const SAME = new Map(
  LANGUAGES.flatMap((language) => WORDS.same[language])
    .map((words) => words.map(stemOf))
    .flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
)

const KEPT = 2_000
const meanings = new Map<string, QuestionMeaning>()

/** Remembered: whenever anything is asked it is compared with all that is open, whose words never change. */
export function questionMeaningOf(text: string): QuestionMeaning {
  const known = meanings.get(text)
  if (known) return known
  if (meanings.size >= KEPT) meanings.clear()
  const meaning = meaningIn(text)
  meanings.set(text, meaning)
  return meaning
}

function meaningIn(text: string): QuestionMeaning {
  const { wanted, asking } = wantedIn(text)
  const stems = wordsOf(text)
    .filter((word) => !isStop(word.text) && !asking.has(word.text))
    .map((word) => SAME.get(word.stem) ?? word.stem)
  return {
    wanted,
    subjects: new Set(stems.filter((one) => !LIGHT.has(one))),
    light: new Set(stems.filter((one) => LIGHT.has(one))),
  }
}

/** Whether there is anything in it to be answered. */
export const asksSomething = ({ wanted, subjects, light }: QuestionMeaning): boolean =>
  wanted.size > 0 || subjects.size > 0 || light.size > 1

/** As if so many more had been asked: of few questions none tells how rare a word is. */
const PRIOR = 20

/** How much a stem tells, among all that is asked of a business: `weigh(stem)`, the natural logarithm of how rare it is. */
export function rarityAmong(meanings: QuestionMeaning[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const { subjects, light } of meanings)
    for (const one of [...subjects, ...light]) counts.set(one, (counts.get(one) ?? 0) + 1)
  return (one) => Math.log(1 + (meanings.length + PRIOR) / (counts.get(one) ?? 1))
}

/** A word more on either side is no other question; another thing is. */
const ENOUGH = 0.6
/** Where one says all that the other does, and more. */
const ENOUGH_WITHIN = 0.45

/** Whether one answer would do for both. */
export function meansTheSame(one: QuestionMeaning, other: QuestionMeaning, rarity: (stem: string) => number): boolean {
  if (one.wanted.symmetricDifference(other.wanted).size > 0) return false
  if ((one.subjects.size === 0) !== (other.subjects.size === 0)) return false
  const [a, b] = one.subjects.size > 0 ? [one.subjects, other.subjects] : [one.light, other.light]
  if (a.size === 0 || b.size === 0) return a.size === b.size && one.wanted.size > 0
  const shared = a.intersection(b)
  const weight = (stems: ReadonlySet<string>) => [...stems].reduce((sum, each) => sum + rarity(each), 0)
  const likeness = weight(shared) / weight(a.union(b))
  return likeness >= (shared.size === Math.min(a.size, b.size) ? ENOUGH_WITHIN : ENOUGH)
}
