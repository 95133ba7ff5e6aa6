import { inAllLanguages, type TermHit, type Token, termFinder } from '../../../text/terms'
import words from './words.json'

export type ListName = keyof typeof words

const LISTS = inAllLanguages(words)

/** Finds the words of some lists of words.json, the longest first where several begin at one place. */
export function listFinder(...names: ListName[]): (tokens: readonly Token[]) => TermHit[] {
  const find = termFinder(Object.fromEntries(names.map((name) => [name, LISTS[name] ?? []])))
  return (tokens) => find(tokens).toSorted((a, b) => a.from - b.from || b.to - a.to)
}

/** Something found in a text, and where: `text.slice(start, end)`. */
export type Part = { start: number; end: number; value: string }
type Place = { start: number; end: number }

export const isTaken = (taken: readonly Place[], place: Place | undefined): boolean =>
  taken.some(({ start, end }) => place !== undefined && start < place.end && end > place.start)

/** The same for many places of one text. */
export function takenIn(text: string, taken: readonly Place[]): (place: Place) => boolean {
  const marks = new Uint8Array(text.length)
  for (const { start, end } of taken) marks.fill(1, start, end)
  return ({ start, end }) => marks.subarray(start, end).includes(1)
}

/** From one word to another, as written. */
export const partOf = (text: string, { start }: Place, { end }: Place): Part => ({
  start,
  end,
  value: text.slice(start, end),
})
