import { PLACES_MAX, type Place } from '../../../../../contract/chat'
import type { Language } from '../../../../../contract/languages'
import type { Statement } from '../../../../knowledge'
import type { Evidence } from '../../../gather/evidence'
import { sectionOf } from '../../../gather/sections'
import { termsOf } from './features'
import { weigh } from './gate'
import GATE from './gate.json'
import { asksOfOther, thingsNamed } from './isAbout'
import { isOfMatters, mattersAsked } from './matters'
import { isBeside } from './passage'
import { placeText } from './placeText'
import { titleOf, writtenIn } from './sayQuote'

/** Places of the site that may hold an answer, the likeliest first; `best`: how likely that one does, `written`: in which language. */
type Places = { places: Place[]; best: number; written: Language | undefined }

/** A place that is far less likely than another is none that helps beside it. */
const NEAR_BEST = 0.6
/** From so likely on a place mostly holds the answer; of those below one is enough. */
export const LIKELY_PLACE = 0.3

/** Each under another heading than `said`, with what stands beside it there; none where nothing is near enough to help. */
export function placesFor(evidence: Evidence, lookup: string, said?: Statement): Places {
  const matters = mattersAsked(lookup)
  const terms = termsOf(evidence, lookup)
  const named = thingsNamed(evidence, lookup)
  let best = 0
  const found = new Map<string, { place: Place; share: number; written: Language | undefined }>()
  const headed = new Set(evidence.statements.flatMap(({ source, trail }) => (trail.length > 0 ? source.url : [])))
  // Outside every heading of a page that has some stand its menu, its notices and its foot, each line for itself.
  const isApart = ({ source, trail }: Statement) => trail.length === 0 && headed.has(source.url)
  for (const { statement, share } of weigh(evidence, lookup)) {
    const { source, trail } = statement
    const key = sectionOf(statement)
    best = Math.max(best, share)
    const isNear = share >= Math.max(isApart(statement) ? LIKELY_PLACE : GATE.place, best * NEAR_BEST)
    if (!isNear || !source.url || source.kind !== 'site' || found.has(key) || asksOfOther(statement, terms, named))
      continue
    if (found.size > 0 && best < LIKELY_PLACE) break
    if (said && isBeside(said, statement)) continue
    const text = placeText(statement, isApart(statement) ? { statements: [statement] } : evidence)
    if ([...found.values()].some(({ place }) => place.text === text)) continue
    const title = statement.kind === 'faq' ? (trail.at(-1) ?? '') : titleOf(statement)
    if (!isOfMatters(matters, `${title}. ${text}`)) continue
    found.set(key, {
      place: { title, url: source.url, text },
      share,
      written: writtenIn(evidence, statement, text),
    })
    if (found.size === PLACES_MAX) break
  }
  const places = [...found.values()]
  return {
    places: places.map(({ place }) => place),
    best: places[0]?.share ?? 0,
    written: places[0]?.written,
  }
}
