import type { Language } from '../../../contract/languages'
import { fold } from '../../text/fold'
import { isStop } from '../../text/stopWords'
import type { Value } from '../../text/value'
import { tellingStemsIn, type Word, wordsOf } from '../../text/words'
import { holds, type Lexicon, lexiconOf, type Promised, placeOf } from '../lexicon/lexicon'
import { cutClauses, type TextRange, within } from './cutClauses'

/** A part of a sentence that says one thing, with what it denies kept apart from what it asserts. */
export type Clause = {
  text: string
  folded: string
  /** Of its words, those of values and those that say nothing left out; and which of them a negation stands before. */
  stems: Set<string>
  denied: Set<string>
  isNegated: boolean
  /** Values that are denied: a negation and no comma stands before them. */
  deniedValues: Set<Value>
  values: Value[]
  /** `words`: the stems of the promise itself; `of`: of the word it is joined to, as in "a free estimate". */
  promises: Map<Promised, { isDenied: boolean; words: Set<string>; of: string | undefined }>
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
  // "They'll give you a call back" gives nothing back.
  const isOffered = (at: number, length: number) =>
    [...folded.matchAll(lexicon.offer)].some(({ 0: said, index }) => at >= index && at + length <= index + said.length)
  const found = (holds(lexicon.promising, folded) ? lexicon[kind] : []).flatMap(([kind, list]) => {
    const match = folded.matchAll(list).find(({ 0: said, index }) => !isOffered(index, said.length))
    return match ? [{ kind, at: match.index, said: match[0] }] : []
  })
  // "No charge" asserts that it is free: what is part of a promise's phrase denies nothing.
  const reaches = reachesOf(folded, lexicon).filter(
    ({ by }) => !found.some(({ at, said }) => by >= at && by < at + said.length),
  )
  const isDenied = (at: number) => reaches.some(({ start, end }) => at >= start && at < end)
  const isDeniedAt = (at: number) =>
    reaches.some(({ by, isOfNext }) => {
      const between = folded.slice(by, at)
      return by < at && !between.includes(',') && (!isOfNext || wordsOf(between).length <= NEXT)
    })
  // "Even ones you didn't buy here, at no charge": behind a comma, a no of its own is all that is denied.
  const isDeniedPromise = (at: number, said: string) => {
    const comma = holds(lexicon.negation, said) ? folded.lastIndexOf(',', at) : -1
    return reaches.some(({ by, start, end }) => by > comma && at >= start && at < end)
  }
  const isLacked = ({ start, text }: Word) => folded.startsWith(LACKING, start + text.length)
  return {
    text,
    folded,
    stems: new Set(words.map(({ stem }) => stem)),
    denied: new Set(words.flatMap((word) => (isDenied(word.start) || isLacked(word) ? [word.stem] : []))),
    isNegated: reaches.length > 0,
    deniedValues: new Set(values.filter((value) => isDeniedAt(value.start - start))),
    values,
    promises: new Map(
      found.map(({ kind, at, said }) => [
        kind,
        {
          isDenied: isDeniedPromise(at, said),
          words: new Set(tellingStemsIn(said, language)),
          of: joinedTo(words, folded, at, at + said.length),
        },
      ]),
    ),
  }
}

/** The word that tells something and stands right behind a phrase, else right before it. */
const joinedTo = (words: readonly Word[], folded: string, start: number, end: number): string | undefined => {
  const isGap = (from: number, to: number) => from <= to && /^[\s-]*$/u.test(folded.slice(from, to))
  const after = words.find((word) => word.start >= end && isGap(end, word.start))
  return (after ?? words.find((word) => isGap(word.start + word.text.length, start)))?.stem
}

/** "Without a $50 fee" denies it; "without insurance a visit is $145" doesn't. */
const NEXT = 2

/** "Cash-free". */
const LACKING = '-free'

/** What each negation reaches: "no" and "without" up to a comma; others back to one, and all that is listed up to a colon. */
function reachesOf(
  folded: string,
  { negation, lacking, no }: Lexicon,
): (TextRange & { by: number; isOfNext: boolean })[] {
  const endOf = (mark: RegExp, from: number) => {
    const length = folded.slice(from).search(mark)
    return length < 0 ? folded.length : from + length
  }
  // "Sorry, …" denies all of it, "No kids: …" nothing behind the colon.
  if (placeOf(no, folded) === 0) return [{ by: 0, start: 0, end: endOf(/:/u, 0), isOfNext: false }]
  return [...folded.matchAll(negation)].map(({ 0: said, index: by }) => {
    const isOfNext = holds(lacking, said)
    const start = isOfNext ? by : folded.slice(0, by).search(/[^,:(]*$/u)
    return { by, start, end: endOf(isOfNext ? /[,:;(]/u : /:/u, by), isOfNext }
  })
}
