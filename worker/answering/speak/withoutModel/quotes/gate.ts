import type { Evidence } from '../../../gather/evidence'
import { type Candidate, featuresOf } from './features'
import GATE from './gate.json'
import { mayBeSaid } from './sayQuote'

const MOST_WEIGHED = 12

/** How likely each of the first statements answers the question, the likeliest first. */
export const weigh = (evidence: Evidence): Candidate[] =>
  evidence.ranked
    .slice(0, MOST_WEIGHED)
    .map((ranked, at) => ({ ...ranked, at, share: shareOf(featuresOf(evidence, at)) }))
    .toSorted((a, b) => b.share - a.share)

function shareOf(features: readonly number[]): number {
  const sum = features.reduce((all, feature, at) => all + feature * (GATE.weights[at] ?? 0), GATE.bias)
  return 1 / (1 + Math.exp(-sum))
}

/** The statement that stands as the answer, where the decision is sure of one. */
export function sureAnswer(evidence: Evidence): Candidate | undefined {
  const best = weigh(evidence).find(({ statement }) => mayBeSaid(statement))
  return best && best.share >= GATE.threshold ? best : undefined
}
