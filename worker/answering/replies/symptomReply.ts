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
  const listed = passages.filter(
    ({ kind, size }) => ['service', 'specialty', 'item', 'heading'].includes(kind) && size <= LONGEST,
  )
  const offered =
    listed.find(({ own }) => things.some((thing) => matchOf(thing, own) >= NAMED)) ??
    listed.find(({ kind, text }) => kind === 'service' && FINDS_OUT.test(text))
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
/** Where nothing else is sure, the business can at least look. */
const FINDS_OUT =
  /\b(?:diagnos\w+|inspections?|check-?ups?|exams?|assessments?|evaluations?|consultations?|troubleshooting)\b/i
const NAMED = 0.9
