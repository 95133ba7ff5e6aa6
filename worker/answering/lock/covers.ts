import { sameFamily } from '../language/stem'
import type { Clause } from './clauses'
import type { Statement, Statements } from './statements'
import { boundOf, GENTLE, IDENTITY, OF_CONTACT, OF_HOURS, OF_MONEY, OF_NUMBERS } from './wordLists'

const kindOf = (mark: string) => mark.slice(0, mark.indexOf(':'))
const valueIn = (mark: string) => mark.slice(mark.indexOf(':') + 1)
const has = ({ marks }: Clause, ...kinds: string[]) => marks.some((one) => kinds.includes(kindOf(one)))
const of = ({ marks }: Clause, ...kinds: string[]) => marks.filter((one) => kinds.includes(kindOf(one)))

const TIMES = ['from', 'to', 'at']
const HOURS = [...TIMES, 'day', 'open', 'closed', 'always', 'when', 'date']

export const carries = (statement: Clause, mark: string): boolean => {
  const kind = kindOf(mark)
  const value = valueIn(mark)
  if (TIMES.includes(kind))
    return of(statement, ...(kind === 'at' ? TIMES : [kind, 'at'])).some((one) => valueIn(one) === value)
  if (kind === 'phone')
    return of(statement, 'phone').some((one) => valueIn(one).endsWith(value) || value.endsWith(valueIn(one)))
  return statement.marks.includes(mark)
}

/** Words that add nothing to a clause with such marks. */
const isIdle = (clause: Clause, word: string): boolean => {
  if (clause.marks.length === 0) return GENTLE.has(word)
  return (
    (has(clause, 'money', 'free', 'percent') && OF_MONEY.has(word)) ||
    (has(clause, ...HOURS) && OF_HOURS.has(word)) ||
    (has(clause, 'open', 'closed') && /^(?:will|would)$/.test(word)) ||
    (has(clause, 'phone', 'mail', 'link') && OF_CONTACT.has(word)) ||
    (has(clause, 'lasts', 'number') && OF_NUMBERS.has(word))
  )
}

/** What a clause says that must stand somewhere. */
export const contentOf = (clause: Clause): string[] => clause.words.filter((word) => !isIdle(clause, word))

export const isIn = (words: ReadonlySet<string>, word: string): boolean => {
  if (words.has(word)) return true
  for (const other of words) if (other[0] === word[0] && sameFamily(word, other)) return true
  return false
}

/** An amount keeps its "from", "up to", "about" and "per hour"; what narrows an offer isn't left out. */
const keepsTerms = (clause: Clause, { clause: statement, limits, heading }: Statement): boolean => {
  const keepsLimits = limits.every((limit) => clause.text.includes(limit))
  // A guarantee keeps how long it holds.
  if (
    clause.words.some((word) => LASTING.test(word)) &&
    !of(statement, 'lasts').every((mark) => clause.marks.includes(mark))
  )
    return false
  if (!has(clause, ...PRICED)) {
    // A question and its answer: whoever repeats the question keeps what the answer says of it.
    const isOfHeading = contentOf(clause).some((word) => heading.has(word) && !statement.words.includes(word))
    return !isOfHeading || keepsLimits
  }
  const per = (one: Clause) => of(one, 'per').join()
  const bound = boundOf(statement.text)
  if (per(clause) !== per(statement) || !keepsLimits) return false
  if (has(clause, 'free') && !of(statement, 'lasts').every((mark) => clause.marks.includes(mark))) return false
  if (has(clause, 'money') && TAKES_OFF.test(statement.text) && !TAKES_OFF.test(clause.text)) return false
  if (bound !== undefined ? boundOf(clause.text) !== bound : boundOf(clause.text) === 'most') return false
  if (!has(clause, 'percent')) return true
  // A part of something is taken off just that.
  const subject = contentOf(statement)
  return subject.filter((word) => isIn(new Set(clause.words), word)).length >= subject.length * NAMED
}
/** "$20 off" is no price. */
const TAKES_OFF = /\ue001 *(?:off|discount|savings?|rebate|less)\b|\bsaves? *\ue000money:/
const LASTING = /^(?:guarant|warrant|refund|return|insur)/
const NAMED = 0.7
const PRICED = ['money', 'free', 'percent']

/** Whether the statement says all that the clause says. `known` are words that are true of everything here. */
export const covers = (statement: Statement, clause: Clause, known: ReadonlySet<string>): boolean =>
  statement.clause.denies === clause.denies &&
  clause.marks.every((mark) => carries(statement.clause, mark)) &&
  contentOf(clause).every((word) => isIn(statement.words, word) || isIn(known, word)) &&
  keepsTerms(clause, statement)

/** How much of what a statement is about is named by these words. */
const nearness = ({ subject }: Statement, words: ReadonlySet<string>): number => {
  const met = [...subject].filter((word) => isIn(words, word)).length
  return met - (subject.size - met) * UNMET
}
const UNMET = 0.3

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

/** "It takes two visits" says nothing of what it takes them for: that must have been spoken of. */
const isMeantBy = (clause: Clause, { subject }: Statement, about: ReadonlySet<string>): boolean => {
  if (!has(clause, 'lasts', 'number') || !NAMES_NOTHING.test(clause.text.trim())) return true
  const others = [...subject].filter((word) => !isIn(new Set(clause.words), word) && !OF_NUMBERS.has(word))
  return others.length === 0 || others.some((word) => isIn(about, word))
}
const NAMES_NOTHING =
  /^(?:(?:and|so|yes|no|about|around|roughly|approximately|usually|typically|generally|normally|up to|just|only|at least|at most)\b,? *)*(?:(?:it|that|this|they|these|those)\b|\ue000)/

/** Whoever says what is denied elsewhere needs more than a heading that names it. */
const isDenied = (clause: Clause, carrier: Statement, all: Statement[]): boolean => {
  const named = contentOf(clause)
  const says = (statement: Statement) => named.every((word) => isIn(new Set(statement.clause.words), word))
  return !clause.denies && !says(carrier) && all.some((other) => other.clause.denies && says(other))
}

/**
 * The statement that carries a clause, if there is one. "A haircut is $45" isn't carried where a man's is $45 and a woman's $60: what
 * is near in `about` (the question, the sentence before) decides, and where nothing does, nothing is said.
 */
export const carrierOf = (
  clause: Clause,
  { all, own, people }: Statements,
  about: ReadonlySet<string>,
): Statement | undefined => {
  const named = contentOf(clause)
  if (!says(clause, own)) return undefined
  const carriers = all
    .filter((statement) => covers(statement, clause, namesSomeone(clause, people, own) ? NOTHING : own))
    .filter((carrier) => !isOfAnother(clause, carrier, people, own))
    .filter((carrier) => isMeantBy(clause, carrier, about) && !isDenied(clause, carrier, all))
  if (!has(clause, ...PRICED))
    return has(clause, 'day', 'date', 'when', 'always') ? carriers[0] : ofEveryDay(clause, carriers, all)
  const words = new Set([...named, ...about])
  const rivals = all.filter(
    (other) =>
      has(other.clause, ...PRICED) &&
      !carriers.some(({ clause: carrier }) => sameMarks(carrier, other.clause)) &&
      named.every((word) => isIn(other.words, word) || isIn(own, word)),
  )
  return carriers.find((carrier) => {
    const near = nearness(carrier, words)
    const isMeant = named.length > 0 || [...carrier.subject].some((word) => isIn(words, word))
    return isMeant && rivals.every((rival) => nearness(rival, words) < near)
  })
}
