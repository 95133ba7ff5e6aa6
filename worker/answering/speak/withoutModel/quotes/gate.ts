import type { Evidence, RankedStatement } from '../../../gather/evidence'
import { sectionOf } from '../../../gather/sections'
import { quoteFeaturesOf, termsOf } from './features'
import GATE from './gate.json'
import { isAbout, thingsNamed } from './isAbout'
import { perQuestion } from './perQuestion'
import { mayBeSaid } from './sayQuote'

const MOST_WEIGHED = 30
const LIKELY = 0
const SURE = 1

/** How likely it answers the question among others, and how sure that is by itself. */
type Weighed = RankedStatement & { likely: number; share: number }
/** What each feature counts for, for the one and for the other. */
const WEIGHTS: [string, number[]][] = Object.entries(GATE.weights)

/** The first statements of the ranking, the likeliest to answer the question first. */
export const weigh = perQuestion((evidence, lookup): readonly Weighed[] => {
  const terms = termsOf(evidence, lookup)
  return evidence.ranked
    .slice(0, MOST_WEIGHED)
    .map((ranked, at) => {
      const features = quoteFeaturesOf(evidence, terms, at)
      return { ...ranked, likely: shareOf(features, LIKELY), share: shareOf(features, SURE) }
    })
    .toSorted((a, b) => b.likely - a.likely)
})

function shareOf(features: Record<string, number>, which: typeof LIKELY | typeof SURE): number {
  const sum = WEIGHTS.reduce((all, [name, by]) => all + (by[which] ?? 0) * (features[name] ?? 0), GATE.bias[which] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/** The statement that stands as the answer, and others that do as well; none where the decision is not sure. */
export function sureAnswers(evidence: Evidence, lookup: string): Weighed[] {
  const terms = termsOf(evidence, lookup)
  const named = thingsNamed(evidence, lookup)
  const weighed = weigh(evidence, lookup).filter(
    ({ statement }) => mayBeSaid(statement) && isAbout(statement, terms, named),
  )
  return weighed[0] && isSure(weighed[0]) ? [...new Set([...rivalsOf(weighed), ...weighed.filter(isSure)])] : []
}

export const MOST_ROWS = 3
/** Rows of one list that say as much of what is asked as the first: which of them is meant isn't known, so all are told by name. */
export function rivalsOf([best, ...others]: readonly Weighed[]): Weighed[] {
  if (best?.statement.kind !== 'row' || best.textCoverage === 0) return []
  const section = sectionOf(best.statement)
  const isRival = (one: Weighed) =>
    one.statement.kind === 'row' &&
    sectionOf(one.statement) === section &&
    one.wanted === best.wanted &&
    Math.abs(one.textCoverage - best.textCoverage) < SAME
  return [best, ...others.filter(isRival)]
}
const SAME = 1e-6

/** The owner's own answer is the business speaking: of a kind that was asked for, it needs less. */
const isSure = ({ statement, wanted, share }: Weighed): boolean =>
  share >= (statement.source.kind === 'faq' && wanted === 1 ? GATE.ownThreshold : GATE.threshold)
