import abbreviations from './data/abbreviations.json'
import months from './data/months.json'
import { fold } from './fold'

const NEVER: ReadonlySet<string> = new Set(abbreviations.never)
const BEFORE_NUMBER: ReadonlySet<string> = new Set(abbreviations.beforeNumber)
const BEFORE_LOWER: ReadonlySet<string> = new Set(abbreviations.beforeLower)
const AFTER_TIME: ReadonlySet<string> = new Set(abbreviations.afterTime)
const monthNames = Object.values<Record<string, string[]>>(months.name).flatMap((languages) => Object.values(languages))
const MONTHS: ReadonlySet<string> = new Set(monthNames.flat().map((name) => fold(name).replace(/^\?|\.$/g, '')))
const END = /[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？]+[”’」』）)]*|؟+["'”’»)\]]*|\n/gu
/** The word that a dot ends, and the one after it; both are looked for within so many characters. */
const LAST_WORD = /[\p{L}\p{N}.]+$/u
const NEXT_WORD = /^\s*["'“‘«(]*([\p{L}\p{N}]+|\S?)/u
const MAX_WORD = 24
const PAIRS = ['“”', '«»', '()', '（）', '「」']

/** Sentences as written; a line's end ends one, too. */
export function sentencesOf(text: string): string[] {
  const { sentences, rest } = split(text, true)
  return rest === '' ? sentences : [...sentences, rest]
}

/** Of a text that is still growing, the sentences that nothing to come can change, and what is left of it. */
export const takeSentences = (buffer: string): { sentences: string[]; rest: string } => split(buffer, false)

function split(text: string, isWhole: boolean): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length
    if (mark !== '\n' && !isEnd(text, from, index, mark, isWhole)) continue
    const sentence = text.slice(from, end).trim()
    if (sentence !== '') sentences.push(sentence)
    from = end
  }
  const rest = text.slice(from)
  return { sentences, rest: isWhole ? rest.trim() : rest }
}

function isEnd(text: string, from: number, index: number, mark: string, isWhole: boolean): boolean {
  const end = index + mark.length
  if (end === text.length && isWhole) return true
  const isDot = /^\.["'”’»)\]]*$/.test(mark)
  const isEllipsis = /^(?:\.{2,}|…)/.test(mark)
  const before = text.slice(Math.max(from, index - MAX_WORD), index)
  const word = isDot ? (LAST_WORD.exec(before)?.[0].toLowerCase() ?? '') : ''
  const [after = '', next = ''] = NEXT_WORD.exec(text.slice(end, end + MAX_WORD)) ?? []
  const isGrowing = !isWhole && end + after.length === text.length
  if (isGrowing) {
    // What comes may go on with the word, as "$4." with "50", "example." with "com" or "24. D" with "ezember", or close a quotation.
    if (isEllipsis || (isDot && (after === '' || isAbbreviation(word) || /^\d+$/.test(word)))) return false
    if (next === '' && isOpen(text.slice(from, end))) return false
  }
  if (!isDot) return !isEllipsis || !/^\p{Ll}/u.test(next)
  return endsBefore(word, next, index - from)
}

/** Whether a quotation or a bracket is still to be closed. */
const isOpen = (sentence: string): boolean =>
  (sentence.split('"').length - 1) % 2 === 1 ||
  PAIRS.some(([open = '', close = '']) => sentence.lastIndexOf(open) > sentence.lastIndexOf(close))

const isAbbreviation = (word: string): boolean => NEVER.has(word) || BEFORE_NUMBER.has(word) || BEFORE_LOWER.has(word)

/** Whether a dot after a word ends a sentence that is `length` characters long, with what stands after it. */
function endsBefore(word: string, next: string, length: number): boolean {
  if (/^[\p{Ll},;]/u.test(next)) return false
  // "closed Thurs. Nov. 26"
  if (BEFORE_LOWER.has(word)) return /^\p{Lu}/u.test(next) && !AFTER_TIME.has(next) && !MONTHS.has(fold(next))
  if (NEVER.has(word)) return false
  if (BEFORE_NUMBER.has(word)) return !/^[\p{N}#]/u.test(next)
  // Initials, and abbreviations with dots of their own.
  if (/^\p{L}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word)) return /^\p{Lo}/u.test(word)
  // "24. Dezember"; "1. Book online."
  if (/^\d{1,2}$/.test(word)) return length > 4 && !MONTHS.has(fold(next))
  return true
}
