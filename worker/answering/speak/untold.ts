import { fold } from '../../text/fold'
import { joinSentences } from '../../text/joinSentences'
import { hasQuestionMark } from '../../text/marks'
import { parseValues } from '../../text/parseValues'
import { sameValue } from '../../text/sameValue'
import { sentencesOf } from '../../text/sentences'
import type { Value } from '../../text/value'
import { tellingStemsIn } from '../../text/words'
import type { Answer, BookingTurn, Question } from '../answerer'
import { is } from '../check/valueKinds'
import { holds, lexiconOf } from '../lexicon/lexicon'
import type { ConversationState } from '../state'
import { unsaid } from './unsaid'

type Told = Pick<Question, 'profile' | 'text'> & { step: { turn: BookingTurn; message: string } }

/**
 * What a model's reply leaves out of a step of the booking, in the calendar's words: each sentence of which a value isn't told, and the
 * question that isn't asked; all of it where nothing of it was told.
 */
export function untold(
  { profile, step: { turn, message } }: Told,
  { language, state }: Pick<Answer, 'language' | 'state'>,
  reply: string,
): string {
  const { content, asked } = turn
  if (reply === '') return content
  const valuesOf = (text: string) => {
    const values = parseValues(text, profile).filter((value) => is('planned', value) || is('contact', value))
    // "Tuesday" of "Tuesday, December 1" tells no more than the date.
    return values.some(({ kind }) => kind === 'date') ? values.filter(({ kind }) => kind !== 'days') : values
  }
  const said = valuesOf(reply)
  const isToConfirm = turn.talk?.step === 'confirm' || turn.talk?.step === 'cancel'
  const own = isToConfirm ? [] : valuesOf(message).filter(({ kind }) => kind === 'phone' || kind === 'email')
  const isIn = (values: readonly Value[], value: Value) => values.some((one) => sameValue(one, value))
  const names = isToConfirm ? namesIn(content, profile, state) : []
  const lacks = (sentence: string): boolean =>
    valuesOf(sentence).some((value) => !isIn(said, value) && !isIn(own, value)) ||
    names.some((name) => sentence.includes(name) && !fold(reply).includes(fold(name))) ||
    (turn.talk !== undefined && hasQuestionMark(sentence) && !asksFor(sentence, asked, reply, language))
  const sentences = sentencesOf(content)
  const [missing, whole] = [
    sentences.filter(lacks),
    sentences.filter((one) => valuesOf(one).length > 0 || hasQuestionMark(one)),
  ]
  if (missing.length === 0) return ''
  const isNone = missing.length === whole.length
  const left = isNone ? sentences.filter((one) => missing.includes(one) || unsaid(reply, one).length > 0) : missing
  return joinSentences(...left)
}

/** The service and the visitor's name, of what is to be confirmed. */
const namesIn = (
  content: string,
  { booking }: Question['profile'],
  { booking: talk, details }: ConversationState,
): string[] =>
  [booking?.services.find(({ id }) => id === talk?.serviceId)?.name, details.name].filter(
    (name) => name !== undefined && content.includes(name),
  ) as string[]

/** Whether a reply asks what a sentence of the calendar's does. */
function asksFor(sentence: string, asked: BookingTurn['asked'], reply: string, language: Answer['language']): boolean {
  const questions = sentencesOf(reply).filter((one) => hasQuestionMark(one))
  if (asked === undefined) return questions.length > 0
  const { askName, askContact } = lexiconOf(language)
  const words = new Set(tellingStemsIn(sentence, language))
  return questions.some(
    (one) =>
      holds(asked === 'name' ? askName : askContact, fold(one)) ||
      tellingStemsIn(one, language).some((stem) => words.has(stem)),
  )
}
