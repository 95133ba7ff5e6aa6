import type { Locale, ValueContent } from '../value'
import type { Lexeme } from './lexemes'

export type Lexemes = readonly Lexeme[]
/** What a parser sees: the text's lexemes, and what was read of it so far (for "9-5" after "Mon-Fri"). */
export type ParserInput = { lexemes: Lexemes; locale: Locale; before: readonly ReadValue[] }
/** Lexemes from `start` up to, not including, `end`. */
export type ReadValue = { content: ValueContent; start: number; end: number }
/** Reads a value that begins at a lexeme; each looks at a bounded number of lexemes, so that any text takes time in proportion to its length. */
export type Parser = (context: ParserInput, at: number) => ReadValue | undefined

export const isMark = (lexeme: Lexeme | undefined, text: string): boolean =>
  lexeme?.kind === 'mark' && lexeme.text === text
/** Written together with the lexeme before. */
export const isAttached = (lexeme: Lexeme | undefined): lexeme is Lexeme => lexeme !== undefined && lexeme.gap === 0

/** Reads one thing after the other; where a thing isn't found it stays where it is. */
export function readerAt(lexemes: Lexemes, start: number) {
  const reader = {
    at: start,
    take<T extends { end: number }>(find: (lexemes: Lexemes, at: number) => T | undefined): T | undefined {
      const found = find(lexemes, reader.at)
      if (found) reader.at = found.end
      return found
    },
    /** Whether one of some marks stood there. */
    takeMark(marks: string): boolean {
      const isThere = [...marks].some((mark) => isMark(lexemes[reader.at], mark))
      if (isThere) reader.at++
      return isThere
    },
    /** A value from where the reader began up to where it is. */
    read: (content: ValueContent): ReadValue => ({ start, end: reader.at, content }),
  }
  return reader
}

const LONGEST_MATCH = 10

/** What a pattern finds from a lexeme on, in folded text with single spaces; it has to end where a lexeme does. */
export function matchAt(lexemes: Lexemes, at: number, pattern: RegExp) {
  let line = ''
  const ends: number[] = []
  for (let next = at; next < Math.min(at + LONGEST_MATCH, lexemes.length); next++) {
    const { gap = 0, text = '' } = lexemes[next] ?? {}
    line += next > at && gap > 0 ? ` ${text}` : text
    ends.push(line.length)
  }
  const found = pattern.exec(line)
  const length = found ? ends.indexOf(found[0].length) + 1 : 0
  return found && length > 0 ? { text: found[0], groups: found.groups ?? {}, end: at + length } : undefined
}
