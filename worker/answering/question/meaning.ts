import { type Concept, matchOf, type Terms, termsOf } from '../language/concepts'
import { tokens } from '../language/tokens'
import { asksOfHoliday, type Kind, kindOf, wantedIn } from './kinds'
import { readQuestion } from './readQuestion'
import { isAgreement, isForOthers, isGeneralKnowledge, smallTalkIn } from './smallTalk'

/** What a question asks for, apart from how it is put. */
export type Meaning = {
  /** The way of asking: of a price, of a time, of a place … */
  manner: string
  subjects: Concept[]
  /** Everyday words, which tell questions apart that have nothing else. */
  light: Concept[]
  terms: Terms
  isReal: boolean
}

const NONE: ReadonlySet<string> = new Set()
/** Whether something is offered or how it is, is asked in either way. */
const ANY_WAY: Kind[] = ['offer', 'other', 'about', 'page']

export function meaningOf(text: string): Meaning {
  const reading = readQuestion(text, NONE)
  const { line, clauses } = reading
  const kind = kindOf(reading)
  const concepts = reading.concepts.filter(({ told }) => !told)
  const subjects = concepts.filter(({ light }) => !light)
  const isTalk = smallTalkIn(line) !== undefined || isAgreement(line) || isForOthers(line) || isGeneralKnowledge(line)
  const way = ANY_WAY.includes(kind) ? '' : kind
  return {
    manner: `${way}${asksOfHoliday(line) ? ' holiday' : ''} ${wantedIn(line) ?? ''}`.trim(),
    subjects,
    light: concepts.filter(({ light }) => light),
    terms: termsOf(tokens(line)),
    isReal: !isTalk && (subjects.length > 0 || clauses.some(({ asks }) => asks)),
  }
}

const MET = 0.8
/** What is done to a thing tells less than the thing. */
const weightOf = ({ action }: Concept) => (action ? 0.5 : 1)
const total = (concepts: Concept[]) => concepts.reduce((sum, concept) => sum + weightOf(concept), 0)

/** How much of what `concepts` ask for `terms` speak of, from 0 to 1. */
const shareMet = (concepts: Concept[], terms: Terms): number =>
  total(concepts.filter((concept) => matchOf(concept, terms) >= MET)) / total(concepts)

/** How much of each the other asks for, from 0 to 1. */
function likeness(one: Meaning, other: Meaning): [number, number] {
  if (one.manner !== other.manner) return NOTHING
  const [ofOne, ofOther] =
    one.subjects.length > 0 && other.subjects.length > 0 ? [one.subjects, other.subjects] : [one.light, other.light]
  if ((one.subjects.length === 0) !== (other.subjects.length === 0)) return NOTHING
  if (ofOne.length === 0 || ofOther.length === 0) return ofOne.length === ofOther.length ? [1, 1] : NOTHING
  return [shareMet(ofOne, other.terms), shareMet(ofOther, one.terms)]
}
const NOTHING: [number, number] = [0, 0]

/** A word more on either side is no other question; another thing is. */
const ENOUGH = 0.6

/** Whether one answer would do for both. */
export function meansTheSame(one: Meaning, other: Meaning): boolean {
  const shares = likeness(one, other)
  return Math.min(...shares) >= ENOUGH || (Math.max(...shares) === 1 && Math.min(...shares) >= 0.5)
}

/** Whether they ask for the same things in the same way, and for nothing besides. */
export const asksTheSame = (one: Meaning, other: Meaning): boolean =>
  one.isReal && other.isReal && Math.min(...likeness(one, other)) === 1
