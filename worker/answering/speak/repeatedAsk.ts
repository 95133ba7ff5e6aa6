import type { Language } from '../../../contract/languages'
import { fold } from '../../text/fold'
import { endsWithQuestionMark } from '../../text/marks'
import { mayAskDetails } from '../asking'
import { holds, lexiconOf } from '../lexicon/lexicon'
import { isReachable } from '../understand/missingOf'
import type { Speaking } from './withoutModel/speaking'

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
    return !/\d/.test(sentence) && asked.length > 0 && asked.every((one) => isKnown[one])
  }
}

/** What of their details a question asks the visitor for. */
export function detailsAskedIn(sentence: string, language: Language): ('name' | 'contact')[] {
  if (!endsWithQuestionMark(sentence)) return []
  const { askName, askContact } = lexiconOf(language)
  const folded = fold(sentence)
  return [
    ...(holds(askName, folded) ? ['name' as const] : []),
    ...(holds(askContact, folded) ? ['contact' as const] : []),
  ]
}
