import letters from './data/letters.json'
import { INVISIBLE } from './readableText'

const ASCII = /^\p{ASCII}*$/u
/** Letters that aren't a base letter with an accent to Unicode, though people type them as one. */
const SPELLED: Record<string, string> = letters
const SPELLED_LETTERS = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'g')

/** Lower case without accents, vowel marks and what nobody sees; digits of every script as 0-9, full-width characters as plain ones. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .normalize('NFD')
    .replace(/\p{M}|\u0640/gu, '')
    .normalize('NFC')
    .replace(SPELLED_LETTERS, (letter) => SPELLED[letter] ?? letter)
    .replace(/[‐-―−]/g, '-')
    .replace(/\p{Nd}/gu, digitOf)
}

/** Unicode puts the ten digits of a script in a row, the zero at a multiple of 16 or, from six on, in its middle. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  for (let zero = code; zero >= code - 9; zero--)
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return String(code - zero)
  return digit
}
