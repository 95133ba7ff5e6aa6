import { sameFamily } from '../language/stem'
import type { Clause } from './clauses'
import { GENTLE, OF_CONTACT, OF_HOURS, OF_MONEY, OF_NUMBERS } from './wordLists'

const kindOf = (mark: string) => mark.slice(0, mark.indexOf(':'))
const valueIn = (mark: string) => mark.slice(mark.indexOf(':') + 1)
export const has = ({ marks }: Clause, ...kinds: string[]) => marks.some((one) => kinds.includes(kindOf(one)))
export const of = ({ marks }: Clause, ...kinds: string[]) => marks.filter((one) => kinds.includes(kindOf(one)))

export const TIMES = ['from', 'to', 'at']
export const HOURS = [...TIMES, 'day', 'open', 'closed', 'always', 'when', 'date']

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

export const PRICED = ['money', 'free', 'percent']
export const isPriced = (clause: Clause): boolean => has(clause, ...PRICED)
