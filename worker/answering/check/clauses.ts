import type { Language } from '../../../contract/languages'
import { fold } from '../../text/fold'
import type { Value } from '../../text/value'
import { isStop } from '../../text/stopWords'
import { wordsOf } from '../../text/words'
import { holds, lexiconOf, placeOf, type Promised } from './lexicon'

/** A part of a sentence that says one thing, with what it denies kept apart from what it asserts. */
export type Clause = {
  /** As written. */
  text: string
  folded: string
  stems: Set<string>
  /** Stems that stand after a word of negation. */
  denied: Set<string>
  isNegated: boolean
  values: Value[]
  promises: Map<Promised, { isDenied: boolean }>
}

/** Where one thing ends and the next may begin: marks that part clauses, the bars between cells. */
const MARKS = /(?<=[;!?。；！？،؛])\s*|\s[–—-]\s|[()|•\n]|(?<=[,:，：])\s*/u

/** A text cut into clauses. Enumerations stay whole: after a comma only what has a subject or a value of its own starts anew. */
export function clausesOf(text: string, values: readonly Value[], language: Language): Clause[] {
  const lexicon = lexiconOf(language)
  const clauses: { start: number; end: number }[] = []
  for (const { start, end } of pieces(text, values)) {
    const folded = fold(text.slice(start, end))
    const last = clauses.at(-1)
    const before = last ? text.slice(last.start, start) : ''
    const startsAnew =
      !/[,:،]\s*$/u.test(before) ||
      beginsWith(lexicon.subject, folded) ||
      beginsWith(lexicon.but, folded) ||
      sharesKind(values, last, { start, end })
    if (last && !startsAnew) last.end = end
    else clauses.push({ start, end })
  }
  return clauses
    .flatMap((clause) => cutAtJoints(text, clause, lexicon.but, values))
    .map(({ start, end }) => readClause(text, start, end, values, language))
    .filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded))
}

const beginsWith = (list: RegExp, folded: string): boolean => placeOf(list, folded) === 0

function* pieces(text: string, values: readonly Value[]): Generator<{ start: number; end: number }> {
  let start = 0
  for (const mark of text.matchAll(new RegExp(MARKS, 'gu'))) {
    if (isInside(values, mark.index, mark[0].length) || /\d[,:]$/.test(text.slice(start, mark.index + mark[0].length))) continue
    if (mark.index > start) yield { start, end: mark.index }
    start = mark.index + mark[0].length
  }
  if (start < text.length) yield { start, end: text.length }
}

/** The bracket of a phone number and the dash of a span part nothing. */
const isInside = (values: readonly Value[], at: number, length: number): boolean =>
  values.some(({ start, end }) => at + length > start && at < end)

type Range = { start: number; end: number }
const within = (values: readonly Value[], { start, end }: Range) =>
  values.filter((value) => value.start >= start && value.end <= end)

/** Two prices in a row are of two things. */
const sharesKind = (values: readonly Value[], one: Range | undefined, other: Range): boolean => {
  if (!one) return false
  const kinds = new Set(within(values, one).flatMap(({ kind }) => (PARTING.has(kind) ? [kind] : [])))
  return within(values, other).some(({ kind }) => kinds.has(kind))
}
const PARTING = new Set<Value['kind']>(['money', 'percent', 'span', 'phone'])

function cutAtJoints(text: string, { start, end }: Range, but: RegExp, values: readonly Value[]): Range[] {
  const slice = text.slice(start, end)
  const folded = fold(slice)
  // Folding may change lengths; where it does, the clause stays whole.
  if (folded.length !== slice.length) return [{ start, end }]
  const cuts = [...folded.matchAll(but)].map(({ index }) => index).filter((index) => index > 3 && !isInside(values, start + index, 1))
  return [0, ...cuts].map((cut, at, all) => ({ start: start + cut, end: start + (all[at + 1] ?? slice.length) }))
}

function readClause(text: string, start: number, end: number, values: readonly Value[], language: Language): Clause {
  const lexicon = lexiconOf(language)
  const folded = fold(text.slice(start, end))
  const negation = placeOf(lexicon.negation, folded)
  const words = wordsOf(folded).filter((word) => !isStop(word.text, language))
  const promises: Clause['promises'] = new Map()
  for (const [kind, list] of lexicon.promises) {
    const at = placeOf(list, folded)
    if (at >= 0) promises.set(kind, { isDenied: deniesAt(folded, at, negation, list) })
  }
  return {
    text: text.slice(start, end),
    folded,
    stems: new Set(words.map(({ stem }) => stem)),
    denied: new Set(negation < 0 ? [] : words.filter((word) => word.start > negation).map(({ stem }) => stem)),
    isNegated: negation >= 0,
    values: within(values, { start, end }),
    promises,
  }
}

/** "No charge" asserts that it is free: a negation that is part of the phrase itself denies nothing. */
function deniesAt(folded: string, at: number, negation: number, list: RegExp): boolean {
  if (negation < 0) return false
  list.lastIndex = at
  const said = list.exec(folded)?.[0] ?? ''
  return negation < at || negation >= at + said.length
}

/** Whether any clause of a text holds a phrase of a list. */
export const saysAny = (clauses: readonly Clause[], list: RegExp): boolean =>
  clauses.some(({ folded }) => holds(list, folded))
