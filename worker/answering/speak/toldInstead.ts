import type { Statement } from '../../knowledge'
import type { Verdict } from '../check/checkerOf'
import { bookableOf } from './bookableOf'
import type { Told } from './letOut'
import { answerFromFacts } from './withoutModel/answerFromFacts'
import { isAbroad, sayPrice } from './withoutModel/facts/offered'
import { sayWithin } from './withoutModel/quotes/sayQuote'
import type { Speaking } from './withoutModel/speaking'

/** As many of what the question finds are of what is asked. */
const ASKED_OF = 3

/**
 * What the business says in a sentence's place, in the visitor's language as far as it is ours. Once the question has its answer, only what the
 * question finds too is put right.
 */
export function toldInstead(speaking: Speaking, verdict: Verdict, isAnswered: boolean): Told | undefined {
  const instead = verdict.state === 'pass' ? undefined : verdict.instead
  // That something can be booked corrects nothing.
  if (!instead || bookableOf(speaking.question.profile).includes(instead)) return undefined
  const isAskedOf = speaking.evidence.ranked.slice(0, ASKED_OF).some(({ statement }) => statement === instead)
  if (isAnswered && (verdict.state !== 'fail' || !isAskedOf)) return undefined
  return { text: sayStatement(speaking, instead), source: instead.source, hasValue: instead.values.length > 0 }
}

const sayStatement = (speaking: Speaking, statement: Statement): string =>
  statement.source.kind === 'fact' &&
  statement.kind !== 'sentence' &&
  statement.values.some(({ kind }) => kind === 'money')
    ? sayPrice(speaking, statement)
    : sayWithin(speaking, statement)

/**
 * The answer where a model's was left out: what the owner says to the question, or what is said to it in the visitor's language, or else what is to be
 * told `instead`.
 */
export function toldToQuestion(speaking: Speaking, instead: Told | undefined): Told | undefined {
  const { known, text, sources } = answerFromFacts(speaking)
  const [source] = sources
  if (known && (isAbroad(speaking) || source?.kind === 'fact' || source?.kind === 'faq')) return { text, source }
  return instead && (instead.hasValue || !known) ? instead : undefined
}
