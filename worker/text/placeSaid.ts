import { parseValues } from './parseValues'
import { ANYWHERE } from './value'

/** A place as a list has it, and on what terms it is served: "Brunswick (Thursdays only)", "Bath – by arrangement". */
export type PlaceSaid = { place: string; terms?: string }

/** `(?<inside>…)` in parentheses, `(?<after>…)` behind a dash with spaces around it. */
const WITH_TERMS = /^(?<place>[^(]+?)\s*(?:\((?<inside>[^()]+)\)|\s[–—-]\s+(?<after>\S.*))$/u
const NAMES_PLACES = /^\p{Lu}[\p{L}.'’-]*(?:[\s,/&]+(?:\p{Lu}[\p{L}.'’-]*|and|of|the))*$/u

/** "Portland (Maine)" is a name as a whole, since what stands in it is a name too; "(Saturdays)" is when. */
const isName = (words: string): boolean => NAMES_PLACES.test(words) && parseValues(words, ANYWHERE).length === 0

export function placeSaid(item: string): PlaceSaid {
  const { place, inside, after } = WITH_TERMS.exec(item.trim())?.groups ?? {}
  const terms = inside ?? after
  return place === undefined || terms === undefined || isName(terms)
    ? { place: item.trim() }
    : { place: place.trim(), terms: terms.trim() }
}

const PART = /\s*[,;·|•\n&]\s*(?:(?:and|y|e|et|und|oraz)\s)?|\s(?:and|y|e|et|und|oraz)\s/u

/** The parts of a list of places; what stands in parentheses parts nothing. */
export function placesOfList(text: string): string[] {
  const parts = ['']
  for (const [at, piece] of text.split(/(\([^()]*\))/).entries()) {
    const [first = '', ...more] = at % 2 === 1 ? [` ${piece}`] : piece.split(PART)
    parts.push((parts.pop() ?? '') + first, ...more)
  }
  return parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter(Boolean)
}
