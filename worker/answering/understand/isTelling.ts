import type { Language } from '../../../contract/languages'
import { cutAtMarks, hasQuestionMark } from '../../text/marks'
import { covered, finderByLanguage, tokensOf } from '../../text/terms'
import { conceptsIn } from './classifier/features'
import { followUpWords } from './lookupOf'
import TELLING from './telling.json'

const FEWEST_WORDS = 4

const find = finderByLanguage(TELLING)

/** "Hi, my kids are 4 and 7 and we just moved here": visitors tell of themselves and ask for nothing. */
export function isTelling(text: string, language: Language): boolean {
  const all = tokensOf(text)
  if (all.length < FEWEST_WORDS || hasQuestionMark(text)) return false
  if (conceptsIn(all).some(({ list }) => list === 'asking')) return false
  if (find(all, language).some(({ list }) => list === 'wish')) return false
  return cutAtMarks(text).some((clause) => {
    const tokens = tokensOf(clause)
    const opening = covered([
      ...conceptsIn(tokens).filter(({ list }) => list === 'hello'),
      ...followUpWords(tokens, language).filter(({ list }) => list === 'opens'),
    ])
    const first = tokens.findIndex((_, at) => !opening.has(at))
    return find(tokens, language).some(({ list, from }) => list === 'self' && from === first)
  })
}

/** "I've never been there before", "im new": the visitor isn't known there. */
export const isNewcomer = (text: string, language: Language): boolean =>
  find(tokensOf(text), language).some(({ list }) => list === 'newcomer')
