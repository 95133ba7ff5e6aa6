import { isDayPiece, type Piece, type Side } from './pieces'

/** "Tuesday, no wait, Wednesday": of what was said before, days give way to days and times to times. */
export function replacedBy(piece: Piece, before: readonly Piece[]): Piece[] {
  return piece.isNot ? [] : before.filter((one) => !one.isNot && isDayPiece(one) === isDayPiece(piece))
}

/** Days that only frame others stay: "I'm in town next week, so Tuesday". */
const FRAMES = new Set<Piece['content']['kind']>(['week', 'weekOf', 'month', 'bounded', 'range'])

/** Of "soccer is Tuesday at 4, so Wednesday" all that "so" follows from; of "Tuesday at 4, so before 3" the hour. */
export const reasonsFor = (piece: Piece, before: readonly Piece[], turned: ReadonlySet<Piece>): Piece[] =>
  before.filter((one) => {
    const { isNot, content } = one
    if (isNot || (FRAMES.has(content.kind) && !turned.has(one))) return false
    return isDayPiece(piece) ? !FRAMES.has(piece.content.kind) : content.kind === 'clock'
  })

/** "The party is on the 5th, so before that": a bound on what was named last. */
export function boundedAt(last: Piece, side: Exclude<Side, 'about'>): Piece | undefined {
  const { content } = last
  if (last.isNot) return undefined
  if (content.kind === 'clock') return { ...last, content: { ...content, side: content.side ?? side } }
  if (content.kind === 'part' || content.kind === 'span' || content.kind === 'soon') return undefined
  return isDayPiece(last) && content.kind !== 'bounded'
    ? { ...last, content: { kind: 'bounded', of: last.content, side } }
    : undefined
}
