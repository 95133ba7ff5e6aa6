import type { Clause } from './clauses'
import type { Entry, Index } from './index'
import { ILLNESSES, type Lexicon, type Promised, holds, REMEDIES } from './lexicon'

export type PromiseVerdict = { state: 'doubtful' | 'fail'; entry?: Entry; why: string }

/** Words of the promise itself aside, this share of what it is said of must stand around the same promise on the site. */
const SAME_THING = 0.4

/**
 * A promise needs a statement with the same promise, of the same polarity, about the same thing. `words`: what it is said of, empty where the
 * words of the sentence and of the site can't be compared.
 */
export function judgePromise(
  kind: Promised,
  isDenied: boolean,
  words: ReadonlyMap<string, number>,
  index: Index,
): PromiseVerdict | undefined {
  let best: { entry: Entry; share: number } | undefined
  let opposite: Entry | undefined
  const total = [...words.values()].reduce((sum, weight) => sum + weight, 0)
  for (const entry of index.entries) {
    const said = promiseIn(entry, kind)
    if (said === undefined) continue
    if (said !== isDenied) {
      opposite ??= entry
      continue
    }
    let carried = 0
    const near = index.beside(entry)
    for (const [stem, weight] of words)
      if (entry.own.has(stem) || entry.above.has(stem) || near.some(({ own }) => own.has(stem))) carried += weight
    const share = total === 0 ? 1 : carried / total
    if (!best || share > best.share) best = { entry, share }
  }
  if (!best) return { state: 'fail', ...(opposite && { entry: opposite }), why: opposite ? `${kind}: the opposite is stated` : `${kind}: nothing of the kind is stated` }
  if (best.share < SAME_THING) return { state: 'doubtful', entry: best.entry, why: `${kind}: stated of something else` }
  return undefined
}

/** Whether a statement denies a promise, asserts it, or says nothing of it; an answer speaks of what its heading asks. */
function promiseIn({ clauses, headingPromises, deniesHeading }: Entry, kind: Promised): boolean | undefined {
  for (const { promises } of clauses) {
    const said = promises.get(kind)
    if (said) return said.isDenied
  }
  return headingPromises.has(kind) ? deniesHeading : undefined
}

/** A diagnosis, a remedy, an outcome, a verdict on somebody's case: left to those who may judge. */
export const isJudgement = ({ folded, isNegated }: Clause, lexicon: Lexicon): boolean =>
  holds(REMEDIES, folded) || holds(lexicon.judgement, folded) || (holds(ILLNESSES, folded) && !isNegated && /\byou|^it\b/.test(folded))
