import { fold } from '../../text/fold'
import { endsWithQuestionMark } from '../../text/marks'
import { holds, lexiconOf } from '../lexicon/lexicon'
import { isReachable } from '../understand/missingOf'
import type { Speaking } from './withoutModel/speaking'

/**
 * Whether a sentence only asks for what the visitor has left already: "What's the best number to reach you?" It may ask who takes something
 * back, and whether a number is right that it says.
 */
export function repeatedAsk({ question, understood, state }: Speaking): (sentence: string) => boolean {
  const { askName, askContact, negation } = lexiconOf(understood.language)
  const isKnown: [RegExp, boolean][] = [
    [askName, state.details.name !== undefined],
    [askContact, isReachable(state.details) && state.unclear === undefined],
  ]
  // The calendar knows what it lacks.
  if (question.step) return () => false
  if (!isKnown.some(([, known]) => known) || holds(negation, fold(question.text))) return () => false
  return (sentence) => {
    const folded = fold(sentence)
    const asked = isKnown.filter(([list]) => holds(list, folded))
    return endsWithQuestionMark(sentence) && !/\d/.test(folded) && asked.length > 0 && asked.every(([, known]) => known)
  }
}
