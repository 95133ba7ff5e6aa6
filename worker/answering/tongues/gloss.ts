import { fold } from './fold'
import { withDates } from './months'
import { TONGUES, type TongueCode } from './tongue'
import { TONGUE } from './tongues'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Vietnamese words have one form and Chinese has no spaces; elsewhere a word stands for its longer forms. */
const readerOf = (code: TongueCode) => {
  const { gloss: glossary, small, fillers } = TONGUE[code]
  const english = new Map(Object.entries(glossary).map(([word, said]) => [fold(word), said]))
  const any = [...english.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  const prefix = code === 'ar' ? '(?:[وبلف]?ال|[وبل]|لل)?' : ''
  const spaced = `(?<!\\p{L})${prefix}(${any})${code === 'vi' ? '(?!\\p{L})' : '\\p{L}*'}`
  return {
    english,
    pattern: new RegExp(code === 'zh' ? `(${any})` : spaced, 'gu'),
    empty: new Set([...small, ...fillers].map(fold)),
  }
}
const READERS = new Map(TONGUES.map((code) => [code, readerOf(code)]))

/**
 * A message in the English that the answerer reads: what the glossary knows, names and numbers as they are, without small words. What
 * it doesn't know stays, so that a question about something unknown isn't answered as if it were about something else.
 */
export function gloss(code: TongueCode, text: string): string {
  const reader = READERS.get(code)
  if (!reader) return text
  const line = withDates(code, fold(text))
  const parts: string[] = []
  let end = 0
  const keep = (rest: string) => {
    const words: string[] = rest.match(/[\p{L}\p{N}][\p{L}\p{N}'$.,:-]*/gu) ?? []
    const isKept = (word: string) =>
      code === 'zh' ? /^[a-z\d]+$/.test(word) : !reader.empty.has(word.replace(/[.,:]+$/, ''))
    parts.push(...words.filter(isKept))
  }
  for (const match of line.matchAll(reader.pattern)) {
    keep(line.slice(end, match.index))
    parts.push(reader.english.get(match[1] ?? '') ?? '')
    end = match.index + match[0].length
  }
  keep(line.slice(end))
  return parts.join(' ')
}
