import { remembering } from '../../platform/recent'
import marks from '../data/marks.json'
import { fold } from '../fold'

/** A word, a run of digits, or one mark; a Han character is a word by itself. */
export type Lexeme = {
  kind: 'word' | 'digits' | 'mark'
  /** Folded: no accents, lower case, digits 0-9, dashes "-". */
  text: string
  /** An Arabic word without "and the", "in the"; else `text`. */
  bare: string
  /** Lower case, accents kept. */
  written: string
  isCapital: boolean
  start: number
  end: number
  /** Characters between it and the lexeme before. */
  gap: number
}

const LEXEME = /\p{Script=Han}|(?<digits>\p{Nd}+)|[[\p{L}\p{M}]--\p{Script=Han}]+|\n|[^\s\p{Cf}]/gv
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=..)/
/** Marks that are written in several ways; the rest is told by NFKC. */
const MARKS = new Map(Object.entries(marks))

/** Values, holidays, seasons and times are each read off the same text. */
export const lexemesOf: (text: string) => readonly Lexeme[] = remembering(500, readLexemes)

function readLexemes(text: string): Lexeme[] {
  const lexemes: Lexeme[] = []
  let last = 0
  for (const { 0: found, index, groups } of text.matchAll(LEXEME)) {
    const lexeme = lexemeOf(found, groups?.digits !== undefined)
    const gap = index - last
    last = index + found.length
    // "o'clock", "l'heure": two words.
    const isElision = lexeme.text === "'" && gap === 0 && /\p{L}/u.test(text.charAt(last))
    if (!isElision) lexemes.push({ ...lexeme, isCapital: /^\p{Lu}/u.test(found), start: index, end: last, gap })
  }
  return lexemes
}

function lexemeOf(found: string, isDigits: boolean): Pick<Lexeme, 'kind' | 'text' | 'bare' | 'written'> {
  const folded = fold(found)
  const text = MARKS.get(folded) ?? folded
  if (isDigits || !/^\p{L}/u.test(found)) return { kind: isDigits ? 'digits' : 'mark', text, bare: text, written: text }
  return { kind: 'word', text, bare: text.replace(ARTICLE, ''), written: found.normalize('NFC').toLowerCase() }
}
