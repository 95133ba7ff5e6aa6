import type { Language } from '../../../contract/languages'
import { fold } from '../../text/fold'
import { cutAtMarks, endsWithQuestionMark } from '../../text/marks'
import { tellingStemsIn } from '../../text/words'
import { holds, lexiconOf } from '../lexicon/lexicon'
import { isCommon } from './carry'
import type { Clause } from './clauses'

/**
 * "I don't have that here", "the site doesn't mention it": honest, and never overruled by a fact. Who says it, that they don't and what they don't
 * stand together: "he doesn't give values by phone, I'm sorry" knows the answer.
 */
export function saysUnknown(sentence: string, language: Language): boolean {
  const { unknown, reporter, negation, reports } = lexiconOf(language)
  const says = (part: string) => [reporter, negation, reports].every((list) => holds(list, fold(part)))
  return holds(unknown, fold(sentence)) || cutAtMarks(sentence).some(says)
}

/** "I can't take that off your bill": what the receptionist itself may not do is none of the business's rules. */
const isUnable = (sentence: string, language: Language): boolean => holds(lexiconOf(language).unable, fold(sentence))

/** An offer to take details, to pass something on, to book, or where to call: ours to make. */
export const isOffer = (sentence: string, language: Language): boolean =>
  holds(lexiconOf(language).offer, fold(sentence)) || endsWithQuestionMark(sentence)

/** A greeting, thanks, an apology, a word of sympathy. */
export const isCourtesy = (sentence: string, language: Language): boolean =>
  holds(lexiconOf(language).courtesy, fold(sentence))

/** "Happy to help!", "I'm so sorry, Ana.": nothing stands beside the courtesy. */
export function isMereCourtesy(sentence: string, language: Language): boolean {
  const rest = fold(sentence).replace(lexiconOf(language).courtesy, ' ')
  return isCourtesy(sentence, language) && tellingStemsIn(rest, language).every(isCommon)
}

/** "Not quite every one!", "You do.": an answer that is none without the sentence after it. */
export function saysNothing(sentence: string, language: Language): boolean {
  if (/\d/.test(sentence) || isOffer(sentence, language) || saysUnknown(sentence, language)) return false
  const { yes, no, negation } = lexiconOf(language)
  const folded = fold(sentence)
  const isAnswer = !isCourtesy(sentence, language) || [yes, no, negation].some((list) => holds(list, folded))
  const rest = [yes, no, negation].reduce((left, list) => left.replace(list, ' '), folded)
  return isAnswer && tellingStemsIn(rest, language).every(isCommon)
}

/** Courtesies are short: a long clause that happens to begin with "sure" claims something. */
const SHORT = 3

/**
 * What a clause is for. Only one that claims is held against the evidence word by word; a value or a promise in it always is. What it says of
 * the visitor's own words, which are `known`, is no claim: "I've noted that you're free after five", "I'm sorry to hear that about Tippy".
 */
export function purposeOf(
  { text, stems, values }: Clause,
  language: Language,
  known: ReadonlySet<string>,
): 'claim' | 'unknown' | 'offer' | 'courtesy' {
  if (saysUnknown(text, language) || (values.length === 0 && isUnable(text, language))) return 'unknown'
  if (isOffer(text, language)) return 'offer'
  const { courtesy, noted, sympathy, feeling } = lexiconOf(language)
  const folded = fold(text)
  // "That must be frustrating."
  const isFelt = holds(sympathy, folded) && holds(feeling, folded)
  const isOfVisitor = isFelt || holds(courtesy, folded) || holds(noted, folded)
  // "Hope" and "better" of a good wish tell nothing; "no" may.
  const blank = (phrase: string) => (/\s/.test(phrase) ? ' ' : phrase)
  const rest = new Set(
    isOfVisitor ? tellingStemsIn(folded.replace(courtesy, blank).replace(noted, blank), language) : [],
  )
  const others = [...stems].filter((stem) => rest.has(stem) && !known.has(stem))
  return isOfVisitor && others.length <= SHORT ? 'courtesy' : 'claim'
}
