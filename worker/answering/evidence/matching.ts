import { type Concept, matchOf, type Terms } from '../language/concepts'
import { isAction } from '../language/wordClasses'
import type { Passage } from './passages'

/** From here on, a match counts as met. */
export const MET = 0.5
export const AROUND = 0.9
const ON_PAGE = 0.6

/** How well a passage speaks of a thing: itself, in the headings above it, or by the page it stands on. */
export const matchIn = (concept: Concept, passage: Passage): number => {
  const own = matchOf(concept, passage.own)
  return own >= AROUND
    ? own
    : Math.max(
        own,
        AROUND * matchOf(concept, passage.around),
        AROUND * inParts(concept, passage),
        ON_PAGE * matchOf(concept, passage.page),
      )
}

/** "Termite inspection" is spoken of where "Inspections" stands under "Termites". */
const THING_ALONE = 0.8
const inParts = ({ stems, kin }: Concept, { own, around }: Passage): number => {
  if (stems.length < 2) return 0
  const forms = stems.map((stem, at) => [stem, ...(kin?.[at] ?? [])])
  const held = (one: string[], terms: Terms) => one.some((stem) => terms.stems.has(stem))
  const isMet = (some: string[][]) =>
    some.length > 0 && some.every((one) => held(one, own) || held(one, around)) && some.some((one) => held(one, own))
  if (isMet(forms)) return 1
  return isMet(forms.filter(([stem]) => stem !== undefined && !isAction(stem))) ? THING_ALONE : 0
}
