import type { Source } from '../../../contract/chat'
import { fold } from '../tongues/fold'
import { gloss } from '../tongues/gloss'
import type { TongueCode } from '../tongues/tongue'
import { type Clause, isSingle, readClause } from './clauses'
import { carries, isIn, isPriced } from './content'
import {
  BREAKS_ABROAD,
  CHECKED,
  DENIES_ABROAD,
  IDLE_ABROAD,
  NEVER_SAID,
  OFFERS_ABROAD,
  PER_ABROAD,
  REPLIES_ABROAD,
  UNKNOWN_ABROAD,
} from './foreignWords'
import type { Statement, Statements } from './statements'
import { boundOf } from './wordLists'

type ForeignVerdict = { kind: 'claim'; sources: Source[] } | { kind: 'unknown' | 'talk' } | undefined

/** "Monday a Thursday", after the days were put into English. */
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const withRanges = (text: string): string =>
  text.replace(new RegExp(`(${DAY}) +(?:a|au|al|bis|do|ate|to|den) +(${DAY})`, 'g'), '$1 to $2')

/** "2.400,50" and "16h" as English writes them. */
const englishNumbers = (text: string): string =>
  text
    .replace(/\b\d{1,3}(?:\.\d{3})+(?!\d)/g, (number) => number.replaceAll('.', ''))
    .replace(/(\d),(\d{2})(?!\d)/g, '$1.$2')
    .replace(PER_ABROAD, ' per unit ')
    .replace(
      /\b(\d{1,2}) ?(?:h|uhr|hrs?|godz|gio|点|时)(?:(\d{2}))?(?![\p{L}\d])/gu,
      (_, hour, minute) => `${hour}:${minute ?? '00'}`,
    )
    .replace(/(\d) (?:a|à|au|al|alle|bis|ate|as|do|den|到|至) (\d)/g, '$1 - $2')

const TERMS = /^(?:per|percent|free):/
const CONTACT = /^(?:phone|mail|link):/
const HOURS = /^(?:open|closed|from|to|at):/

/**
 * A sentence in the visitor's language. What its words say can only be told as far as the glossary goes, so it is let through on less
 * trust: its amounts, times, days and numbers must stand together in one statement of the business that its known words fit, and what
 * sounds like a promise is held back whatever stands behind it.
 */
export function checkForeign(sentence: string, code: TongueCode, statements: Statements): ForeignVerdict {
  const folded = fold(sentence)
  if (NEVER_SAID.test(folded)) return undefined
  const whole = clauseOf(folded, code)
  const rest = withoutTalk(folded)
  if (whole.marks.length === 0 && rest === '') return { kind: UNKNOWN_ABROAD.test(folded) ? 'unknown' : 'talk' }
  const isAllSaid = rest !== '' && clauseOf(rest, code).marks.join() === whole.marks.join()
  const claim = isAllSaid ? rest : folded
  const clause = clauseOf(claim, code)
  if (!isSingle(clause) || clause.marks.some((mark) => mark.startsWith('when:'))) return undefined
  const said = { ...clause, denies: !clause.marks.includes('closed:') && DENIES_ABROAD.test(claim) }
  const known = knownIn(said, code)
  const carrier = statements.all.find((statement) => fits(statement, said, known, statements.own))
  if (carrier && isAmbiguous(carrier, said, known, statements.all)) return undefined
  return carrier && { kind: 'claim', sources: [carrier.source] }
}

const clauseOf = (folded: string, code: TongueCode): Clause => {
  const inEnglish = CHECKED[code].reduce((text, [form, english]) => text.replace(form, english), englishNumbers(folded))
  return readClause(withRanges(inEnglish))
}

/** Without the parts that only talk: "I don't know, but we do" says something after all, and denies nothing. */
const withoutTalk = (folded: string): string => {
  const parts = folded.split(BREAKS_ABROAD).filter((part) => /\p{L}/u.test(part))
  const claims = parts.filter((part) => !TALK_ABROAD.some((form) => form.test(part)))
  return claims.length === parts.length ? folded : claims.join(', ')
}
const TALK_ABROAD = [UNKNOWN_ABROAD, OFFERS_ABROAD, REPLIES_ABROAD]

/** What a statement must say, for these words of another language. */
type Known = { isMet: (words: ReadonlySet<string>) => boolean; isIdle: boolean }

const knownIn = (said: Clause, code: TongueCode): Known[] =>
  said.words.map((word) => {
    const english = readClause(gloss(code, word)).words
    return {
      isMet: (words) => isIn(words, word) || near(word, words) || english.some((one) => isIn(words, one)),
      isIdle: IDLE_ABROAD.test(word) || english.every((one) => IDLE_ENGLISH.has(one)),
    }
  })
const IDLE_ENGLISH = new Set(
  'cost price open do you are how much have offer accept call phone email address hour where when'.split(' '),
)

function fits(
  { clause, words, scope: { limits } }: Statement,
  said: Clause,
  known: Known[],
  own: ReadonlySet<string>,
): boolean {
  if (clause.denies !== said.denies || !said.marks.every((mark) => carries(clause, mark))) return false
  // Its terms would have to be said, too, and whether they are can't be told.
  const hasTerms =
    limits.length > 0 || boundOf(clause.text) !== undefined || clause.marks.some((mark) => TERMS.test(mark))
  if (isPriced(said) && hasTerms && !clause.marks.every((mark) => said.marks.includes(mark))) return false
  if (!known.every(({ isMet, isIdle }) => isIdle || isMet(words) || isMet(own))) return false
  const isHours = said.marks.some((mark) => mark.startsWith('day:')) && said.marks.some((mark) => HOURS.test(mark))
  return (
    isHours ||
    said.marks.some((mark) => CONTACT.test(mark)) ||
    known.some(({ isMet, isIdle }) => !isIdle && isMet(words))
  )
}

/** "A cleaning" where a child's and an adult's have prices of their own. */
const isAmbiguous = (carrier: Statement, said: Clause, known: Known[], all: Statement[]): boolean =>
  isPriced(said) &&
  [...carrier.subject].some((word) => !known.some(({ isMet }) => isMet(new Set([word])))) &&
  all.some(
    (other) =>
      isPriced(other.clause) &&
      !said.marks.every((mark) => carries(other.clause, mark)) &&
      known.every(({ isMet, isIdle }) => isIdle || isMet(other.words)),
  )

/** "Consulta" and "consultation": words that languages share. */
const SHARED = 5
const near = (word: string, words: ReadonlySet<string>): boolean =>
  word.length >= SHARED && [...words].some((other) => other.startsWith(word.slice(0, SHARED)))
