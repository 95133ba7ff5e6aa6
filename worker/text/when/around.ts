import { isDayPiece, type Piece, type Reading, type Side } from './pieces'
import { readAt } from './readPiece'
import { senseOf } from './words'

/** "Not on the", "not too": so much may stand between. */
export const FAR = 3

/** "After that", "before then". */
export function boundOf(
  { lexemes, words }: Reading,
  at: number,
): { side: Exclude<Side, 'about'>; end: number } | undefined {
  const there = words.thereafter(lexemes, at)
  if (there) return { side: senseOf<'from' | 'before'>(there) ?? 'from', end: there.end }
  const bound = words.side(lexemes, at)
  const side = senseOf<Side>(bound)
  const then = bound && words.anaphor(lexemes, bound.end)
  return then && side && side !== 'about' ? { side, end: then.end } : undefined
}

export const isClock = ({ content }: Piece): boolean => content.kind === 'clock' && content.side === undefined

export const isDayBehind = (pieces: readonly Piece[], at: number): boolean => {
  const last = pieces.at(-1)
  return last !== undefined && isDayPiece(last) && last.end === at
}

/** Whether a piece follows in the same clause: "can't do Tuesday". */
export function readsOn(reading: Reading, at: number): boolean {
  for (let next = at; next < Math.min(at + FAR, reading.lexemes.length); next++) {
    if (reading.lexemes[next]?.kind === 'mark') return false
    if (readAt(reading, next)) return true
  }
  return false
}
