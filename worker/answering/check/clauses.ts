import type { Language } from '../../../contract/languages'
import { fold } from '../../text/fold'
import { isStop } from '../../text/stopWords'
import type { Value } from '../../text/value'
import { type Word, wordsOf } from '../../text/words'
import { firstOf, holds, type Lexicon, lexiconOf, type Promised, placeOf } from '../lexicon/lexicon'
import { cutClauses, within } from './cutClauses'

/** A part of a sentence that says one thing, with what it denies kept apart from what it asserts. */
export type Clause = {
  text: string
  folded: string
  /** Of its words, those of values and those that say nothing left out; and which of them a negation stands before. */
  stems: Set<string>
  denied: Set<string>
  isNegated: boolean
  values: Value[]
  /** `words`: the stems of the promise itself. */
  promises: Map<Promised, { isDenied: boolean; words: Set<string> }>
}

/** A text's clauses, read; what is stated on a site promises in more words than what may be claimed. */
export const clausesOf = (
  text: string,
  values: readonly Value[],
  language: Language,
  kind: 'promises' | 'stated' = 'promises',
): Clause[] =>
  cutClauses(text, values, lexiconOf(language))
    .map((range) => readClause(text.slice(range.start, range.end), range.start, within(values, range), language, kind))
    .filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded))

function readClause(
  text: string,
  start: number,
  values: Value[],
  language: Language,
  kind: 'promises' | 'stated',
): Clause {
  const lexicon = lexiconOf(language)
  const folded = fold(text)
  const isOfValue = (at: number) => values.some((value) => at >= value.start - start && at < value.end - start)
  const words = wordsOf(text).filter((word) => !isStop(word.text, language) && !isOfValue(word.start))
  const found = (holds(lexicon.promising, folded) ? lexicon[kind] : []).flatMap(([kind, list]) => {
    const match = firstOf(list, folded)
    return match ? [{ kind, at: match.index, said: match[0] }] : []
  })
  // "No charge" asserts that it is free: what is part of a promise's phrase denies nothing.
  const negations = [...folded.matchAll(lexicon.negation)].map(({ index }) => index)
  const negation =
    negations.find((index) => !found.some(({ at, said }) => index >= at && index < at + said.length)) ?? -1
  const stemsIn = (said: string) => new Set(wordsOf(said).map(({ stem }) => stem))
  return {
    text,
    folded,
    stems: new Set(words.map(({ stem }) => stem)),
    denied: new Set(deniedOf(words, folded, negation, lexicon)),
    isNegated: negation >= 0,
    values,
    promises: new Map(
      found.map(({ kind, at, said }) => [
        kind,
        { isDenied: negation >= 0 && !folded.slice(negation, at).includes(':'), words: stemsIn(said) },
      ]),
    ),
  }
}

/** "Cash-free". */
const LACKING = '-free'

/** What a negation reaches: its own piece, back to a comma, and all that is listed after it, up to a colon; all where the clause begins with a no. */
function deniedOf(words: readonly Word[], folded: string, negation: number, { no }: Lexicon): string[] {
  const isAll = placeOf(no, folded) === 0
  const from = isAll ? 0 : folded.slice(0, Math.max(0, negation)).search(/[^,:(]*$/u)
  const colon = negation < 0 ? -1 : folded.indexOf(':', negation)
  const to = isAll || colon < 0 ? folded.length : colon
  const isReached = ({ start }: Word) => (isAll || negation >= 0) && start >= from && start < to
  return words
    .filter((word) => isReached(word) || folded.startsWith(LACKING, word.start + word.text.length))
    .map(({ stem }) => stem)
}
