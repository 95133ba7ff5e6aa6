import { fold } from '../../text/fold'
import type { Value } from '../../text/value'
import { firstOf, type Lexicon, placeOf } from '../lexicon/lexicon'
import { is } from './valueKinds'

export type TextRange = { start: number; end: number }

/** Where one thing ends and the next begins, and where it only may: a comma, a dash, a bracket, the bar between cells. */
const HARD = /(?<=[;!?。；！？؟؛])\s*|(?<=\.)\s+(?=[\p{Lu}\p{Lo}])|[•\n]/gu
const SOFT = /\s[–—-]\s|\s?[()|]\s?|(?<=[,:，、：،])\s*/gu

/** A text cut into clauses. Enumerations stay whole: after a soft mark only what has a subject or a price of its own starts anew. */
export function cutClauses(text: string, values: readonly Value[], lexicon: Lexicon): TextRange[] {
  const kindsIn = (range: TextRange) =>
    within(values, range).flatMap((value) => (is('parting', value) ? [value.kind] : []))
  return cutAt(HARD, text, { start: 0, end: text.length }, values)
    .flatMap((range) => {
      const clauses: TextRange[] = []
      let tail = range
      for (const piece of cutAt(SOFT, text, range, values)) {
        const last = clauses.at(-1)
        const folded = fold(text.slice(piece.start, piece.end))
        const isPriced = last !== undefined && kindsIn(piece).some((kind) => kindsIn(last).includes(kind))
        const isNew = isPriced || placeOf(lexicon.subject, folded) === 0 || placeOf(lexicon.but, folded) === 0
        if (last && !isNew && !isAnswer(text, last, lexicon)) last.end = piece.end
        else if (
          last &&
          isPriced &&
          tail.start > last.start &&
          kindsIn(tail).length === 0 &&
          isBare(text, piece, values)
        ) {
          // "60 min | $80 | 90 min | $120": the second price takes the cell before it along.
          last.end = tail.start
          clauses.push({ start: tail.start, end: piece.end })
        } else clauses.push({ ...piece })
        tail = piece
      }
      return clauses
    })
    .flatMap((clause) => cutAtJoints(text, clause, values, lexicon.but))
}

export const within = (values: readonly Value[], { start, end }: TextRange): Value[] =>
  values.filter((value) => value.start >= start && value.end <= end)

/** The bracket of a phone number and the dash of a span part nothing. */
const isInside = (values: readonly Value[], at: number, length: number): boolean =>
  values.some(({ start, end }) => at + length > start && at < end)

function cutAt(marks: RegExp, text: string, { start, end }: TextRange, values: readonly Value[]): TextRange[] {
  const ranges: TextRange[] = []
  let from = start
  for (const mark of text.slice(start, end).matchAll(marks)) {
    const at = start + mark.index
    if (isInside(values, at, mark[0].length) || /\d[,:]\d/.test(text.slice(at - 2, at + 1))) continue
    if (at > from) ranges.push({ start: from, end: at })
    from = at + mark[0].length
  }
  return from < end ? [...ranges, { start: from, end }] : ranges
}

/** A yes or a no by itself: "No, …". */
function isAnswer(text: string, { start, end }: TextRange, { yes, no }: Lexicon): boolean {
  const folded = fold(text.slice(start, end)).replace(/[\s,.!]+$/u, '')
  return [yes, no].some((list) => firstOf(list, folded)?.[0] === folded)
}

/** Nothing but values. */
const isBare = (text: string, range: TextRange, values: readonly Value[]): boolean =>
  !/\p{L}/u.test(
    within(values, range).reduce((rest, value) => rest.replace(value.text, ''), text.slice(range.start, range.end)),
  )

/** Cut before "but", "because", "and we". */
function cutAtJoints(text: string, { start, end }: TextRange, values: readonly Value[], joints: RegExp): TextRange[] {
  const folded = fold(text.slice(start, end))
  // Folding may change lengths; where it does, the clause stays whole.
  if (folded.length !== end - start) return [{ start, end }]
  const ranges: TextRange[] = []
  let from = start
  for (const { index } of folded.matchAll(joints)) {
    const at = start + index
    if (at <= start + 3 || isInside(values, at, 1)) continue
    ranges.push({ start: from, end: at })
    from = at
  }
  return [...ranges, { start: from, end }]
}
