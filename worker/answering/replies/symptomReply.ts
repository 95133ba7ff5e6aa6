import type { BusinessType } from '../../../contract/businessTypes'
import type { Evidence } from '../evidence/evidence'
import { conceptsOf, matchOf } from '../language/concepts'
import { tokens } from '../language/tokens'
import { PACKS } from '../packs/packs'
import { otherWordsFor } from '../packs/synonyms'
import { type Draft, lowerFirst } from './draft'

/** What is wrong is told, and the trade has another name for what helps: no diagnosis, only that the business does such things. */
export const symptomReply = (line: string, businessType: BusinessType, { passages }: Evidence): Draft | undefined => {
  const things = conceptsOf(tokens(otherWordsFor(PACKS[businessType], line))).filter(
    ({ light, action }) => !light && !action,
  )
  const offered = passages.find(
    ({ kind, own, size }) =>
      ['service', 'specialty', 'item', 'heading'].includes(kind) &&
      size <= LONGEST &&
      things.some((thing) => matchOf(thing, own) >= NAMED),
  )
  return (
    offered && {
      content: `I can't tell from here what it needs, but we do list ${lowerFirst(offered.text.replace(/[.\s]+$/, ''))}.`,
      sources: [offered.source],
      known: false,
      about: 'fact',
    }
  )
}
const LONGEST = 6
const NAMED = 0.9
