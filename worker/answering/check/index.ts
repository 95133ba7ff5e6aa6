import type { Language } from '../../../contract/languages'
import type { Statement } from '../../knowledge'
import { fold } from '../../text/fold'
import { parseValues } from '../../text/parseValues'
import type { Locale, Value } from '../../text/value'
import { tellingStemsIn, wordsOf } from '../../text/words'
import type { Evidence } from '../gather/evidence'
import { siteLanguage } from '../gather/siteLanguage'
import { holds, lexiconOf, type Promised, placeOf } from '../lexicon/lexicon'
import { type Clause, clausesOf } from './clauses'

/** A statement read for comparison. */
export type EvidenceEntry = {
  statement: Statement
  clauses: Clause[]
  /** Stems of its own text, of the headings above it, and whether either holds one. */
  own: ReadonlySet<string>
  above: ReadonlySet<string>
  has: (stem: string) => boolean
  /** Values of the last heading, promises of the last two: "$25 per person - the Halo Room", "Our guarantee > Springs" */
  headingValues: Value[]
  headingPromises: ReadonlySet<Promised>
  /** How it answers its heading, and whether it lists what that denies: "What won't you carry?" */
  answers: 'yes' | 'no' | undefined
  deniesAll: boolean
  /** Stems and values of a row's first cell: the others are of that. */
  named: ReadonlySet<string>
  namedValues: Value[]
}

/** A value where it is stated; no `clause`: in the heading. */
export type ValueHit = { entry: EvidenceEntry; clause: Clause | undefined; value: Value }

export type EvidenceIndex = {
  /** What most of it is written in. */
  language: Language
  entries: EvidenceEntry[]
  /** Where a statement stands among them. */
  places: Map<Statement, number>
  hits: Map<Value['kind'], ValueHit[]>
  /** Which entries hold a stem or a number, in their text or above it. */
  postings: Map<string, EvidenceEntry[]>
  numbers: Map<string, EvidenceEntry[]>
  /** Stems of what stands before and after in the same block. */
  beside: Map<EvidenceEntry, Set<string>>
  /** Stems of headings that are a name: each word with a capital, none written small anywhere. */
  names: Map<string, EvidenceEntry[]>
  /** Stems of what is offered by name: in a short item of a list, or first in a row with a price. */
  services: ReadonlySet<string>
  isKnown: (stem: string) => boolean
  /** How much a stem tells, from 0.1 to 1. */
  weigh: (stem: string) => number
}

const read = new WeakMap<Statement, EvidenceEntry>()
const made = new WeakMap<Statement, { statements: Statement[]; index: EvidenceIndex }>()
const NOBODY_SAYS = '\u0000'

/** All that is at hand, read once: the same statements aren't read again for the next message. */
export function indexOf({ statements, rarity }: Evidence, locale: Locale): EvidenceIndex {
  const [first] = statements
  const last = first && made.get(first)
  if (last?.statements.length === statements.length && statements.every((one, at) => one === last.statements[at]))
    return last.index
  const language = siteLanguage({ statements }) ?? 'en'
  const entries = statements.map((statement) => {
    const known = read.get(statement) ?? readEntry(statement, language, locale)
    read.set(statement, known)
    return known
  })
  const most = rarity(NOBODY_SAYS) || 1
  const tables = tablesOf(entries)
  const isKnown = (stem: string) => tables.postings.has(stem) || rarity(stem) < most
  const weigh = (stem: string) => (tables.postings.has(stem) ? Math.min(1, Math.max(0.1, rarity(stem) / most)) : 1)
  const places = new Map(statements.map((statement, at) => [statement, at]))
  const index = { language, entries, places, ...tables, isKnown, weigh }
  if (first) made.set(first, { statements, index })
  return index
}

