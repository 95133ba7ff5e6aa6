import { SHORTHAND, SPELLING } from './shorthand'
import { stem } from './stem'

export type Token = { word: string; stem: string }

/** Characters that no reader sees but that can carry text: tags, joiners, variation selectors, direction marks. */
const INVISIBLE = /[\u{e0000}-\u{e007f}]|[\u{fe00}-\u{fe0f}]|[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u00ad\ufeff]/gu

export const plain = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(INVISIBLE, '')
        .replace(/[‘’ʼ`´]/g, "'")
        .replace(/[“”]/g, '"')
        .replace(/[‐-―−]/g, '-')
const ASCII = /^[\x20-\x5f\x61-\x7e\s]*$/

const WORDS = /\d+(?:st|nd|rd|th)\b|\d[\d,]*(?:\.\d+)?|[\p{L}][\p{L}\p{M}']*/gu
const JOINED = /\b(e|x|re|co|pre|non|tri|t|u)-(?=\p{L})/gu

const CONTRACTIONS: [RegExp, string][] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'m\b/g, ' am'],
  [/'d\b/g, ' would'],
  [/\b(what|where|who|when|how|that|there|it|he|she|here)'s\b/g, '$1 is'],
  [/'s\b/g, ''],
  [/\ba\/c\b/g, 'ac'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/(?=\s)/g, 'with'],
]

export const words = (text: string): string[] => {
  let line = plain(text)
    .toLowerCase()
    .replace(/(?<=\d) ?%/g, ' percent')
  if (line.includes("'") || line.includes('/') || line.includes('cannot'))
    for (const [form, full] of CONTRACTIONS) line = line.replace(form, full)
  const found: string[] = line.replace(JOINED, '$1').match(WORDS) ?? []
  return found.map((raw) => {
    const word = raw.replace(/'+$/, '').replaceAll(',', '')
    return SPELLING.get(word) ?? word
  })
}

/** "Three" and "3" are one; "one" is mostly not a number. */
const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const digits = (word: string): string | undefined =>
  NUMBERS.includes(word) ? String(NUMBERS.indexOf(word) + 2) : undefined
/** "ten classes" as "10 classes" */
export const inDigits = (line: string): string =>
  line
    .split(' ')
    .map((word) => digits(word) ?? word)
    .join(' ')
export const token = (word: string): Token => ({ word, stem: digits(word) ?? stem(word) })
export const tokens = (text: string): Token[] => words(text).map(token)

/** How people type on a phone, written out. Only a visitor's words are read this way: "ID" on a page is an ID, and `own` are words of the business. */
export const spelledOut = (typed: string[], own: ReadonlySet<string> = new Set()): string[] =>
  typed.flatMap((word, at) => {
    if (own.has(word)) return [word]
    if (word === '4' && /^(an?|the|my|your|one|me|this)$/.test(typed[at + 1] ?? '')) return ['for']
    if (
      word === 'ur' &&
      /^(?:open|closed|not|at|in|the|an?|still|there|located|able|going|\w+ing)$/.test(typed[at + 1] ?? '')
    )
      return ['you', 'are']
    if (word === 'will' && /^(?:an?|my|our|his|her|their|living|write|draft|make)$/.test(typed[at - 1] ?? ''))
      return ['wills']
    if (word === 'id' && /^(photo|an?|your|my|picture|school|state)$/.test(typed[at - 1] ?? '')) return [word]
    return SHORTHAND.get(word) ?? [word]
  })
