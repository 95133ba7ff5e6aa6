import { carries, sameValue } from '../../text/sameValue'
import type { Value } from '../../text/value'
import { isCommon } from './carry'
import type { Clause } from './clauses'
import type { Hit, Index } from './index'

/** What a value is said of: stems with how much each tells, and the other values beside it. */
export type About = { words: Map<string, number>; beside: Value[] }

/** Where a claimed value stands: whether whole, with bound and unit, and what share of what it is said of stands there too, from 0 to 1. */
export type Attachment = { hit: Hit; isWhole: boolean; share: number }

/** What stands in the same clause belongs to a value, what stands elsewhere in its statement or above it may. */
const PLACE = { clause: 1, heading: 0.6, statement: 0.5 }
const BESIDE = 0.9

export function shareOf({ words, beside }: About, { entry, clause }: Hit): number {
  let carried = 0
  let total = 0
  for (const [stem, weight] of words) {
    total += weight
    if (clause?.stems.has(stem)) carried += weight * PLACE.clause
    else if (entry.above.has(stem)) carried += weight * (clause ? PLACE.heading : PLACE.clause)
    else if (entry.own.has(stem)) carried += weight * PLACE.statement
  }
  for (const value of beside) {
    total += BESIDE
    const isTied = (one: Value) => sameValue(value, one)
    if (clause?.values.some(isTied)) carried += BESIDE
    else if (entry.headingValues.some(isTied)) carried += BESIDE * PLACE.heading
    else if (entry.statement.values.some(isTied)) carried += BESIDE * PLACE.statement
  }
  return total === 0 ? 1 : carried / total
}

/** Where a claimed value is stated, best attached first; then the best place of another value of its kind. */
export function attachments(
  value: Value,
  about: About,
  index: Index,
): { own: Attachment[]; rival: Attachment | undefined } {
  const own: Attachment[] = []
  let rival: Attachment | undefined
  for (const hit of index.hits.get(value.kind) ?? []) {
    const share = shareOf(about, hit)
    if (sameValue(hit.value, value)) own.push({ hit, isWhole: carries(hit.value, value), share })
    else if (!rival || share > rival.share) rival = { hit, isWhole: false, share }
  }
  return { own: own.toSorted((a, b) => b.share - a.share), rival }
}

/** Kinds that tell of what a price or a length is: "60 minutes", "6 people". */
const BINDING = new Set<Value['kind']>(['money', 'duration', 'count', 'percent'])
const OTHER_CLAUSE = 0.4
const QUESTION = 0.5

/** What a value in a clause is said of: its clause's words first, then the sentence's, then the question's; words that nobody says tell nothing here. */
export function aboutOf(
  value: Value,
  clause: Clause,
  sentence: readonly Clause[],
  question: ReadonlySet<string>,
  index: Index,
): About {
  const words = new Map<string, number>()
  const add = (stem: string, factor: number) => {
    if (!words.has(stem) && !/^\d/.test(stem) && index.isKnown(stem)) words.set(stem, factor * index.weigh(stem))
  }
  const isOwn = (stem: string) =>
    sentence.some(({ values }) => values.some(({ text }) => text.toLowerCase().includes(stem)))
  for (const stem of clause.stems) if (!isOwn(stem)) add(stem, 1)
  for (const other of sentence) for (const stem of other.stems) if (!isOwn(stem)) add(stem, OTHER_CLAUSE)
  for (const stem of question) if (!isOwn(stem) && !isCommon(stem)) add(stem, QUESTION)
  return { words, beside: clause.values.filter((one) => one !== value && BINDING.has(one.kind)) }
}
