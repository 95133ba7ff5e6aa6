import { fold } from '../fold'

/** A word, a run of digits, or one mark; a Han character is a word by itself. */
export type Token = {
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
  /** Characters between it and the token before. */
  gap: number
}

const TOKEN = /\p{Script=Han}|\p{Nd}+|[[\p{L}\p{M}]--\p{Script=Han}]+|\n|[^\s\p{Cf}]/gv
const ASCII_MARK = /[!-/:-@[-`{-~]/
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=..)/
/** Marks that are written in several ways; the rest is told by NFKC. */
const MARKS: Record<string, string> = {
  '٪': '%',
  '٫': '.',
  '٬': ',',
  '،': ',',
  '、': ',',
  '~': '-',
  '〜': '-',
  '˗': '-',
  '`': "'",
  '´': "'",
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const token = tokenOf(found)
    // "o'clock", "l'heure": two words.
    if (token.text === "'" && index === last && /\p{L}/u.test(text.charAt(index + 1))) {
      last = index + 1
      continue
    }
    tokens.push({ ...token, isCapital: isCapital(found), start: index, end: index + found.length, gap: index - last })
    last = index + found.length
  }
  return tokens
}

const isCapital = (found: string): boolean => /^\p{Lu}/u.test(found)

function tokenOf(found: string): Pick<Token, 'kind' | 'text' | 'bare' | 'written'> {
  const first = found.charAt(0)
  if (first >= '0' && first <= '9' && !/[^0-9]/.test(found))
    return { kind: 'digits', text: found, bare: found, written: found }
  if (found.length === 1 && (ASCII_MARK.test(found) || found === '\n')) {
    const text = MARKS[found] ?? found
    return { kind: 'mark', text, bare: text, written: text }
  }
  const folded = fold(found)
  const text = MARKS[folded] ?? folded
  if (/^\p{Nd}/u.test(found)) return { kind: 'digits', text, bare: text, written: text }
  const kind = /^\p{L}/u.test(found) ? 'word' : 'mark'
  const bare = first >= '\u0600' && first <= '\u06ff' ? text.replace(ARTICLE, '') : text
  return { kind, text, bare, written: found.normalize('NFC').toLowerCase() }
}
