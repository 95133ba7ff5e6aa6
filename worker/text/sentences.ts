import abbreviations from './data/abbreviations.json'

const ABBREVIATIONS: ReadonlySet<string> = new Set(Object.values(abbreviations).flat())
const END = /[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？]+["'”’」』）)]*|؟+["'”’»)\]]*|\n/gu
/** The word that a dot ends, at most so long. */
const WORD = /[\p{L}\p{N}.]+$/u
const MAX_WORD = 24
/** A word long enough that a dot after it ends a sentence even where nothing follows yet: "$4." may go on as "$4.50", "Dr." as a name. */
const WHOLE_WORD = /^\p{L}*[\p{Ll}\p{Lo}]{3}$/u

/** Sentences as written, a line's end ends one, too. */
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
  const isLast = index + mark.length === text.length
  if (isLast && isWhole) return true
  const next = /^\s*(.)/su.exec(text.slice(index + mark.length, index + mark.length + 20))?.[1] ?? ''
  if (!/^\.["'”’»)\]]*$/.test(mark)) return !isLast || !/^[.…]/.test(mark)
  const word = WORD.exec(text.slice(Math.max(from, index - MAX_WORD), index))?.[0].toLowerCase() ?? ''
  if (isLast) return WHOLE_WORD.test(word) && !ABBREVIATIONS.has(word)
  // "3 p.m. on Fridays" goes on, "3 p.m. Call us" doesn't.
  if (/^[ap]\.?m$/.test(word)) return /\p{Lu}/u.test(next)
  if (ABBREVIATIONS.has(word) || /^\p{L}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word)) return false
  // "1. Dezember", "24. Dez": a number and its dot; a sentence ends with one where it is long enough to be one.
  if (/^\d{1,2}$/.test(word)) return index - from > 4 && !/^\p{Ll}/u.test(next)
  return !/^[\p{Ll},;]/u.test(next)
}
