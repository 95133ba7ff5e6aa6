import type { Language } from '../../../contract/languages'
import type { Statement } from '../../knowledge/statement'
import { fold } from '../../text/fold'
import { parseValues } from '../../text/parseValues'
import type { Locale, Value } from '../../text/value'
import { isStop } from '../../text/stopWords'
import { wordsOf } from '../../text/words'
import type { Evidence } from '../gather/evidence'
import { type Clause, clausesOf } from './clauses'
import { holds, lexiconOf, type Promised } from './lexicon'

/** A statement read for comparison. */
export type Entry = {
  statement: Statement
  clauses: Clause[]
  /** Stems of its own text. */
  own: Set<string>
  /** Stems of the headings above it. */
  above: Set<string>
  /** Values of the last heading: "$25 per person - the Halo Room". */
  headingValues: Value[]
  /** What the last heading speaks of: "Do you guarantee your work?" */
  headingPromises: ReadonlySet<Promised>
  /** An answer that begins with a no denies what its heading asks. */
  deniesHeading: boolean
}

/** A value where it is stated; no `clause`: in the heading. */
export type Hit = { entry: Entry; clause: Clause | undefined; value: Value }

export type Index = {
  entries: Entry[]
  hits: Map<Value['kind'], Hit[]>
  /** Every number that is written anywhere, whatever it counts. */
  numbers: Set<string>
  /** What stands around a statement: those of its block before and after it. */
  beside: (entry: Entry) => Entry[]
  isKnown: (stem: string) => boolean
  /** How much a stem tells, at most 1. */
  weigh: (stem: string) => number
  language: Language
}

const NOBODY_SAYS = '\u0000'
const read = new WeakMap<Statement, Entry>()

/** All that is at hand, read once for the sentences of a reply; a statement's own reading is kept as long as the statement is. */
export function indexOf(evidence: Evidence, language: Language, locale: Locale): Index {
  const entries = evidence.statements.map((statement) => {
    const known = read.get(statement) ?? readEntry(statement, language, locale)
    read.set(statement, known)
    return known
  })
  const hits: Index['hits'] = new Map()
  const numbers = new Set<string>()
  const stems = new Set<string>()
  const blocks = new Map<string, Entry[]>()
  const add = (hit: Hit) => {
    const already = hits.get(hit.value.kind)
    if (already) already.push(hit)
    else hits.set(hit.value.kind, [hit])
  }
  for (const entry of entries) {
    for (const clause of entry.clauses) for (const value of clause.values) add({ entry, clause, value })
    for (const value of entry.headingValues) add({ entry, clause: undefined, value })
    for (const stem of [...entry.own, ...entry.above]) stems.add(stem)
    for (const number of numbersOf(`${entry.statement.text} ${entry.statement.trail.join(' ')}`)) numbers.add(number)
    const block = blockOf(entry.statement)
    blocks.set(block, [...(blocks.get(block) ?? []), entry])
  }
  const most = evidence.rarity(NOBODY_SAYS) || 1
  return {
    entries,
    hits,
    numbers,
    beside: (entry) => {
      const block = blocks.get(blockOf(entry.statement)) ?? []
      const at = block.indexOf(entry)
      return block.filter((_, other) => Math.abs(other - at) === 1)
    },
    isKnown: (stem) => stems.has(stem) || evidence.rarity(stem) < most,
    weigh: (stem) => (stems.has(stem) ? Math.min(1, Math.max(0.1, evidence.rarity(stem) / most)) : 1),
    language,
  }
}

const blockOf = ({ source, block }: Statement): string => `${source.kind} ${source.url ?? ''} ${block}`

/** Digits of a text as written, thousands' marks aside. */
export const numbersOf = (text: string): string[] =>
  [...fold(text).matchAll(/\d+(?:[.,]\d{3}(?!\d))*(?:[.,]\d+)?/g)].map(([digits]) => digits.replace(/[.,](?=\d{3}(?!\d))/g, ''))

function readEntry(statement: Statement, language: Language, locale: Locale): Entry {
  const { text, trail, kind, values } = statement
  const heading = trail.at(-1) ?? ''
  const stemsOf = (words: string) => wordsOf(words).flatMap((word) => (isStop(word.text, language) ? [] : [word.stem]))
  return {
    statement,
    clauses: clausesOf(text, values, language),
    own: new Set(stemsOf(text)),
    above: new Set(stemsOf(trail.join(' '))),
    headingPromises: new Set(lexiconOf(language).promises.flatMap(([promised, list]) => (holds(list, fold(heading)) ? [promised] : []))),
    headingValues: parseValues(heading, locale),
    deniesHeading: kind === 'faq' && holds(lexiconOf(language).no, fold(text.split(/[\s,.!]/, 1)[0] ?? '')),
  }
}
