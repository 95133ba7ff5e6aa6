import { capital } from '../../../../contract/capital'
import { tokensOf } from '../../../text/terms'
import { listFinder } from './lists'

/** "K-O-W-A-L-S-K-I", "k o w a l s k i": of letters that only spaces part, three may be words ("u r a …"). */
const LETTERS = /(?<![\p{L}\p{N}@.-])\p{L}(?:(?:\s?[-.–·*,]\s?\p{L}){2,}|(?:\s\p{L}){3,})(?![\p{L}\p{N}]|\s?@)/gu
const LETTER = /^\p{L}$/u
/** So many letters in a row, each "as in …", spell a word. */
const FEWEST = 3
/** Letters that are mistaken for each other when somebody hears or types a name. */
const ALIKE = ['bdegptvz', 'ckq', 'fs', 'szcx', 'mn', 'iey', 'gj', 'uvw', 'fv', 'lr', 'dt']

const findCue = listFinder('withLetter', 'asIn')

/** `line`: as long as the text, with what was spelled written as words. `words`: those; `letters`: "with a K", "B as in boy". */
export type Spelled = { line: string; words: string[]; letters: string[] }

export function spelledIn(text: string): Spelled {
  const words: string[] = []
  const letters: string[] = []
  const write = (line: string, start: number, end: number, word: string) => {
    const isSaid = word === '' || tokensOf(line.slice(0, start) + line.slice(end)).some((one) => one.word === word)
    const written = isSaid ? '' : capital(word)
    return line.slice(0, start) + written.padEnd(end - start) + line.slice(end)
  }
  let line = text
  for (const { 0: run, index } of text.matchAll(LETTERS)) {
    const word = run.replaceAll(/\P{L}/gu, '').toLowerCase()
    words.push(word)
    line = write(line, index, index + run.length, word)
  }
  const cues = cuesIn(line)
  const isWord = cues.length >= FEWEST
  if (isWord) words.push(cues.map(({ letter }) => letter).join(''))
  else letters.push(...cues.map(({ letter }) => letter))
  for (const [at, { start, end }] of cues.entries())
    line = write(line, start, end, isWord && at === 0 ? (words.at(-1) ?? '') : '')
  return { line, words, letters }
}

type Cue = { start: number; end: number; letter: string }

function cuesIn(text: string): Cue[] {
  const tokens = tokensOf(text)
  return findCue(tokens).flatMap(({ list, from, to }): Cue[] => {
    const [first, before, last, next] = [tokens[from], tokens[from - 1], tokens[to - 1], tokens[to]]
    if (!first || !last || !next) return []
    if (list === 'withLetter')
      return LETTER.test(next.word) ? [{ start: first.start, end: next.end, letter: next.word }] : []
    const isFor = before && LETTER.test(before.word) && next.word.startsWith(before.word) && next.word.length > 1
    return isFor ? [{ start: before.start, end: next.end, letter: before.word }] : []
  })
}

/** Pruce, "B as in boy" → Bruce: the first letter that sounds like the one that was meant. */
export function withLetter(name: string, letter: string): string | undefined {
  const at = [...name].findIndex((one) => {
    const own = one.toLowerCase()
    return own !== letter && ALIKE.some((some) => some.includes(own) && some.includes(letter))
  })
  if (at === -1) return undefined
  const isCapital = name.charAt(at) !== name.charAt(at).toLowerCase()
  return name.slice(0, at) + (isCapital ? letter.toUpperCase() : letter) + name.slice(at + 1)
}
