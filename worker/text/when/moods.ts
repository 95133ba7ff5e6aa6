import type { Phrase } from '../values/phrases'
import type { Piece, Reading } from './pieces'
import { readAt } from './readPiece'

/** What a clause says of the pieces in it. */
export type Mood = 'wish' | 'past' | 'own' | 'busy' | 'done' | 'starts' | 'hours'

export const BREAK = /^[.?!;\n。？！؟]$/
export const COMMA = /^[,，、،:()]$/

/** "I work til 4" is after 4; "I work 9 to 5" isn't then; "I get off at 5" is from 5 on. */
export function told(piece: Piece, mood: Mood | undefined): Piece {
  const { content } = piece
  if (mood === 'starts' && content.kind === 'clock') return { ...piece, content: { ...content, side: 'before' } }
  if (mood === 'done' && content.kind === 'clock') return { ...piece, content: { ...content, side: 'from' } }
  if (mood !== 'busy') return piece
  if (content.kind === 'clock' && (content.side === 'upTo' || content.side === 'before'))
    return { ...piece, content: { ...content, side: 'from' } }
  if (content.kind === 'clock' && (content.side === 'from' || content.side === 'start'))
    return { ...piece, content: { ...content, side: 'upTo' } }
  return { ...piece, isNot: true }
}

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
