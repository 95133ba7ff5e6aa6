import { type Clause, readClause } from './clauses'
import { contentOf, has, isPriced, of } from './content'
import type { Statement } from './statements'
import { boundOf, isRoughly, THRESHOLD } from './wordLists'

/** An amount keeps its "from", "up to", "about" and "per hour"; what narrows an offer isn't left out. */
export const keepsTerms = (
  clause: Clause,
  { clause: statement, scope: { limits }, heading, answers }: Statement,
): boolean => {
  const keeps = (limit: string) => {
    const { words } = readClause(limit)
    return clause.text.includes(limit) || (words.length > 0 && words.every((word) => clause.words.includes(word)))
  }
  const keepsLimits = limits.every(keeps)
  if (OF_ALL.test(clause.text) && !OF_ALL.test(statement.text)) return false
  // A guarantee keeps how long it holds.
  if (
    clause.words.some((word) => LASTING.test(word)) &&
    !of(statement, 'lasts').every((mark) => clause.marks.includes(mark))
  )
    return false
  if (has(clause, 'lasts') && isRoughly(statement.text) && !isRoughly(clause.text)) return false
  const keepsMarks = (marks: string[]) => marks.every((mark) => clause.marks.includes(mark))
  if (!isPriced(clause)) {
    const isOffer =
      !clause.denies && (OFFERS.test(clause.text) || (clause.marks.length === 0 && clause.words.length <= A_NAME))
    if (isOffer && !(keepsMarks(thresholdsIn(statement.text)) && limits.filter((one) => STRICT.test(one)).every(keeps)))
      return false
    // A question and its answer: whoever repeats the question keeps what the answer says of it.
    const isOfHeading =
      answers !== 'who' && contentOf(clause).some((word) => heading.has(word) && !statement.words.includes(word))
    return !isOfHeading || keepsLimits
  }
  const per = (one: Clause) => of(one, 'per').join()
  const bound = boundOf(statement.text)
  if (per(clause) !== per(statement) || !keepsLimits || !keepsMarks(of(statement, 'day', 'date', 'when'))) return false
  if (has(clause, 'free') && !of(statement, 'lasts').every((mark) => clause.marks.includes(mark))) return false
  if (has(clause, 'money') && TAKES_OFF.test(statement.text) && !TAKES_OFF.test(clause.text)) return false
  return bound === undefined ? boundOf(clause.text) !== 'most' : boundOf(clause.text) === bound
}
const OF_ALL = /\b(?:every(?:body|one|thing)|any(?:body|one|thing)|whoever|whatever)\b/
const A_NAME = 3
/** Who says that something is to be had keeps for whom, and from which amount on. */
const OFFERS =
  /\b(?:offer|provide|available|accept|approve|financ|get|do|have|give|waive|deliver)(?:e?s|ed|d|ing)?\b|\bwork with\b/
const STRICT =
  /^(?:unless|only|new |existing |current |returning |first|minimum|at least|members?$|most$|some$|select$|with |using |bring |mention |on approved|subject to|while |\w+ (?:over|above|under|of)$)/
const thresholdsIn = (text: string): string[] => [...text.matchAll(THRESHOLD)].map(([, amount = '']) => amount)

/** "$20 off" is no price. */
const TAKES_OFF = /\ue001 *(?:off|discount|savings?|rebate|less)\b|\bsaves? *\ue000money:/
/** Words of what holds for a time. */
export const LASTING = /^(?:guarant|warrant|refund|return|insur)/
