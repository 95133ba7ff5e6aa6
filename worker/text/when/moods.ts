import type { Phrase } from '../values/phrases'
import { isDayPiece, type Piece, type Reading } from './pieces'
import { readAt } from './readPiece'

/** What a clause says of the pieces in it. */
export type Mood = 'wish' | 'past' | 'own' | 'busy' | 'done' | 'starts' | 'hours'

export const BREAK = /^[.?!;\n。？！؟]$/
export const COMMA = /^[,，、،:()]$/

/** "I work til 4" is after 4; "I work 9 to 5" isn't then; "I get off at 5" is from 5 on. */
export function told(piece: Piece, mood: Mood | undefined): Piece {
  const { content } = piece
  if (mood !== 'busy' && mood !== 'done' && mood !== 'starts') return piece
  if (content.kind === 'clock') {
    const side = mood === 'starts' ? 'before' : mood === 'done' ? 'from' : content.side && OTHER_SIDE[content.side]
    return side ? { ...piece, content: { ...content, side } } : { ...piece, isNot: true }
  }
  if (mood === 'busy' && content.kind === 'bounded')
    return { ...piece, content: { ...content, side: content.side === 'upTo' ? 'start' : OTHER_SIDE[content.side] } }
  // "I leave on the 22nd", "I'm back on the 22nd"
  if (mood !== 'busy' && isDayPiece(piece))
    return { ...piece, content: { kind: 'bounded', of: piece.content, side: mood === 'starts' ? 'before' : 'start' } }
  return mood === 'busy' ? { ...piece, isNot: true } : piece
}

const OTHER_SIDE = { from: 'upTo', start: 'before', before: 'start', upTo: 'from', about: undefined } as const

/** "Move my Tuesday to …": "to" stands before the day that is wished for. */
export const movesAway = ({ lexemes, words }: Reading, at: number): boolean => {
  const to = words.moveTo(lexemes, at - 1)
  return to === undefined && lexemes.slice(at).some((_, next) => words.moveTo(lexemes, at + next) !== undefined)
}

/** "You quoted", "we moved": English says what was with one ending. */
function pastVerb({ lexemes, words }: Reading, at: number): Phrase<string> | undefined {
  const isVerb = words.language === 'en' && /^(?!need).{3,}ed$/.test(lexemes[at]?.text ?? '')
  return isVerb && SUBJECT.test(lexemes[at - 1]?.text ?? '') ? { value: 'past', end: at + 1, isWeak: false } : undefined
}
const SUBJECT = /^(?:i|we|you|u|he|she|they|it|guys|yall|just)$/

export const isEnd = ({ lexemes, words }: Reading, at: number): boolean => {
  const next = lexemes[at]
  return next === undefined || BREAK.test(next.text) || COMMA.test(next.text) || words.but(lexemes, at) !== undefined
}

/** Of "come in an hour" the "in" is no part of the mood. */
export function moodAt(reading: Reading, at: number): Phrase<string> | undefined {
  const found = reading.words.mood(reading.lexemes, at) ?? pastVerb(reading, at)
  if (!found || found.end < at + 2) return found
  const inner = readAt(reading, found.end - 1)
  return inner && inner.end > found.end ? { ...found, end: found.end - 1 } : found
}
