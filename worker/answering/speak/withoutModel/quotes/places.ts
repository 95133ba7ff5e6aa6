import { PLACES_MAX, type Place } from '../../../../../contract/chat'
import type { Statement } from '../../../../knowledge/statement'
import type { Evidence } from '../../../gather/evidence'
import { weigh } from './gate'
import { titleOf } from './sayQuote'

const LONGEST_LINE = 160
const LEAST = 0.05

/** Places of the site that are likeliest to help, each of another block: they share the question's rarest word or hold what it asks for. */
export function placesFor(evidence: Evidence, lookup: string): Place[] {
  const places = new Map<string, Place>()
  for (const { statement, rarest, wanted, share } of weigh(evidence, lookup)) {
    const { source, block } = statement
    if (source.kind !== 'site' || !source.url || places.size >= PLACES_MAX) continue
    if (share < LEAST && !rarest && wanted !== 1) continue
    const key = `${source.url} ${block}`
    const text = lineOf(statement)
    if (places.has(key) || [...places.values()].some((place) => place.text === text)) continue
    places.set(key, { title: titleOf(statement), url: source.url, text })
  }
  return [...places.values()]
}

/** At most 160 characters, whole words. */
function lineOf({ text }: Statement): string {
  const line = text.replaceAll(' | ', ': ')
  if (line.length <= LONGEST_LINE) return line
  const cut = line.slice(0, LONGEST_LINE - 1)
  const at = cut.lastIndexOf(' ')
  return `${(at > 0 ? cut.slice(0, at) : cut).replace(/[,;:]$/, '')}…`
}
