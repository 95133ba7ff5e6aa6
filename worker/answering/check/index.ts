import type { Language } from '../../../contract/languages'
import type { Statement } from '../../knowledge/statement'
import { fold } from '../../text/fold'
import { parseValues } from '../../text/parseValues'
import { isStop } from '../../text/stopWords'
import type { Locale, Value } from '../../text/value'
import { wordsOf } from '../../text/words'
import type { Evidence } from '../gather/evidence'
import { type Clause, clausesOf } from './clauses'
import { holds, lexiconOf, type Promised, placeOf } from './lexicon'

/** A statement read for comparison. */
export type Entry = {
  statement: Statement
  clauses: Clause[]
  /** Stems of its own text, and of the headings above it. */
  own: ReadonlySet<string>
  above: ReadonlySet<string>
  /** Values and promises of the last heading: "$25 per person - the Halo Room", "Do you guarantee your work?" */
  headingValues: Value[]
  headingPromises: ReadonlySet<Promised>
  /** Whether it begins with a yes or a no, where it answers its heading. */
  answers: 'yes' | 'no' | undefined
  /** "What won't you carry?": what it lists is denied. */
  deniesAll: boolean
}

/** A value where it is stated; no `clause`: in the heading. */
export type Hit = { entry: Entry; clause: Clause | undefined; value: Value }

export type Index = {
  entries: Entry[]
  hits: Map<Value['kind'], Hit[]>
  /** Which entries hold a stem, in their text or above it. */
  postings: Map<string, Entry[]>
  /** Where a number is written, whatever it counts, and every mark of letters and digits: a licence's, a room's. */
  numbers: Map<string, Entry[]>
  codes: ReadonlySet<string>
  /** Stems that are always written with a capital letter: names. */
  names: ReadonlySet<string>
  /** Those of its block before and after a statement. */
  beside: Map<Entry, Entry[]>
  isKnown: (stem: string) => boolean
  /** How much a stem tells, from 0.1 to 1. */
  weigh: (stem: string) => number
}

const read = new WeakMap<Statement, Entry>()
const made = new WeakMap<Statement, { statements: Statement[]; index: Index }>()

/** All that is at hand, read once: the same statements aren't read again for the next message. */
export function indexOf({ statements, rarity }: Evidence, language: Language, locale: Locale): Index {
  const [first] = statements
  const last = first && made.get(first)
  if (
    last &&
    last.statements.length === statements.length &&
    statements.every((one, at) => one === last.statements[at])
  )
    return last.index
  const entries = statements.map((statement) => {
    const known = read.get(statement) ?? readEntry(statement, language, locale)
    read.set(statement, known)
    return known
  })
  const index = { entries, ...tablesOf(entries), ...tellingBy(entries, rarity) }
  if (first) made.set(first, { statements, index })
  return index
}

function tablesOf(
  entries: readonly Entry[],
): Pick<Index, 'hits' | 'postings' | 'numbers' | 'codes' | 'names' | 'beside'> {
  const hits: Index['hits'] = new Map()
  const postings: Index['postings'] = new Map()
  const numbers: Index['numbers'] = new Map()
  const codes = new Set<string>()
  const beside: Index['beside'] = new Map(entries.map((entry) => [entry, []]))
  for (const [at, entry] of entries.entries()) {
    for (const clause of entry.clauses)
      for (const value of clause.values) push(hits, value.kind, { entry, clause, value })
    for (const value of entry.headingValues) push(hits, value.kind, { entry, clause: undefined, value })
    for (const stem of new Set([...entry.own, ...entry.above])) push(postings, stem, entry)
    const text = `${entry.statement.trail.join(' \n ')} \n ${entry.statement.text}`
    for (const number of new Set(numbersOf(text))) push(numbers, number, entry)
    for (const code of codesOf(text)) codes.add(code)
    const before = entries[at - 1]
    if (before && blockOf(before.statement) === blockOf(entry.statement)) {
      push(beside, entry, before)
      push(beside, before, entry)
    }
  }
  return { hits, postings, numbers, codes, names: namesIn(entries), beside }
}

/** After a small word, or one of two capitals in a row: what only begins a sentence may be any word. */
const CAPITAL = /(?<=[\p{Ll},&] )\p{Lu}\p{Ll}[\p{L}\p{M}]*|\p{Lu}\p{Ll}[\p{L}\p{M}]* \p{Lu}\p{Ll}[\p{L}\p{M}]*/gu
const SMALL = /(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]+/gu

function namesIn(entries: readonly Entry[]): Set<string> {
  const names = new Set<string>()
  const all = entries.map(({ statement: { text, trail } }) => `${trail.join('. ')}. ${text}`).join(' ')
  for (const [name] of all.matchAll(CAPITAL)) for (const { stem } of wordsOf(name)) names.add(stem)
  for (const [word] of all.matchAll(SMALL)) for (const { stem } of wordsOf(word)) names.delete(stem)
  return names
}

const NOBODY_SAYS = '\u0000'

function tellingBy(entries: readonly Entry[], rarity: Evidence['rarity']): Pick<Index, 'isKnown' | 'weigh'> {
  const stems = new Set(entries.flatMap(({ own, above }) => [...own, ...above]))
  const most = rarity(NOBODY_SAYS) || 1
  return {
    isKnown: (stem) => stems.has(stem) || rarity(stem) < most,
    weigh: (stem) => (stems.has(stem) ? Math.min(1, Math.max(0.1, rarity(stem) / most)) : 1),
  }
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

const blockOf = ({ source, block }: Statement): string => `${source.kind} ${source.url ?? ''} ${block}`

/** Digits of a text as written, thousands' marks aside. */
export const numbersOf = (text: string): string[] =>
  [...fold(text).matchAll(/\d+(?:[.,]\d{3}(?!\d))*(?:[.,]\d+)?/g)].map(([digits]) =>
    digits.replace(/[.,](?=\d{3}(?!\d))/g, ''),
  )

/** Letters and digits in one: "CFC1429871". */
export const codesOf = (text: string): string[] =>
  fold(text).match(/(?<![\p{L}\d./@-])(?=[a-z]+\d)[a-z\d]{5,}(?![\p{L}\d])/gu) ?? []

function readEntry(statement: Statement, language: Language, locale: Locale): Entry {
  const { text, trail, kind, values } = statement
  const lexicon = lexiconOf(language)
  const clauses = clausesOf(text, values, language)
  const heading = trail.at(-1) ?? ''
  const promised = lexicon.promises.flatMap(([promise, list]) => (holds(list, fold(heading)) ? [promise] : []))
  return {
    statement,
    clauses,
    own: new Set(stemsOf(text, language)),
    above: new Set(stemsOf(trail.join(' '), language)),
    headingValues: parseValues(heading, locale),
    headingPromises: new Set(promised),
    answers: kind === 'faq' ? answerOf(clauses, language) : undefined,
    deniesAll: kind === 'faq' && holds(lexicon.negation, fold(heading)),
  }
}

const BRIEF = 2

/** Whether a text begins with a yes or a no, in so many words or as a brief denial: "we don't". */
export function answerOf([first]: readonly Clause[], language: Language): 'yes' | 'no' | undefined {
  if (!first) return undefined
  const { yes, no } = lexiconOf(language)
  if (placeOf(no, first.folded) === 0 || (first.isNegated && first.stems.size <= BRIEF)) return 'no'
  return placeOf(yes, first.folded) === 0 ? 'yes' : undefined
}

/** Stems of the words that say something. */
export const stemsOf = (text: string, language?: Language): string[] =>
  wordsOf(text).flatMap((word) => (isStop(word.text, language) ? [] : [word.stem]))
