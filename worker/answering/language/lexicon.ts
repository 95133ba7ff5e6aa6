import { DEALINGS } from './lexicon/dealings'
import { EVERYDAY } from './lexicon/everyday'
import { HEALTH } from './lexicon/health'
import { HOME } from './lexicon/home'
import { PAYING } from './lexicon/paying'
import { PHRASES } from './lexicon/phrases'
import { PREMISES } from './lexicon/premises'
import { SPECIALTIES } from './lexicon/specialties'
import { TRADES } from './lexicon/trades'
import { SPELLING } from './shorthand'
import { type Token, token, tokens } from './tokens'

type Form = { stems: string[]; group: number }

/** How well a neighbour in the lexicon answers for the word that was asked. */
const NARROWER = 0.85
const BROADER = 0.75

const forms = new Map<string, Form[]>()
const groupOf = new Map<string, number>()
const related = new Map<number, Map<number, number>>()
const knownWords = new Set<string>()

/** `#n`, `#y`, `_` and `to #` stay as they are; the rest is stemmed like any text. */
const stemsOf = (form: string): string[] =>
  form.split(' ').flatMap((part) => {
    if (part === '_' || part.startsWith('#')) return [part]
    // Most parts are a bare word, and the whole lexicon is read at every cold start.
    const read = /^[a-z]+$/.test(part) ? [token(SPELLING.get(part) ?? part)] : tokens(part)
    return read.map((one) => {
      knownWords.add(one.word)
      return one.stem
    })
  })

let groups = 0
const addForm = (form: string, group: number) => {
  const stems = stemsOf(form)
  const first = stems[0]
  if (first === undefined) return
  const known = forms.get(first)
  if (known === undefined) forms.set(first, [{ stems, group }])
  else known.push({ stems, group })
}
const groupNamed = (name: string): number => {
  const known = groupOf.get(name)
  if (known !== undefined) return known
  const group = groups++
  groupOf.set(name, group)
  addForm(name, group)
  return group
}
const groupFrom = (synonyms: string): number => {
  const [name = '', ...others] = synonyms.split(' = ').map((form) => form.trim())
  const group = groupNamed(name)
  for (const form of others) addForm(form, group)
  return group
}
const relate = (from: number, to: number, weight: number) =>
  related.set(from, (related.get(from) ?? new Map<number, number>()).set(to, weight))

for (const line of [DEALINGS, PAYING, PREMISES, EVERYDAY, HEALTH, HOME, SPECIALTIES, TRADES, PHRASES]
  .join('\n')
  .split('\n')) {
  if (line.trim() === '') continue
  const [, head = line, arrow, members = ''] = /^(.*?) (>>?) (.*)$/.exec(line) ?? []
  const group = groupFrom(head)
  if (arrow === undefined) continue
  for (const member of members.split(', ')) {
    const narrower = groupFrom(member)
    relate(group, narrower, NARROWER)
    if (arrow === '>') relate(narrower, group, BROADER)
  }
}

const meets = (part: string, token: Token | undefined): boolean => {
  if (token === undefined) return false
  if (part === '_') return true
  if (part === '#') return /^\d/.test(token.word)
  if (part === '#y') return /^(19|20)\d\d$/.test(token.word)
  if (part === '#n') return /^\d/.test(token.word) || NUMBER_WORDS.has(token.word)
  return part === token.stem || (SPOKEN.get(token.word)?.includes(part) ?? false)
}
/** A visitor's "my own" is the owner's "your own". */
const SPOKEN = new Map([
  ['your', ['my']],
  ['our', ['my']],
  ['you', ['i', 'me']],
  ['we', ['i']],
  ['us', ['me']],
])
const NUMBER_WORDS = new Set([
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'twelve',
  'fifteen',
  'twenty',
  'thirty',
])

export type Match = { group: number; length: number }

/** The groups whose words stand in `text` at `at`, the longest first. */
export const groupsAt = (text: Token[], at: number): Match[] => {
  const here = text[at]
  if (here === undefined) return []
  const starting = [
    ...(forms.get(here.stem) ?? []),
    ...(/^\d/.test(here.word) || NUMBER_WORDS.has(here.word) ? NUMERIC.flatMap((first) => forms.get(first) ?? []) : []),
  ]
  return starting
    .filter(({ stems }) => stems.every((part, offset) => meets(part, text[at + offset])))
    .map(({ stems, group }) => ({ group, length: stems.length }))
    .sort((a, b) => b.length - a.length)
}
const NUMERIC = ['#n', '#y', '#']

export const relatedGroups = (group: number): ReadonlyMap<number, number> =>
  related.get(group) ?? new Map<number, number>()
export const groupNumber = (name: string): number => {
  const group = groupOf.get(name)
  if (group === undefined) throw new Error(`The lexicon has no group "${name}"`)
  return group
}
export const isLexiconWord = (word: string): boolean => knownWords.has(word)
/** The lexicon's words that begin with a letter, to look for a mistyped one among. */
export const lexiconWords = (letter: string): string[] => byLetter.get(letter) ?? []

const byLetter = Map.groupBy(knownWords, (word) => word.charAt(0))
