import { plain } from '../language/tokens'

/** Pictures, flags and keycaps: they carry "free" and digits past any reading of words. */
const PICTURES =
  /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f100}-\u{1f1e5}]|[\u{1f200}-\u{1f2ff}]|\u{20e3}/gu
const HIDDEN = /[\p{Cf}\p{Co}\p{Cn}]|[\u{fe00}-\u{fe0f}]|[\u{e0100}-\u{e01ef}]|[\u115f\u1160\u3164]/gu
/** Accents laid over a letter one by one, beyond what any language does. */
const STACKED = /\p{M}{3,}/gu
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu

/** Digits of any script as 0 to 9; the digits of a script stand together in Unicode, in their order. */
const asciiDigit = (digit: string): string => {
  let zero = digit.codePointAt(0) ?? 0
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
  let value = 0
  while (value < 9 && isDigit(zero - 1)) {
    zero -= 1
    value += 1
  }
  return String(value)
}

/** What may be shown: without what no reader sees and without pictures. */
export const visible = (text: string): string => text.replace(HIDDEN, '').replace(PICTURES, '').replace(STACKED, '')

/** What is read: one way of writing each thing, in lower case. */
export const normal = (text: string): string =>
  plain(visible(text.normalize('NFKC')))
    .normalize('NFKC')
    .replace(OTHER_DIGIT, asciiDigit)
    .replace(/[*_`~#>]+/g, ' ')
    .replace(/[‐-―−]/g, '-')
    .replace(/⁄/g, '/')
    .toLowerCase()
    .replace(/[ \t]+/g, ' ')
    .trim()

/** A word that mixes alphabets reads as another word than it is. */
export const mixesAlphabets = (text: string): boolean =>
  /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}])\p{L}+/u.test(
    text,
  )
