import type { Evidence, Ranked } from '../../../gather/evidence'
import { featuresOf, termsOf } from './features'
import GATE from './gate.json'
import { mayBeSaid } from './sayQuote'

const MOST_WEIGHED = 30

/** How likely it answers the question among others, and how sure that is by itself. */
type Weighed = Ranked & { likely: number; share: number }
type Weights = { weights: Record<string, number>; bias: number }

/** The first statements of the ranking, the likeliest to answer the question first. */
export function weigh(evidence: Evidence, lookup: string): Weighed[] {
  const terms = termsOf(lookup, evidence)
  return evidence.ranked
    .slice(0, MOST_WEIGHED)
    .map((ranked, at) => {
      const features = featuresOf(evidence, terms, at)
      return { ...ranked, likely: shareOf(features, GATE.likely), share: shareOf(features, GATE.sure) }
    })
    .toSorted((a, b) => b.likely - a.likely)
}

function shareOf(features: Record<string, number>, { weights, bias }: Weights): number {
  const sum = Object.entries(weights).reduce((all, [name, weight]) => all + weight * (features[name] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}

/** The statement that stands as the answer, and others that do as well; none where the decision is not sure. */
export function sureAnswers(evidence: Evidence, lookup: string): Weighed[] {
  const weighed = weigh(evidence, lookup).filter(({ statement }) => mayBeSaid(statement))
  return (weighed[0]?.share ?? 0) < GATE.threshold ? [] : weighed.filter(({ share }) => share >= GATE.threshold)
}
