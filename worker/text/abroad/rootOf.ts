import type { Language } from '../../../contract/languages'
import ENDINGS from '../data/endings.json'
import { fold } from '../fold'

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(ENDINGS).map(([language, list]) => [
    language,
    fold(list)
      .split(' ')
      .toSorted((a, b) => b.length - a.length),
  ]),
)
/** What the forms of its words end with, the longest first. */
export const endingsOf = (language: Language): readonly string[] => LISTS.get(language) ?? []

/** A beginning shorter than that may be of any word. */
const SHORTEST = 3
/** "And", "with", "for" and the article are written as a part of the Arabic word. */
const JOINED = /^(?:[وف]?(?:ال|بال|كال|لل)|[وب](?=.{4}))(?=.{3})/u

/** What the forms of a folded word have in common: "estacion" of "estacionarse" and "estacionan". */
export function rootOf(word: string, language: Language): string {
  const bare = language === 'ar' ? word.replace(JOINED, '') : word
  const ending = endingsOf(language).find((one) => bare.endsWith(one) && bare.length - one.length >= SHORTEST)
  return ending ? bare.slice(0, -ending.length) : bare
}
