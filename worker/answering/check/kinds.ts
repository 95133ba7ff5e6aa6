import type { Language } from '../../../contract/languages'
import { fold } from '../../text/fold'
import type { Clause } from './clauses'
import { holds, lexiconOf } from './lexicon'

/** "I don't have that here", "it isn't listed": honest, and never overruled by a fact. */
export const saysUnknown = (sentence: string, language: Language): boolean => {
  const folded = fold(sentence)
  return holds(lexiconOf(language).unknown, folded)
}

/** An offer to take details, to pass something on, to book, or where to call: ours to make. */
export const isOffer = (sentence: string, language: Language): boolean => {
  const folded = fold(sentence)
  return holds(lexiconOf(language).offer, folded) || (folded.trimEnd().endsWith('?') && folded.length < 160)
}

/** A greeting, thanks, an apology, a word of sympathy. */
export const isCourtesy = (sentence: string, language: Language): boolean => {
  const folded = fold(sentence)
  return holds(lexiconOf(language).courtesy, folded)
}

/** What a clause is for. Only one that claims is held against the evidence word by word; a value in it always is. */
export type Purpose = 'claim' | 'unknown' | 'offer' | 'courtesy'

/** Greetings are short: a long clause that happens to begin with "sure" claims something. */
const SHORT = 3

export function purposeOf(clause: Clause, language: Language): Purpose {
  const lexicon = lexiconOf(language)
  if (holds(lexicon.unknown, clause.folded)) return 'unknown'
  if (holds(lexicon.offer, clause.folded) || clause.folded.trimEnd().endsWith('?')) return 'offer'
  const words = clause.folded.match(/\p{Script=Han}{2}|\p{L}+/gu)?.length ?? 0
  if (holds(lexicon.courtesy, clause.folded) && (words <= SHORT || clause.stems.size <= SHORT)) return 'courtesy'
  return 'claim'
}