/** A few entries as if the business said nothing else: how much a word tells stays as it is. */
export function indexFrom(entries: EvidenceEntry[], { language, weigh }: EvidenceIndex): EvidenceIndex {
  const tables = tablesOf(entries)
  const places = new Map(entries.map(({ statement }, at) => [statement, at]))
  return { language, entries, places, ...tables, isKnown: (stem) => tables.postings.has(stem), weigh }
}

function tablesOf(
  entries: readonly EvidenceEntry[],
): Pick<EvidenceIndex, 'hits' | 'postings' | 'numbers' | 'beside' | 'names' | 'services'> {
  const tables = { hits: new Map(), postings: new Map(), numbers: new Map(), beside: new Map(), names: new Map() }
  const small = new Set(entries.flatMap(({ statement }) => statement.text.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu) ?? []))
  for (const [at, entry] of entries.entries()) {
    const { statement, clauses, headingValues, own, above } = entry
    for (const clause of clauses)
      for (const value of clause.values) push(tables.hits, value.kind, { entry, clause, value })
    for (const value of headingValues) push(tables.hits, value.kind, { entry, clause: undefined, value })
    for (const stem of new Set([...own, ...above])) push(tables.postings, stem, entry)
    const text = `${statement.trail.join('\n')}\n${statement.text}`
    for (const number of new Set(numbersOf(text))) push(tables.numbers, number, entry)
    const heading = statement.trail.at(-1) ?? ''
    if (/^\p{Lu}[\p{L}.]*(?:[,\s]+\p{Lu}[\p{L}.]*){1,4}[,\s]*$/u.test(heading))
      for (const { stem, start, text } of wordsOf(heading))
        if (!small.has(heading.slice(start, start + text.length).toLowerCase())) push(tables.names, stem, entry)
    const neighbours = [entries[at - 1], entries[at + 1]].filter((one) => one && isInBlock(one.statement, statement))
    tables.beside.set(entry, new Set(neighbours.flatMap((one) => [...(one?.own ?? [])])))
  }
  return { ...tables, services: new Set(entries.flatMap(offeredIn)) }
}

const SHORT = 4
/** Stems of what an entry offers by name. */
function offeredIn({ statement: { kind, values }, own, named }: EvidenceEntry): readonly string[] {
  if (kind === 'row') return values.some(({ kind }) => kind === 'money') ? [...named] : []
  return kind === 'item' && own.size <= SHORT ? [...own] : []
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Of one block of one page. */
export const isInBlock = (a: Statement, b: Statement): boolean => a.block === b.block && a.source.url === b.source.url

/** Digits of a text as written, thousands' marks aside. */
export const numbersOf = (text: string): string[] =>
  (fold(text).match(/\d+(?:[.,]\d{3}(?!\d))*(?:[.,]\d+)?/g) ?? []).map((one) => one.replace(/[.,](?=\d{3}(?!\d))/g, ''))

function readEntry(statement: Statement, language: Language, locale: Locale): EvidenceEntry {
  const { text, trail, kind, values } = statement
  const lexicon = lexiconOf(language)
  const heading = fold(trail.at(-1) ?? '')
  const headings = fold(trail.slice(-2).join('\n'))
  const clauses = clausesOf(text, values, language, 'stated')
  const named = Math.max(0, text.indexOf(' | '))
  const own = new Set(tellingStemsIn(text, language))
  const above = new Set(tellingStemsIn(trail.join(' '), language))
  return {
    statement,
    clauses,
    own,
    above,
    has: (stem) => own.has(stem) || above.has(stem),
    headingValues: parseValues(heading, locale),
    headingPromises: new Set(
      (holds(lexicon.promising, headings) ? lexicon.stated : []).flatMap(([kind, list]) =>
        holds(list, headings) ? [kind] : [],
      ),
    ),
    answers: kind === 'faq' ? answerOf(clauses, language) : undefined,
    deniesAll: kind !== 'sentence' && holds(lexicon.negation, heading),
    named: new Set(kind === 'row' ? tellingStemsIn(text.slice(0, named), language) : []),
    namedValues: kind === 'row' ? values.filter(({ end }) => end <= named) : [],
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
