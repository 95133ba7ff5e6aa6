import { hasQuestionMark } from '../../../text/marks'
import { asksOutright, clausesOf } from '../../understand/asksIn'
import type { Spoken } from '../spoken'
import { type AskedFor, readAsked } from './asked/asked'
import { plainFact } from './facts/factReply'
import type { Speaking } from './speaking'

/**
 * "He is 67, he has no insurance. are you open today?": where one clause alone asks, and outright for hours or how to reach the business,
 * that is what is answered; undefined where it may be of what the others tell.
 */
export function answerAsked(speaking: Speaking): Spoken | undefined {
  const { kind, language, asking, details } = speaking.understood
  if (kind !== 'question' || Object.keys(details).length > 0) return undefined
  const clauses = clausesOf(asking, language)
  const questions = clauses.filter((clause) => hasQuestionMark(clause) || asksOutright(clause))
  const [question] = questions
  if (clauses.length < 2 || questions.length > 1 || question === undefined) return undefined
  const read = (text: string): [Speaking, AskedFor] => {
    const one = { ...speaking, understood: { ...speaking.understood, asking: text, lookup: text } }
    return [one, readAsked(one)]
  }
  const [one, asked] = read(question.trim())
  const [, told] = read(clauses.filter((clause) => clause !== question).join(' '))
  // "We come on Monday, are you open?" asks of the Monday.
  const isOfTold = saysTime(told) && !saysTime(asked)
  return asked.things.length > 0 || isOfTold ? undefined : plainFact(one, asked)
}

const saysTime = ({ when, weekDays, dates, holidays }: AskedFor): boolean =>
  when.has('today') || when.has('tomorrow') || when.has('now') || weekDays.length + dates.length + holidays.length > 0
