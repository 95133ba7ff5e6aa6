import { groupNumber, groupsAt, relatedGroups } from './lexicon'
import { sameFamily, stem } from './stem'
import type { Token } from './tokens'
import { isAction, isCommonWord, isGeneral, isLight, isStop } from './wordClasses'

/** What a text holds: the stems of its words and the lexicon's groups that they belong to. */
export type Terms = { stems: Set<string>; groups: Set<number> }

/** One thing a question asks for: its own words and everything that stands for them. */
export type Concept = {
  words: string[]
  stems: string[]
  groups: number[]
  light: boolean
  /** Something done to a thing: install, repair, remove. */
  action: boolean
  /** Where in the question it begins. */
  at: number
  /** Its single words, where it is a phrase that begins with an everyday verb: "bring my dog" is also about a dog. */
  parts: Concept[]
  /** For each of its stems, the related forms that the texts at hand use; looked up once instead of in every text. */
  kin?: string[][]
}

export const termsOf = (text: Token[]): Terms => {
  const terms: Terms = { stems: new Set(), groups: new Set() }
  text.forEach((token, at) => {
    if (!isStop(token.word)) terms.stems.add(token.stem)
    const next = text[at + 1]
    if (next !== undefined && token.word.length > 2 && next.word.length > 2)
      terms.stems.add(stem(token.word + next.word))
    for (const { group, length } of groupsAt(text, at)) {
      if (isStop(token.word) && length === 1) continue
      if (length > 1 || !isNamedOtherwise(text, at, group)) terms.groups.add(group)
    }
  })
  return terms
}

/** The "card" of a gift card pays nothing: what a name of two words ends in is of its own kind only where the lexicon says so. */
const isNamedOtherwise = (text: Token[], at: number, group: number): boolean => {
  const before = text[at - 1]
  if (before === undefined || isVerb(before.word)) return false
  const names = groupsAt(text, at - 1).filter(({ length }) => length === 2)
  return names.length > 0 && !names.some((name) => name.group === group || isRelated(name.group, group))
}
const isRelated = (a: number, b: number) => relatedGroups(a).has(b) || relatedGroups(b).has(a)

/** The lexicon groups that begin at a place, with how many words the longest of them takes. */
type Phrase = { length: number; groups: number[]; known: boolean }

const longestAt = (text: Token[], at: number): Phrase => {
  const matches = groupsAt(text, at)
  const length = matches[0]?.length ?? 1
  return {
    length,
    groups: matches.filter((match) => match.length === length).map(({ group }) => group),
    known: matches.length > 0,
  }
}
const wordAt = (text: Token[], at: number): Phrase => {
  const groups = groupsAt(text, at).filter(({ length }) => length === 1)
  return { length: 1, groups: groups.map(({ group }) => group), known: groups.length > 0 }
}

/** "How long does", "30 minutes": they say how something is asked, not what. */
const ASKS_HOW =
  /^how (?:long (?:do|is|are|would|will|until|til|till)|many|much|soon|fast|quick)(?!.*\b(?:years?|people)\b)|^\d/

/** "Anything off": small words, and a thing all the same. */
const IN_SMALL_WORDS = new Set([groupNumber('discount')])
const isIdiom = (groups: number[]): boolean => groups.some((group) => IN_SMALL_WORDS.has(group))

const conceptsBy = (phraseAt: (text: Token[], at: number) => Phrase, text: Token[], start: number): Concept[] => {
  const concepts: Concept[] = []
  for (let at = 0; at < text.length; ) {
    const { length, groups, known } = phraseAt(text, at)
    const covered = text.slice(at, at + length)
    const words = covered.map((token) => token.word)
    if (length > 1 || !words.every(isStop))
      concepts.push({
        words,
        stems: words.some(isStop) && isIdiom(groups) ? [] : stemsOf(covered, words),
        groups,
        light: ASKS_HOW.test(words.join(' ')) || (length === 1 && isLightHere(words[0] ?? '', known)),
        action: words.every((word) => isAction(word) || isStop(word)) && !isIdiom(groups),
        at: start + at,
        parts: length > 1 && isVerb(words[0] ?? '') ? conceptsBy(wordAt, covered, start + at) : [],
      })
    at += length
  }
  return concepts
}

/** "Will not start" is spoken of by phrases of its kind, not by whatever "starts at" a price. */
const stemsOf = (covered: Token[], words: string[]): string[] => {
  const said = covered.filter((_, index) => !isStop(words[index] ?? ''))
  return words.length > 1 && NEGATES.test(words.join(' ')) && said.every(({ word }) => isLight(word))
    ? []
    : said.map((token) => token.stem)
}
const NEGATES = /\b(?:not|no)\b/

/** A question's words as concepts: the longest lexicon phrase at each place, single words otherwise, function words dropped. */
export const conceptsOf = (text: Token[]): Concept[] => conceptsBy(longestAt, text, 0)

/** "Bring my dog" is also about a dog, "blue cross" about nothing blue. */
const isVerb = (word: string): boolean => isCommonWord(word) && !DESCRIBES.has(word)
const DESCRIBES = new Set(
  'red blue green white black brown yellow pink purple orange gold golden gray silver first second third new old big small large long short full half hot cold high low deep dry wet north south east west same next last good best free'.split(
    ' ',
  ),
)

const isLightHere = (word: string, inLexicon: boolean): boolean =>
  (isLight(word) && !isAction(word)) || (isGeneral(word) && !inLexicon)

/** The concept with the forms of its words that occur among `stems`: "extract" finds "extraction". */
export const withKin = <C extends Concept>(concept: C, stems: ReadonlySet<string>): C => ({
  ...concept,
  kin: concept.stems.map((stem) => [...stems].filter((other) => other[0] === stem[0] && sameFamily(stem, other))),
})

const byFamily = (stem: string, stems: ReadonlySet<string>, kin: string[] | undefined): number => {
  if (stems.has(stem)) return 1
  if (kin !== undefined) return kin.some((other) => stems.has(other)) ? 0.9 : 0
  const first = stem.charCodeAt(0)
  for (const other of stems) if (other.charCodeAt(0) === first && sameFamily(stem, other)) return 0.9
  return 0
}

/** From 0 to 1, how well `terms` speak of the concept: its own words best, then words for the same, then narrower and broader ones. */
export const matchOf = (concept: Concept, terms: Terms): number => {
  const own =
    concept.stems.length > 0
      ? Math.min(...concept.stems.map((stem, at) => byFamily(stem, terms.stems, concept.kin?.[at])))
      : 0
  if (own === 1) return 1
  let best = own
  for (const group of concept.groups) {
    if (terms.groups.has(group)) return Math.max(best, 0.95)
    for (const [other, weight] of relatedGroups(group)) if (terms.groups.has(other)) best = Math.max(best, weight)
  }
  return best
}
