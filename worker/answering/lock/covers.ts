import { type Clause, goesOn, wordsOf } from './clauses'
import { carries, contentOf, has, isIn, isPriced, of, PRICED, TIMES } from './content'
import { HE_OR_SHE } from './persons'
import { keepsScope } from './scope'
import type { Statement, Statements } from './statements'
import { keepsTerms, LASTING } from './terms'
import { GENTLE, IDENTITY, OF_MONEY, OF_NUMBERS } from './wordLists'

/** Whether the statement says all that the clause says. `known` are words that are true of everything here. */
export const covers = (statement: Statement, clause: Clause, known: ReadonlySet<string>): boolean =>
  statement.clause.denies === clause.denies &&
  clause.marks.every((mark) => carries(statement.clause, mark)) &&
  contentOf(clause).every(
    (word) =>
      isIn(statement.words, word) ||
      isIn(known, word) ||
      (word === YOU_CAN && (isPriced(clause) || isToldTo(clause, statement))),
  ) &&
  keepsTerms(clause, statement)

/** "Cancel with 30 days' notice": you can. */
const isToldTo = ({ words }: Clause, { clause }: Statement): boolean =>
  words[words.indexOf(YOU_CAN) + 1] === clause.words[0] && wordsOf(clause.text.trim().split(/\s+/)[0] ?? '').length > 0
const YOU_CAN = 'youcan'

/** How much of what a statement is about is named by these words. */
const nearness = ({ subject, scope, heading }: Statement, words: ReadonlySet<string>): number => {
  const all = [...new Set([...subject, ...scope.words])]
  const met = all.filter((word) => isIn(words, word)).length
  const above = [...heading].filter((word) => isIn(words, word)).length
  return met - (all.length - met) * UNMET + above * ABOVE
}
const UNMET = 0.3
const ABOVE = 0.1

const sameMarks = (a: Clause, b: Clause): boolean => of(a, ...PRICED).join() === of(b, ...PRICED).join()

/** A clause of the business's own name and place alone may only say who and where it is; a day alone says nothing. */
const says = (clause: Clause, own: ReadonlySet<string>): boolean => {
  const isOwn = contentOf(clause).every((word) => isIn(own, word))
  if (clause.marks.length > 0)
    return !isOwn || contentOf(clause).length > 0 || clause.marks.some((mark) => !mark.startsWith('day:'))
  return (
    !isOwn ||
    (!clause.denies && clause.words.length > 0 && clause.words.every((word) => isIn(own, word) || IDENTITY.has(word)))
  )
}

/** "We close at 4 pm" is carried where that is so on all days. */
const ofEveryDay = (clause: Clause, carriers: Statement[], all: Statement[]): Statement | undefined => {
  if (!has(clause, ...TIMES)) return carriers[0]
  const differs = all.some(
    ({ clause: other }) =>
      has(other, 'day') && has(other, 'from', 'to') && !clause.marks.every((mark) => carries(other, mark)),
  )
  return carriers.find((carrier) => !has(carrier.clause, 'day') || !differs)
}

/** What is true of the business isn't of each of its people: a dental hygienist is no dentist. */
const namesSomeone = ({ words }: Clause, people: string[][], own: ReadonlySet<string>): boolean =>
  people.some((name) => name.some((word) => !own.has(word) && words.includes(word)))
const NOTHING: ReadonlySet<string> = new Set()

/** "Stone has practiced for 22 years": at Quill & Stone that may be the firm, or somebody else. */
const isOfAnother = ({ words }: Clause, { clause }: Statement, people: string[][], own: ReadonlySet<string>): boolean =>
  people.some((name) => {
    const given = name.filter((word) => !own.has(word))
    const isNamed = (one: readonly string[]) => given.some((word) => one.includes(word))
    const bearsName = people.flat().some((word) => own.has(word) && words.includes(word))
    return bearsName && isNamed(clause.words) && !isNamed(words)
  })

/** "Dr. Orban graduated in 2006": neither "we" nor "our dentists" did. */
const namesItsPerson = (
  { words, text }: Clause,
  { clause, person, heading }: Statement,
  people: string[][],
  own: ReadonlySet<string>,
): boolean => {
  const member = people.find((name) => name.length > 1 && name.every((word, at) => clause.words[at] === word)) ?? []
  const given = [...person, ...member].filter((word) => !own.has(word))
  if (given.length === 0 || PRONOUN.test(text) || goesOn({ text })) return true
  const named = new Set([...given, ...(person.includes(HE_OR_SHE) ? heading : [])])
  return words.some((word) => named.has(word) && !own.has(word))
}
const PRONOUN = /\b(?:he|she|they|it|them)\b/

