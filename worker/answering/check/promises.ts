import type { Clause } from './clauses'
import type { Entry, Index } from './index'
import { holds, ILLNESSES, type Lexicon, type Promised, REMEDIES } from './lexicon'

export type PromiseVerdict =
  | { state: 'true'; entry: Entry }
  | { state: 'doubtful' | 'fail'; entry?: Entry; why: string }

/** This share of what a promise is made of must stand around the same promise on the site. */
const SAME_THING = 0.4
/** Of the business as a whole as often as of a thing; and what nobody can promise from a page. */
const OF_THE_WHOLE: Partial<Record<Promised, number>> = { insured: 0, licence: 0.2, availability: 0.7, arrival: 0.6 }
/** What the sentence says beside the promise may tie it as well: "the visit is $39, and it's credited". */
const SAME_SENTENCE = 0.55
const PLACE = { heading: 0.9, statement: 0.7, beside: 0.3 }

/**
 * A promise needs a statement with the same promise, of the same polarity, about the same thing. `words`: what it is said of, empty where the
 * words of the sentence and of the site can't be compared.
 */
export function judgePromise(
  kind: Promised,
  isDenied: boolean,
  words: ReadonlyMap<string, number>,
  sentence: ReadonlyMap<string, number>,
  index: Index,
): PromiseVerdict {
  let best: { entry: Entry; share: number } | undefined
  let opposite: { entry: Entry; share: number } | undefined
  for (const entry of index.entries) {
    const said = promiseIn(entry, kind)
    if (said === undefined) continue
    const near = index.beside.get(entry) ?? []
    const isTied = shareIn(sentence, entry, undefined, near) >= SAME_SENTENCE
    const one = { entry, share: Math.max(shareIn(words, entry, kind, near), isTied ? SAME_SENTENCE : 0) }
    if (said === isDenied && one.share > (best?.share ?? -1)) best = one
    if (said !== isDenied && one.share > (opposite?.share ?? -1)) opposite = one
  }
  if (best && best.share >= (OF_THE_WHOLE[kind] ?? SAME_THING) && best.share >= (opposite?.share ?? 0))
    return { state: 'true', entry: best.entry }
  const nearest = opposite && opposite.share > (best?.share ?? 0) ? opposite : best
  const why = !best
    ? 'nothing of the kind is stated'
    : nearest === opposite
      ? 'the opposite is stated'
      : 'stated of something else'
  return {
    state: best || isDenied ? 'doubtful' : 'fail',
    ...(nearest && { entry: nearest.entry }),
    why: `${kind}: ${why}`,
  }
}

function shareIn(
  words: ReadonlyMap<string, number>,
  { clauses, own, above }: Entry,
  kind: Promised | undefined,
  beside: readonly Entry[],
): number {
  const clause = kind && clauses.find(({ promises }) => promises.has(kind))
  let carried = 0
  let total = 0
  for (const [stem, weight] of words) {
    total += weight
    if (clause ? clause.stems.has(stem) : own.has(stem)) carried += weight
    else if (above.has(stem)) carried += weight * PLACE.heading
    else if (own.has(stem)) carried += weight * PLACE.statement
    else if (beside.some((one) => one.own.has(stem))) carried += weight * PLACE.beside
  }
  return total === 0 ? 1 : carried / total
}

/** Whether a statement denies a promise, asserts it, or says nothing of it; an answer speaks of what its heading asks. */
function promiseIn({ clauses, headingPromises, answers }: Entry, kind: Promised): boolean | undefined {
  for (const { promises } of clauses) {
    const said = promises.get(kind)
    if (said) return said.isDenied
  }
  return headingPromises.has(kind) ? answers === 'no' : undefined
}

/** A diagnosis, a remedy, an outcome, a verdict on somebody's case: left to those who may judge. */
export const isJudgement = ({ folded, isNegated }: Clause, lexicon: Lexicon): boolean =>
  holds(REMEDIES, folded) ||
  holds(lexicon.judgement, folded) ||
  (holds(ILLNESSES, folded) && !isNegated && holds(lexicon.subject, folded))
