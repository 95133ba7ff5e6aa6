import { PLACES_MAX, type Place } from '../../../../../contract/chat'
import type { Statement } from '../../../../knowledge'
import type { Evidence } from '../../../gather/evidence'
import { weigh } from './gate'
import { isBeside } from './passage'
import PLACES from './places.json'
import { placeText } from './placeText'
import { titleOf } from './sayQuote'

/** Places of the site that may well hold the answer, each under another heading than `said`, with what stands beside it there. */
export function placesFor(evidence: Evidence, lookup: string, said?: Statement): Place[] {
  const places = new Map<string, Place>()
  const headed = new Set(evidence.statements.flatMap(({ source, trail }) => (trail.length > 0 ? source.url : [])))
  // Above the first heading of a page, and below its last one, stand menus and notices.
  const isPlace = ({ source, trail }: Statement) =>
    source.kind === 'site' && (trail.length > 0 || !headed.has(source.url))
  for (const { statement, share, coverage } of weigh(evidence, lookup)) {
    const { source, trail } = statement
    const key = [source.url, ...trail].join('\n')
    const isLikely = share >= (coverage >= PLACES.coverage ? PLACES.least : PLACES.leastUnmet)
    if (!isLikely || !source.url || places.has(key) || !isPlace(statement)) continue
    if (said && isBeside(said, statement)) continue
    const text = placeText(statement, evidence)
    if ([...places.values()].some((place) => place.text === text)) continue
    const title = statement.kind === 'faq' ? (trail.at(-1) ?? '') : titleOf(statement)
    places.set(key, { title, url: source.url, text })
    if (places.size === PLACES_MAX) break
  }
  return [...places.values()]
}