/** "It takes two visits" says nothing of what it takes them for: that must have been spoken of, and nothing else as much. */
const isMeantBy = (
  clause: Clause,
  { clause: statement, subject, words }: Statement,
  about: ReadonlySet<string>,
  own: ReadonlySet<string>,
): boolean => {
  const namesNothing = contentOf(clause).length === 0
  const namesPredicate = contentOf(clause).every((word) => LASTING.test(word))
  const points = namesPredicate || (POINTS.test(clause.text) && !POINTS.test(statement.text))
  if ((namesNothing || points) && has(clause, 'lasts', ...PRICED, ...(namesNothing ? ['number'] : []))) {
    const asked = [...about].filter(
      (word) => !isIn(own, word) && ![GENTLE, OF_NUMBERS, OF_MONEY].some((idle) => idle.has(word)),
    )
    const met = asked.filter((word) => isIn(words, word)).length
    const missing = asked.length - met
    const isWhole = [...subject].every((word) => isIn(about, word) || OF_NUMBERS.has(word))
    if (!isWhole && missing > 0 && met < Math.max(missing, ENOUGH)) return false
  }
  if (!has(clause, 'lasts', 'number') || !NAMES_NOTHING.test(clause.text.trim())) return true
  const others = [...subject].filter((word) => !isIn(new Set(clause.words), word) && !OF_NUMBERS.has(word))
  return others.length === 0 || others.some((word) => isIn(about, word))
}
const ENOUGH = 2
const POINTS = /\b(?:it|they|them|those|these)\b|^(?:that|this)\b/
const NAMES_NOTHING =
  /^(?:(?:and|so|yes|no|about|around|roughly|approximately|usually|typically|generally|normally|up to|just|only|at least|at most)\b,? *)*(?:(?:it|that|this|they|these|those)\b|\ue000)/

/** Whoever says what is denied elsewhere needs more than a heading that names it. */
const isDenied = (clause: Clause, carrier: Statement, all: Statement[]): boolean => {
  const named = contentOf(clause)
  const says = (statement: Statement) => named.every((word) => isIn(new Set(statement.clause.words), word))
  return (
    !clause.denies && !isPriced(clause) && !says(carrier) && all.some((other) => other.clause.denies && says(other))
  )
}

/**
 * The statement that carries a clause, if there is one. "A haircut is $45" isn't carried where a man's is $45 and a woman's $60: what
 * is near in `about` (the question, the sentence before) decides, and where nothing does, nothing is said. `beside`: what the parts of
 * its sentence before it were about.
 */
export const carrierOf = (
  clause: Clause,
  { all, own, people }: Statements,
  about: ReadonlySet<string>,
  beside: readonly string[] = [],
): Statement | undefined => {
  const named = contentOf(clause)
  if (!says(clause, own)) return undefined
  const carriers = all
    .filter((statement) => covers(statement, clause, namesSomeone(clause, people, own) ? NOTHING : own))
    .filter((carrier) => !isOfAnother(clause, carrier, people, own) && namesItsPerson(clause, carrier, people, own))
    .filter((carrier) => isMeantBy(clause, carrier, about, own) && !isDenied(clause, carrier, all))
    .filter((carrier) => keepsScope(clause, carrier, new Set([...about, ...beside]), own))
  if (!isPriced(clause))
    return has(clause, 'day', 'date', 'when', 'always') ? carriers[0] : ofEveryDay(clause, carriers, all)
  const words = new Set([...named, ...about])
  const unpriced = clause.marks.filter((mark) => !of(clause, ...PRICED).includes(mark))
  const rivals = all.filter(
    (other) =>
      isPriced(other.clause) &&
      unpriced.every((mark) => carries(other.clause, mark)) &&
      !carriers.some(({ clause: carrier }) => sameMarks(carrier, other.clause)) &&
      named.every((word) => isIn(other.words, word) || isIn(own, word)),
  )
  return carriers.find((carrier) => {
    const near = nearness(carrier, words)
    const isMeant = named.length > 0 || [...carrier.subject].some((word) => isIn(words, word))
    return isMeant && rivals.every((rival) => nearness(rival, words) < near)
  })
}
