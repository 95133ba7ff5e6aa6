import type { Language } from '../../../contract/languages'
import { fold } from '../../text/fold'
import { isStop } from '../../text/stopWords'
import type { Value } from '../../text/value'
import { type Word, wordsOf } from '../../text/words'
import { holds, type Lexicon, lexiconOf, type Promised, placeOf } from './lexicon'

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
  /** `words`: the stems of the promise itself. */
  promises: Map<Promised, { isDenied: boolean; words: Set<string> }>
}

/** Where one thing ends and the next begins, and where it only may: a comma, a dash, a bracket, the bar between cells. */
const HARD = /(?<=[;!?。；！？؟؛])\s*|(?<=\.)\s+(?=[\p{Lu}\p{Lo}])|[•\n]/gu
const SOFT = /\s[–—-]\s|\s?[()|]\s?|(?<=[,:，、：،])\s*/gu

/** A text cut into clauses. Enumerations stay whole: after a soft mark only what has a subject or a price of its own starts anew. */
export function clausesOf(text: string, values: readonly Value[], language: Language): Clause[] {
  const { subject, but } = lexiconOf(language)
  return cut(text, { start: 0, end: text.length }, HARD, values)
    .flatMap((range) => {
      const clauses: Range[] = []
      let tail: Range | undefined
      for (const piece of cut(text, range, SOFT, values)) {
        const last = clauses.at(-1)
        const folded = fold(text.slice(piece.start, piece.end))
        const isAnother = last !== undefined && (sharesKind(values, last, piece) || isAnswer(text, last, language))
        if (last && !isAnother && placeOf(subject, folded) !== 0 && placeOf(but, folded) !== 0) last.end = piece.end
        else if (
          last &&
          tail &&
          isAnother &&
          tail.start > last.start &&
          isBare(text, values, piece) &&
          !isPriced(values, tail)
        ) {
          // "60 min | $80 | 90 min | $120": the second price takes the cell before it along.
          last.end = tail.start
          clauses.push({ start: tail.start, end: piece.end })
        } else clauses.push({ ...piece })
        tail = piece
      }
      return clauses
    })
    .flatMap((clause) => cutAtJoints(text, clause, but, values))
    .map(({ start, end }) => readClause(text, start, end, values, language))
    .filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded))
}

/** A yes or a no by itself: "No, …". */
function isAnswer(text: string, { start, end }: Range, language: Language): boolean {
  const folded = fold(text.slice(start, end)).replace(/[\s,.!]+$/u, '')
  const { yes, no } = lexiconOf(language)
  return [yes, no].some((list) => {
    list.lastIndex = 0
    const found = list.exec(folded)
    return found?.index === 0 && found[0].length === folded.length
  })
}

type Range = { start: number; end: number }

function cut(text: string, { start, end }: Range, marks: RegExp, values: readonly Value[]): Range[] {
  const ranges: Range[] = []
  let from = start
  for (const mark of text.slice(start, end).matchAll(marks)) {
    const at = start + mark.index
    if (isInside(values, at, mark[0].length) || /\d[,:]\d/.test(text.slice(at - 2, at + 1))) continue
    if (at > from) ranges.push({ start: from, end: at })
    from = at + mark[0].length
  }
  if (from < end) ranges.push({ start: from, end })
  return ranges
}

/** The bracket of a phone number and the dash of a span part nothing. */
const isInside = (values: readonly Value[], at: number, length: number): boolean =>
  values.some(({ start, end }) => at + length > start && at < end)

const within = (values: readonly Value[], { start, end }: Range) =>
  values.filter((value) => value.start >= start && value.end <= end)

/** Two prices in a row are of two things. */
const PARTING = new Set<Value['kind']>(['money', 'percent', 'span', 'phone'])
const isPriced = (values: readonly Value[], range: Range): boolean =>
  within(values, range).some(({ kind }) => PARTING.has(kind))
const sharesKind = (values: readonly Value[], one: Range, other: Range): boolean => {
  const kinds = new Set(within(values, one).flatMap(({ kind }) => (PARTING.has(kind) ? [kind] : [])))
  return within(values, other).some(({ kind }) => kinds.has(kind))
}
/** Nothing but values. */
const isBare = (text: string, values: readonly Value[], range: Range): boolean => {
  const rest = within(values, range).reduceRight(
    (said, { start, end }) => said.slice(0, start - range.start) + said.slice(end - range.start),
    text.slice(range.start, range.end),
  )
  return !/\p{L}/u.test(rest)
}

function cutAtJoints(text: string, { start, end }: Range, but: RegExp, values: readonly Value[]): Range[] {
  const slice = text.slice(start, end)
  const folded = fold(slice)
  // Folding may change lengths; where it does, the clause stays whole.
  if (folded.length !== slice.length) return [{ start, end }]
  const cuts = [...folded.matchAll(but)]
    .map(({ index }) => index)
    .filter((index) => index > 3 && !isInside(values, start + index, 1))
  return [0, ...cuts].map((cut, at, all) => ({ start: start + cut, end: start + (all[at + 1] ?? slice.length) }))
}

function readClause(text: string, start: number, end: number, values: readonly Value[], language: Language): Clause {
  const lexicon = lexiconOf(language)
  const folded = fold(text.slice(start, end))
  const own = within(values, { start, end })
  const isSaid = ({ start: at }: Word) => !own.some((value) => at >= value.start - start && at < value.end - start)
  const words = wordsOf(text.slice(start, end)).filter((word) => !isStop(word.text, language) && isSaid(word))
  const promises: Clause['promises'] = new Map()
  const found = lexicon.promises.flatMap(([kind, list]) => {
    list.lastIndex = 0
    const match = list.exec(folded)
    return match ? [{ kind, match }] : []
  })
  const negation = negationIn(
    folded,
    lexicon,
    found.map(({ match }) => match),
  )
  for (const { kind, match } of found)
    promises.set(kind, { isDenied: negation >= 0, words: new Set(wordsOf(match[0]).map(({ stem }) => stem)) })
  return {
    text: text.slice(start, end),
    folded,
    stems: new Set(words.map(({ stem }) => stem)),
    denied: new Set(deniedOf(words, folded, negation, lexicon)),
    isNegated: negation >= 0,
    values: own,
    promises,
  }
}

/** What stands after the negation; all of it where nothing does ("in surgery never") or where it begins with a no ("sorry, …"). */
function deniedOf(words: readonly Word[], folded: string, negation: number, { no }: Lexicon): string[] {
  const lacking = words.filter(({ start, text }) => folded.startsWith(LACKING, start + text.length))
  const isAll = placeOf(no, folded.trimStart()) === 0
  if (negation < 0 && !isAll) return lacking.map(({ stem }) => stem)
  const after = words.filter(({ start }) => start > negation)
  // The negation itself may be a telling word of the list: "unable", "without".
  return (isAll || after.length === 0 ? words : [...after, ...lacking]).map(({ stem }) => stem)
}

/** "Cash-free". */
const LACKING = '-free'

/** Where a negation stands, or -1. "No charge" asserts that it is free: what is part of a promise's phrase denies nothing. */
function negationIn(folded: string, { negation }: Lexicon, promised: readonly RegExpExecArray[]): number {
  for (const { index } of folded.matchAll(negation))
    if (!promised.some((one) => index >= one.index && index < one.index + one[0].length)) return index
  return -1
}
