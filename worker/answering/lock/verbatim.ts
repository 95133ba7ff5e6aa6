import { type Clause, isSingle } from './clauses'
import { contentOf, isPriced } from './content'
import { normal } from './normal'
import type { Statement } from './statements'

const YES_OR_NO = /^(?:yes|no)\b[,.!:;]*\s*/
/** A sentence as it is compared word for word. */
export const lineOf = (text: string): string =>
  normal(text)
    .replace(YES_OR_NO, '')
    .replace(/[\s.!?,;:'")\]]+$/, '')

const LEANS = /^(?:it|its|they|their|this|that|these|those|he|she|both|such|also|so|then)\b/
const WHOLE = 3

/** The statement that a sentence repeats word for word, where it names what it speaks of. An amount's neighbors decide whose it is, so there its words alone don't do. */
export const repeated = (sentence: string, clause: Clause, all: Statement[]): Statement | undefined => {
  const line = lineOf(sentence)
  if (LEANS.test(line) || contentOf(clause).length < WHOLE || (isPriced(clause) && isSingle(clause))) return undefined
  return all.find((one) => one.lines.includes(line) && one.clause.denies === clause.denies)
}
