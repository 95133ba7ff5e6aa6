import type { Locale, ValueContent } from '../value'
import type { Token } from './tokens'

export type Tokens = readonly Token[]
/** What a parser sees: the text's tokens, and what was read of it so far (for "9-5" after "Mon-Fri"). */
export type Context = { tokens: Tokens; locale: Locale; before: readonly Read[] }
/** Tokens from `start` up to, not including, `end`. */
export type Read = { content: ValueContent; start: number; end: number }
/** Reads a value that begins at a token; each looks at a bounded number of tokens, so that any text takes time in proportion to its length. */
export type Parser = (context: Context, at: number) => Read | undefined

export const isMark = (token: Token | undefined, text: string): boolean => token?.kind === 'mark' && token.text === text
/** Written together with the token before. */
export const isAttached = (token: Token | undefined): token is Token => token !== undefined && token.gap === 0

/** Reads one thing after the other; where a thing isn't found it stays where it is. */
export function readerAt(tokens: Tokens, start: number) {
  const reader = {
    at: start,
    take<T extends { end: number }>(find: (tokens: Tokens, at: number) => T | undefined): T | undefined {
      const found = find(tokens, reader.at)
      if (found) reader.at = found.end
      return found
    },
    /** Whether one of some marks stood there. */
    takeMark(marks: string): boolean {
      const isThere = [...marks].some((mark) => isMark(tokens[reader.at], mark))
      if (isThere) reader.at++
      return isThere
    },
    /** A value from where the reader began up to where it is. */
    read: (content: ValueContent): Read => ({ start, end: reader.at, content }),
  }
  return reader
}

const LONGEST_MATCH = 10

/** What a pattern finds from a token on, in folded text with single spaces; it has to end where a token does. */
export function matchAt(tokens: Tokens, at: number, pattern: RegExp) {
  let line = ''
  const ends: number[] = []
  for (let next = at; next < Math.min(at + LONGEST_MATCH, tokens.length); next++) {
    const { gap = 0, text = '' } = tokens[next] ?? {}
    line += next > at && gap > 0 ? ` ${text}` : text
    ends.push(line.length)
  }
  const found = pattern.exec(line)
  const length = found ? ends.indexOf(found[0].length) + 1 : 0
  return found && length > 0 ? { text: found[0], groups: found.groups ?? {}, end: at + length } : undefined
}
