import type { Locale, ValueContent } from '../value'
import type { Token } from './tokens'

/**
 * What a parser sees: the text's tokens, and what was read of it so far (for "9-5" after "Mon-Fri"). `phonesLeft`: how many more runs of
 * digits are looked up in the numbering plans.
 */
export type Context = { tokens: readonly Token[]; locale: Locale; before: readonly Read[]; phonesLeft: number }
/** Tokens from `start` up to, not including, `end`. */
export type Read = { content: ValueContent; start: number; end: number }
/** Reads a value that begins at a token; each looks at a bounded number of tokens, so that any text takes time in proportion to its length. */
export type Parser = (context: Context, at: number) => Read | undefined

export const isMark = (token: Token | undefined, text: string): boolean => token?.kind === 'mark' && token.text === text
/** Written together with the token before. */
export const isAttached = (token: Token | undefined): token is Token => token !== undefined && token.gap === 0
