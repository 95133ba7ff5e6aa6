import type { Evidence, Ranked } from '../../../gather/evidence'
import { featuresOf, termsOf } from './features'
import GATE from './gate.json'
import { mayBeSaid } from './sayQuote'

const MOST_WEIGHED = 30

type Weighed = Ranked & { share: number }

/** How likely each of the first statements answers the question, the likeliest first. */
export function weigh(evidence: Evidence, lookup: string): Weighed[] {
  const terms = termsOf(lookup, evidence)
  return evidence.ranked
    .slice(0, MOST_WEIGHED)
    .map((ranked, at) => ({ ...ranked, share: shareOf(featuresOf(evidence, terms, at)) }))
    .toSorted((a, b) => b.share - a.share)
}

function shareOf(features: Record<string, number>): number {
  const sum = Object.entries(GATE.weights).reduce(
    (all, [name, weight]) => all + weight * (features[name] ?? 0),
    GATE.bias,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** The statement that stands as the answer, and others that do as well; none where the decision is not sure. */
export const sureAnswers = (evidence: Evidence, lookup: string): Weighed[] =>
  weigh(evidence, lookup).filter(({ statement, share }) => share >= GATE.threshold && mayBeSaid(statement))
