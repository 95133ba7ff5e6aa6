import type { Language } from '../../../contract/languages'
import { cutAtMarks, cutAtStops, hasQuestionMark } from '../../text/marks'
import { tokensOf } from '../../text/terms'
import { conceptsIn } from './classifier/features'
import { sharesOf } from './classifier/sharesOf'
import { followUpIn, followUpWords } from './lookupOf'
import type { MessageKind } from './understood'

/** Three words ask something: "do you open", two are mostly a name or a thank-you. */
const FEWEST_WORDS = 3
/** From so many words on a message tells something around what it asks. */
const STORY = 20
const LIKELY = 0.4

/** Whether a message asks for something that can be looked up, whatever else it is: "tom, 609-555-0122, and do you do crowns?" */
export function asksIn(text: string, kind: MessageKind, language: Language): boolean {
  if (kind === 'question') return true
  const clauses = clausesOf(text, language)
  return clauses.length > 1 && clauses.some(isQuestion)
}

/** Whether a message asks something by its form, whatever kind it was taken for. */
export const asksOutright = (text: string): boolean => hasQuestionMark(text) || cutAtMarks(text).some(isQuestion)

/** Of a long message the sentences that ask something and can be understood alone; all of it where there are none. */
export function askingIn(text: string, language: Language): string {
  if (tokensOf(text).length < STORY) return text
  const questions = cutAtStops(text).filter(
    (sentence) => isQuestion(sentence) && followUpIn(sentence, language) === undefined,
  )
  return questions.length > 0 ? questions.join('').trim() : text
}

/** The questions of a message one by one: "how much are pads", "and are you open Saturday". What stands between belongs to the one before. */
export function questionsIn(text: string, language: Language): string[] {
  const parts: string[] = []
  for (const clause of clausesOf(text, language))
    if (parts.length === 0 || isQuestion(clause)) parts.push(clause)
    else parts.push(`${parts.pop()}${clause}`)
  return parts.every(isQuestion) ? parts.map((part) => part.trim()) : [text]
}

/** "How much is a trim", "and can you do Tuesday?": what stands between marks, or begins with a word that joins. */
export const clausesOf = (text: string, language: Language): string[] =>
  cutAtMarks(text).flatMap((clause) => atJoins(clause, language))

function atJoins(clause: string, language: Language): string[] {
  const tokens = tokensOf(clause)
  const cuts = followUpWords(tokens, language)
    .filter(({ list, from }) => list === 'joins' && from > 0)
    .map(({ from }) => tokens[from]?.start ?? 0)
  return [0, ...cuts]
    .map((start, at) => clause.slice(start, cuts[at] ?? clause.length))
    .filter((part) => part.trim() !== '')
}

/** Where a message that says something first begins to ask, though nothing parts the two: "Bo Tran do you take amex". */
export function questionStart(text: string): number | undefined {
  const tokens = tokensOf(text)
  const starts = conceptsIn(tokens).flatMap(({ list, from }) =>
    list === 'asking' && from > 0 ? [tokens[from]?.start ?? 0] : [],
  )
  return starts.find((start) => isQuestion(text.slice(start)))
}

function isQuestion(clause: string): boolean {
  const tokens = tokensOf(clause)
  if (tokens.length < FEWEST_WORDS) return false
  const asks = hasQuestionMark(clause) || conceptsIn(tokens).some(({ list, from }) => list === 'asking' && from <= 1)
  return asks && (sharesOf(clause).get('question') ?? 0) > LIKELY
}
