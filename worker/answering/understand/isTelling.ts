import type { Language } from '../../../contract/languages'
import { cutAtMarks, hasQuestionMark } from '../../text/marks'
import { covered, finderByLanguage, type TermHit, type Token, tokensOf } from '../../text/terms'
import CONCEPTS from './classifier/concepts.json'
import { conceptsIn } from './classifier/features'
import { followUpWords } from './lookupOf'
import TELLING from './telling.json'

const FEWEST_WORDS = 3
/** "Can I", "and do you": what joins stands later in its clause. */
const LATEST_ASKING = 1

type List = keyof typeof TELLING

const find = finderByLanguage(TELLING)
/** The classifier pools what asks in all languages: "was" asks in German. */
const findAsking = finderByLanguage({ asking: CONCEPTS.asking })
const heard = (text: string | readonly Token[], language: Language): readonly TermHit[] =>
  find(typeof text === 'string' ? tokensOf(text) : text, language)

const says = (text: string, language: Language, list: List): boolean =>
  heard(text, language).some((hit) => hit.list === list)

/**
 * "Hi, my kids are 4 and 7 and we just moved here": visitors tell of themselves, or how something is with them, and ask for nothing. Without
 * a verb only who tells of themselves does: "the full groom" names what is asked about.
 */
export function isTelling(text: string, language: Language): boolean {
  if (tokensOf(text).length < FEWEST_WORDS || hasQuestionMark(text) || says(text, language, 'wish')) return false
  const clauses = cutAtMarks(text).map((clause) => tokensOf(clause))
  return !clauses.some((clause) => asks(clause, language)) && clauses.some((clause) => tells(clause, language))
}

/** Where a clause begins once what only opens it is past: "honestly, and". */
function beginningOf(clause: readonly Token[], language: Language): number {
  const opening = covered([
    ...conceptsIn(clause).filter(({ list }) => list === 'hello'),
    ...followUpWords(clause, language).filter(({ list }) => list === 'opens'),
    ...heard(clause, language).filter(({ list }) => list === 'filler'),
  ])
  return clause.findIndex((_, at) => !opening.has(at))
}

/**
 * "Could I leave it overnight": a verb that stands first asks, or one before who does it: "he is 16 can he ride". "When" and "who" only join
 * what comes later in a clause to what was told: "my dad, who".
 */
function asks(clause: readonly Token[], language: Language): boolean {
  const first = beginningOf(clause, language)
  const hits = heard(clause, language)
  const isAt = (list: List, at: number) => hits.some((hit) => hit.list === list && hit.from === at)
  if (hits.some(({ list, from, to }) => list === 'inverts' && (from === first || isAt('whom', to)))) return true
  return findAsking(clause, language).some(({ from }) => from <= first + LATEST_ASKING || !isAt('relative', from))
}

function tells(clause: readonly Token[], language: Language): boolean {
  const first = beginningOf(clause, language)
  const hits = heard(clause, language)
  const begins = (wanted: List) => hits.some(({ list, from }) => list === wanted && from === first)
  return begins('self') || (begins('thing') && hits.some(({ list, from }) => list === 'verb' && from > first))
}

/** What is told with: a hard time or a joke; neither where nothing says so. */
export const moodOf = (text: string, language: Language): 'hard' | 'fun' | undefined =>
  says(text, language, 'hard') ? 'hard' : says(text, language, 'fun') ? 'fun' : undefined

/** "I've never been there before", "im new": the visitor isn't known there. */
export const isNewcomer = (text: string, language: Language): boolean => says(text, language, 'newcomer')
