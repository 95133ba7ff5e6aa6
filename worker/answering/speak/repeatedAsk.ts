import type { Language } from '../../../contract/languages'
import { fold } from '../../text/fold'
import { endsWithQuestionMark } from '../../text/marks'
import { wordsOf } from '../../text/words'
import { mayAskDetails } from '../asking'
import { holds, lexiconOf } from '../lexicon/lexicon'
import { isReachable } from '../understand/missingOf'
import type { Speaking } from './withoutModel/speaking'

/** A sentence that asks for details says more than that where it has more words. */
const MOST_OF_ASKING = 16

/**
 * Whether a sentence only asks for what the visitor has left already, or was asked for before: "What's the best number to reach you?" It may
 * ask who takes something back, and whether a number is right that it says.
 */
export function repeatedAsk(speaking: Speaking): (sentence: string) => boolean {
  const { question, understood, state } = speaking
  const { language } = understood
  // The calendar knows what it lacks.
  if (question.step) return () => false
  const isAgain = !mayAskDetails(speaking) && state.unclear === undefined
  const isTakenBack = holds(lexiconOf(language).negation, fold(question.text))
  const isKnown = {
    name: isAgain || (!isTakenBack && state.details.name !== undefined),
    contact: isAgain || (!isTakenBack && isReachable(state.details) && state.unclear === undefined),
  }
  if (!isKnown.name && !isKnown.contact) return () => false
  return (sentence) => {
    const asked = detailsAskedIn(sentence, language)
    const isShort = endsWithQuestionMark(sentence) || wordsOf(sentence).length <= MOST_OF_ASKING
    return isShort && !/\d/.test(sentence) && asked.length > 0 && asked.every((one) => isKnown[one])
  }
}

/** What of their details a sentence asks the visitor for: "What's your name?", "Please leave your name and number." */
export function detailsAskedIn(sentence: string, language: Language): ('name' | 'contact')[] {
  const { askName, askContact, offer } = lexiconOf(language)
  const folded = fold(sentence)
  if (!endsWithQuestionMark(sentence) && !(holds(offer, folded) && holds(askName, folded))) return []
  return [
    ...(holds(askName, folded) ? ['name' as const] : []),
    ...(holds(askContact, folded) ? ['contact' as const] : []),
  ]
}
