import type { Features } from './features'
import weights from './weights.json'

/** How likely a sentence is true: logistic regression, trained by eval/train/trainCheck.ts. */
export function likelihoodOf(features: Features): number {
  let sum = weights.intercept
  for (const [name, weight] of Object.entries(weights.weights)) sum += weight * (features[name as keyof Features] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
